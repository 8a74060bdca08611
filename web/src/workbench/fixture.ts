// What `web/scripts/workbench.py` writes.
import type {
  Choice,
  EventInfo,
  Position,
  Prospects,
  TableInfo,
} from "../generated/protocol";
import { calledBy } from "../shell/match/seats";
import { loadModule } from "../shell/title/loading";
import { Table } from "../shell/board/table.svelte";
import { Texts, type Words } from "../shell/text/texts.svelte";

export interface Frame {
  position: Position;
  events: EventInfo[];
  views: Record<string, unknown>;
  prospects: Prospects["prospects"];
}

export interface Fixture {
  info: TableInfo;
  seat: string | null;
  facts: Words;
  domains: Record<string, string>;
  box: unknown;
  // The last happenings, the present position last.
  frames: Frame[];
}

export async function tableOf(
  fixture: Fixture,
  act: (choice: Choice) => void,
): Promise<Table> {
  const module = await loadModule(fixture.info.title);
  const texts = new Texts({
    title: fixture.info.title,
    facts: fixture.facts,
    domains: fixture.domains,
  });
  Object.assign(texts, calledBy(fixture.info.players));
  const last = fixture.frames.at(-1)!;
  const table = new Table({
    ...fixture,
    texts,
    module,
    position: last.position,
    act,
  });
  table.prospects = last.prospects;
  return table;
}

export function showFrame(table: Table, frame: Frame, open: boolean): void {
  table.show(frame.position, frame.events, open ? frame.views : null);
  table.prospects = frame.prospects;
}
