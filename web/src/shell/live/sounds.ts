// Short wooden sounds, made by the browser itself: no file, and nothing before the first click.
import { settings } from "../page/settings.svelte";

type Sound = (context: AudioContext, out: AudioNode) => void;

let context: AudioContext | null = null;

// A struck piece of wood: a short tone that bends down, and the click of the stroke.
function knock(
  frequency: number,
  length: number,
  loudness: number,
  delay = 0,
): Sound {
  return (audio, out) => {
    const start = audio.currentTime + delay;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(frequency * 1.6, start);
    tone.frequency.exponentialRampToValueAtTime(frequency, start + 0.02);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loudness, start + 0.003);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(out);
    tone.start(start);
    tone.stop(start + length + 0.02);
  };
}

// Paper that slides: filtered noise.
function rustle(length: number, loudness: number): Sound {
  return (audio, out) => {
    const noise = audio.createBufferSource();
    const buffer = audio.createBuffer(
      1,
      Math.ceil(audio.sampleRate * length),
      audio.sampleRate,
    );
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] =
        (Math.random() * 2 - 1) *
        Math.sin((Math.PI * index) / samples.length) ** 2;
    }
    noise.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = 2600;
    const gain = audio.createGain();
    gain.gain.value = loudness;
    noise.connect(filter).connect(gain).connect(out);
    noise.start();
  };
}

const SOUNDS: Record<string, Sound[]> = {
  piece: [knock(310, 0.09, 0.35)],
  card: [rustle(0.13, 0.35), knock(520, 0.05, 0.08, 0.07)],
  coin: [knock(1150, 0.12, 0.16), knock(1500, 0.16, 0.12, 0.06)],
  bell: [knock(660, 0.9, 0.16), knock(990, 0.7, 0.06)],
  turn: [knock(420, 0.1, 0.3), knock(560, 0.14, 0.3, 0.13)],
  cheer: [0, 0.14, 0.28, 0.42].map((delay, index) =>
    knock(300 + index * 90, 0.16, 0.3, delay),
  ),
  refuse: [knock(150, 0.14, 0.3)],
};

export function play(name: string): void {
  const sound = SOUNDS[name];
  if (!sound || !settings.sounds || !context || context.state !== "running")
    return;
  for (const part of sound) part(context, context.destination);
}

// Browsers allow sound after a person has done something on the page.
export function allowSounds(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}
