// What has been at a live table: somebody looks back at it, sees it once more, or has just come and is shown
// the last moves. All of it is asked for when it is wanted.
import type { Happened, Position, Scene } from "../../generated/protocol";
import type { LiveLog } from "./log.svelte";
import type { Playback } from "./playback.svelte";
import { Recalling } from "./recalling.svelte";
import { Retracing } from "./retracing";

export class Past {
  readonly #retracing: Retracing;
  readonly #recalling: Recalling;
  #lookId = "";

  // `look` asks for the position after so many plies and returns the id of the request.
  constructor(
    private readonly playback: Playback,
    private readonly log: LiveLog,
    private readonly look: (ply: number) => string,
  ) {
    this.#recalling = new Recalling({
      look,
      recalled: (items) => playback.recall(items),
    });
    this.#retracing = new Retracing({
      look,
      draw: (before, after) => playback.table!.retrace(before, after),
    });
  }

  // Somebody has just come.
  begin(position: Position, log: Happened[], seat: string | null): void {
    this.#retracing.begin(position, log);
    this.#recalling.begin(position, log, seat);
  }

  // Something newer is shown.
  goOn(own: boolean): void {
    this.#retracing.end();
    if (own) this.#recalling.end();
  }

  lookAt(ply: number): void {
    this.#retracing.end();
    this.#lookId = this.look(ply);
    this.playback.lookAt(ply);
  }

  back(): void {
    this.#lookId = "";
    this.playback.back();
  }

  get canShowAgain(): boolean {
    const { isAtRest, hasRecent } = this.playback;
    return isAtRest && (hasRecent || this.#recalling.isOffered);
  }

  // What happened since the player's last move; what was before the page was opened is asked for.
  showAgain(): void {
    if (this.#recalling.isOffered) this.#recalling.ask();
    else this.playback.replayTurn();
  }

  take(scene: Scene): void {
    if (this.#retracing.take(scene) || this.#recalling.take(scene)) return;
    const { id, position, views } = scene;
    if (id === this.#lookId)
      this.playback.table?.show(
        position,
        this.log.eventsAt(position.ply),
        views,
      );
  }

  // Says whether somebody looked there.
  refuse(id: string | null): boolean {
    this.#recalling.refuse(id);
    return id !== null && id === this.#lookId;
  }
}
