import { matter, pendingMatters } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import type { Post } from '../../store/types.ts';
import type { Finding } from '../../verify/shapes.ts';
import { NotShown, Unanswered } from '../connect/look.ts';
import type { Desk } from '../desk.ts';
import { isPinned, postOf, wantedPins } from '../pins.ts';

/** What the channel lacks: messages that mirror the game, and pins. */
export interface Lacking {
  /** `board`, `card/P7`: never posted, or gone. */
  readonly messages: readonly string[];
  /** The `ts` of posts that have to be pinned and are not. */
  readonly pins: readonly string[];
  /** Slack did not show all of it. */
  readonly unseen: boolean;
}

export interface Looking {
  /** Ask for each message whether it is still there: a call to Slack for each. */
  readonly each: boolean;
}

const MOST_ASKED = 20;

/** Compares what has to stand in the channel with what does; what is about to be said is left out. One call, or one for each message. */
export async function lacking(desk: Desk, game: Game, { each }: Looking): Promise<Lacking> {
  const mirrored = ['board', ...pendingMatters(game).map(({ id }) => `card/${id}`)];
  const messages: string[] = [];
  let unseen = false;
  for (const [i, what] of mirrored.entries()) {
    if (await desk.store.outbox.waits(game.id, what)) continue;
    const post = desk.mirror.of(game.id, what);
    const isThere = post === null ? false : each && i < MOST_ASKED ? await exists(desk, game, post) : true;
    if (isThere === false) messages.push(what);
    if (isThere === null) unseen = true;
  }
  const pinned = await shown(desk.look.pins(game.channel));
  if (pinned === null) return { messages, pins: [], unseen: true };
  const ts = new Set(pinned.map((pin) => pin.ts));
  const pins = wantedPins(desk, game).filter((one) => !ts.has(one) && isPinned(desk, game, one));
  return { messages, pins, unseen };
}

/** Null where Slack does not say. */
async function exists(desk: Desk, game: Game, { what, channel, ts }: Post): Promise<boolean | null> {
  if (what === 'board') {
    const seen = await shown(desk.look.message(channel, ts).then((found) => ({ found })));
    return seen === null ? null : seen.found !== null;
  }
  const parent = matter(game, what.slice('card/'.length))?.post ?? ts;
  const thread = await shown(desk.look.thread(channel, parent));
  return thread === null ? null : !thread.whole || thread.messages.some((message) => message.ts === ts);
}

async function shown<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NotShown || error instanceof Unanswered) return null;
    throw error;
  }
}

/** The same as findings, for people. */
export function lackingFindings(desk: Desk, game: Game, { messages, pins }: Lacking): Finding[] {
  const board = desk.mirror.of(game.id, 'board')?.ts;
  const pending = pendingMatters(game);
  const named = (ts: string) => pending.find((at) => postOf(desk, game, at) === ts)?.id ?? ts;
  return [
    ...messages.map((what) => ({ where: nameOf(what), field: null, saying: 'is not in the channel' })),
    ...pins.map((ts) => ({
      where: ts === board ? 'the gamestate' : `the post of ${named(ts)}`,
      field: null,
      saying: 'has to be pinned and is not',
    })),
  ];
}

function nameOf(what: string): string {
  return what === 'board' ? 'the gamestate' : `the card of ${what.slice('card/'.length)}`;
}
