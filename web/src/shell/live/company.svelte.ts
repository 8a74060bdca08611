// Who is at a live table: in which seats, who of them is there, and who only watches.
import type {
  Absence,
  Presence,
  SeatInfo,
  TableInfo,
} from "../../generated/protocol";
import { keepPresence, marked } from "../match/seats";
import { isFree } from "../net/seating";

export class Company {
  info = $state.raw<TableInfo | null>(null);
  // One's own; null for whoever only watches.
  seat = $state.raw<string | null>(null);
  watching = $state(0);
  // Players whom the others miss.
  absent = $state.raw<Absence[]>([]);

  // `changed` hears of all that is new about the table.
  constructor(private readonly changed: (info: TableInfo) => void) {}

  get isHost(): boolean {
    return this.seat !== null && this.info?.host === this.seat;
  }

  me(): SeatInfo | null {
    return (
      this.info?.players.find((player) => player.seat === this.seat) ?? null
    );
  }

  know(info: TableInfo): void {
    this.#tell(info, keepPresence(info.players, this.info?.players ?? []));
  }

  // Somebody sat down or left. Whoever has left their seat, on another device maybe, only watches from now
  // on.
  sit(players: SeatInfo[], host: string): void {
    if (!this.info) return;
    this.#tell({ ...this.info, host }, players);
    const me = this.me();
    if (me && isFree(me)) this.seat = null;
  }

  // Nothing more happens here.
  close(): void {
    if (this.info) this.know({ ...this.info, status: "closed" });
  }

  mark({ online, watching, absent = [] }: Presence): void {
    this.watching = watching;
    this.absent = absent;
    if (this.info)
      this.#tell(this.info, marked(this.info.players, new Set(online)));
  }

  #tell(info: TableInfo, players: SeatInfo[]): void {
    this.info = { ...info, players };
    this.changed(this.info);
  }
}
