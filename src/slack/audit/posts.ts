import { matter, pendingMatters } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import type { Post } from '../../store/types.ts';
import type { Finding } from '../../verify/shapes.ts';
import type { SeenMessage } from '../connect/look/seen.ts';
import { NotShown, Unanswered } from '../connect/look.ts';
import type { Desk } from '../desk.ts';
import { draw } from '../draw.ts';
import { isPinned, postOf, wantedPins } from '../pins.ts';
import { says } from './words.ts';

/** What the channel lacks: messages that mirror the game, and pins. */
export interface Lacking {
  /** `board`, `card/P7`: never posted, or gone. */
  readonly messages: readonly string[];
  /** The same of those that are there and say something else than they should. */
  readonly stale: readonly string[];
  /** The `ts` of posts that have to be pinned and are not. */
  readonly pins: readonly string[];
  /** Slack did not show all of it. */
  readonly unseen: boolean;
}

export interface Looking {
  /** Ask for each message whether it is still there, and says what it should: a call to Slack for each. */
  readonly each: boolean;
}

const MOST_ASKED = 20;

type State = 'right' | 'stale' | 'gone' | 'unseen';

/** Compares what has to stand in the channel with what does; what is about to be said is left out, but for pins. One call, or one for each message. */
export async function lacking(desk: Desk, game: Game, { each }: Looking): Promise<Lacking> {
  const mirrored = mirroredIn(game);
  const states = new Map<string, State>();
  const known = new Map(mirrored.map((what) => [what, desk.mirror.of(game.id, what)?.ts]));
  for (const [i, what] of mirrored.entries())
    if (!(await isAwaited(desk, game, what)))
      states.set(what, await stateOf(desk, game, what, { each: each && i < MOST_ASKED }));
  const toPin = wantedPins(desk, game);
  const pinned = await shown(desk.look.pins(game.channel));
  // Play goes on while Slack is asked: what was resolved or posted anew meanwhile lacks nothing any more.
  const now = desk.referee.game(game.id) ?? game;
  const wanted = new Set(mirroredIn(now));
  for (const what of mirrored)
    if (
      !wanted.has(what) ||
      (states.get(what) === 'gone' && (await isAnew(desk, game, what, known.get(what))))
    )
      states.delete(what);
  const those = (state: State) => mirrored.filter((what) => states.get(what) === state);
  const [messages, stale, unseen] = [those('gone'), those('stale'), those('unseen').length > 0];
  if (pinned === null) return { messages, stale, pins: [], unseen: true };
  const ts = new Set(pinned.map((pin) => pin.ts));
  const still = new Set(wantedPins(desk, now));
  const pins = toPin.filter((one) => still.has(one) && !ts.has(one) && isPinned(desk, now, one));
  return { messages, stale, pins, unseen };
}

/** It is another message than the one that was looked for, or about to be. */
async function isAnew(desk: Desk, game: Game, what: string, ts: string | undefined): Promise<boolean> {
  return desk.mirror.of(game.id, what)?.ts !== ts || desk.store.outbox.waits(game.id, what);
}

function mirroredIn(game: Game): string[] {
  return ['board', ...pendingMatters(game).map(({ id }) => `card/${id}`)];
}

/** Something is about to be said of it: in the outbox, or because one of its clocks ran out. */
async function isAwaited(desk: Desk, game: Game, what: string): Promise<boolean> {
  const due = what === 'board' ? desk.room.boardDue.get(game.id) : undefined;
  return (due !== undefined && due <= desk.clock.now()) || desk.store.outbox.waits(game.id, what);
}

async function stateOf(desk: Desk, game: Game, what: string, { each }: Looking): Promise<State> {
  const post = desk.mirror.of(game.id, what);
  if (post === null || !each) return post === null ? 'gone' : 'right';
  const seen = await seenOf(desk, game, post);
  if (seen === 'cut') return 'right';
  if (typeof seen === 'string') return seen;
  const should = await draw(desk, game.id, what);
  if (should === null || says(seen, should)) return 'right';
  // It may have come to say something else while Slack was asked.
  return (await isAwaited(desk, game, what)) ? 'right' : 'stale';
}

/** The message as it stands; `cut` where Slack did not show all of its thread. */
async function seenOf(
  desk: Desk,
  game: Game,
  { what, channel, ts }: Post,
): Promise<SeenMessage | 'gone' | 'unseen' | 'cut'> {
  if (what === 'board') {
    const seen = await shown(desk.look.sparing.message(channel, ts).then((found) => ({ found })));
    return seen === null ? 'unseen' : (seen.found ?? 'gone');
  }
  const parent = matter(game, what.slice('card/'.length))?.post ?? ts;
  const thread = await shown(desk.look.sparing.thread(channel, parent));
  if (thread === null) return 'unseen';
  return thread.messages.find((message) => message.ts === ts) ?? (thread.whole ? 'gone' : 'cut');
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
export function lackingFindings(desk: Desk, game: Game, { messages, stale, pins }: Lacking): Finding[] {
  const board = desk.mirror.of(game.id, 'board')?.ts;
  const pending = pendingMatters(game);
  const named = (ts: string) => pending.find((at) => postOf(desk, game, at) === ts)?.id ?? ts;
  return [
    ...messages.map((what) => ({ where: nameOf(what), field: null, saying: 'is not in the channel' })),
    ...stale.map((what) => ({
      where: nameOf(what),
      field: null,
      saying: 'says something else than it should',
    })),
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
