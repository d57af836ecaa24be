import { type Matter, matter } from '../../game/matters.ts';
import type { EventStruck, Game } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { struckNote } from '../render/surfaces/struck.ts';
import type { Told } from './announce.ts';
import { news, otherCards, otherPreviews } from './entries.ts';
import { PRIORITY, pinning, posting, postingDrawn, redrawing } from './routes.ts';

const DAY_MS = 86_400_000;

/** FN-L6: told to all with everything it changed, where the event was told, and on whatever shows what is otherwise now. */
export function sayStruck(desk: Desk, { heard, event }: Told, fact: EventStruck): Draft[] {
  const { before, after } = heard;
  const { channel } = after;
  const older = [...before.table].filter(
    ([path, by]) => path.startsWith('game/struck/') && by === fact.struck,
  );
  return [
    postingDrawn({ channel, priority: PRIORITY.notice, what: `struck/${event.seq}` }),
    ...(older.length === 0 ? [] : [redrawing(channel, `struck/${fact.struck}`)]),
    ...whereTold(desk, after, fact, event.seq),
    ...touchedMatters(
      before,
      after,
      event.changes.map(({ path }) => path),
    ),
    redrawing(channel, `record/${fact.struck}`),
    ...otherCards(after, null),
    ...(fact.law ? otherPreviews(after, null) : []),
    ...news(after),
  ];
}

/** In the thread in which it was told: of its matter, or of the receipts of its day. */
function whereTold(desk: Desk, game: Game, { struck, of }: EventStruck, by: number): Draft[] {
  const tape = `tape/${new Date(Math.floor(of.at / DAY_MS) * DAY_MS).toISOString().slice(0, 10)}`;
  const note = struckNote({ struck, by }, readerOf(desk, game));
  const where = { channel: game.channel, priority: PRIORITY.receipt };
  const post = of.matter === null ? undefined : matter(game, of.matter)?.post;
  if (post !== undefined) return [posting({ ...where, thread: post }, note)];
  if (of.type !== 'ActionTaken' || desk.mirror.of(game.id, tape) === null) return [];
  return [posting({ ...where, thread: { what: tape } }, note)];
}

/** Pins and cards of matters that are pending again, or no longer. */
function touchedMatters(before: Game, after: Game, paths: readonly string[]): Draft[] {
  const ids = new Set(paths.flatMap((path) => /^(?:matter|vote|signal)\/([^/]+)\//.exec(path)?.[1] ?? []));
  return [...ids].flatMap((id) => {
    const [was, is] = [matter(before, id), matter(after, id)];
    const at = is ?? was;
    if (at === null) return [];
    const card = redrawing(after.channel, `card/${id}`, at.post);
    const pending = [was?.state === 'pending', is?.state === 'pending'];
    if (pending[0] === pending[1]) return [card];
    return [card, pinning(pending[1] ? 'pin' : 'unpin', after.channel, pinOf(at))];
  });
}

function pinOf({ id, post, deleted }: Matter): { what: string } | { ts: string } {
  return deleted ? { what: `card/${id}` } : { ts: post };
}
