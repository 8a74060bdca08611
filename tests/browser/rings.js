// The legal targets whose ring does not stand out, by two pictures of the page: with rings at the weakest moment
// of their pulse, and without any. A ring has two tones, of which the one that stands out counts.
async ([shown, hidden, least]) => {
  const pixels = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const STRONG = 0.75;
  const [ring, ground] = [await pixels(shown), await pixels(hidden)];
  const scale = ring.width / innerWidth;
  const light = (data, at) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, part) => {
      const value = data[at + part] / 255;
      return sum + weight * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  const contrasts = ({ left, top, right, bottom }) => {
    const found = [];
    for (
      let y = Math.max(0, Math.floor((top - 6) * scale));
      y < Math.min(ring.height, (bottom + 6) * scale);
      y++
    )
      for (
        let x = Math.max(0, Math.floor((left - 6) * scale));
        x < Math.min(ring.width, (right + 6) * scale);
        x++
      ) {
        const at = 4 * (y * ring.width + x);
        const [one, other] = [light(ring.data, at), light(ground.data, at)];
        const ratio = Math.max(one, other) / Math.min(one, other);
        if (ratio > 1.05) found.push(ratio);
      }
    return found.sort((one, other) => one - other);
  };
  return [...document.querySelectorAll(".thing.legal")]
    .map((thing) => ({ thing: thing.dataset.thing, found: contrasts(thing.getBoundingClientRect()) }))
    .map(({ thing, found }) => ({ thing, contrast: found[Math.floor(found.length * STRONG)] ?? 1 }))
    .filter(({ contrast }) => contrast < least)
    .map(({ thing, contrast }) => `${thing}: ${contrast.toFixed(1)}`);
};
