import { deadlineOf, type Pace, type TickerTable, type Turn } from '../../../referee/ticker/placed.ts';
import { type PublicView, publicView } from '../../../ticker/panels/views.ts';

/** A table as everybody may see it: there is no room in it for a card that is held. */
export interface SeenTable {
  readonly id: string;
  /** `T2` */
  readonly name: string;
  readonly pace: Pace;
  readonly view: PublicView;
  readonly told: readonly Turn[];
  readonly deadline: number | null;
  /** People in the lobby, by display name. */
  readonly joined: readonly string[];
}

/** `deadline`: with what was added after an absence; the turn's own unless told. */
export function seen(placed: TickerTable, deadline = deadlineOf(placed)): SeenTable {
  const { id, name, pace, told, table } = placed;
  const joined = table.joined.map((one) => one.name);
  return { id, name, pace, told, joined, view: publicView(table), deadline };
}
