import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { fold, lawFrom, unfounded } from '../game/evolve.ts';
import type { Game, LawText } from '../game/types.ts';
import type { GameRow } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import type { Sealed } from '../store/types.ts';
import { frozenHistory, keptHistory, thawedHistory } from './history.ts';

const SNAPSHOT_EVERY = 500;
const AT_ONCE = 100;

const cell = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const pairs = <V extends z.ZodType>(value: V) => z.array(z.tuple([z.string(), value]));

const kept = z.object({
  team: z.string(),
  channel: z.string(),
  at: z.number(),
  law: z.object({ version: z.number(), rules: z.array(z.unknown()) }),
  table: pairs(cell),
  past: z.object({
    moves: pairs(z.number()),
    actions: pairs(z.object({ n: z.number(), by: z.string(), at: z.number() })),
    paid: pairs(z.number()),
    earned: pairs(z.number()),
    enactments: z.number(),
  }),
  history: keptHistory,
});

/** A state, and the hash of its newest event. */
interface Loaded {
  readonly game: Game;
  readonly head: string;
}

/** One game a channel; its id says which. */
export function gameId(team: string, channel: string): string {
  return `${team}-${channel}`;
}

/** The state of a game from its newest snapshot and the events since; the log alone when there is no good one. */
export async function loadGame(store: Store, row: Pick<GameRow, 'id'>): Promise<Loaded> {
  const snapshot = await store.snapshots.newest(row.id);
  const start = snapshot ? thawed(row.id, snapshot.seq, snapshot.state) : null;
  if (snapshot && !start) await store.snapshots.discard(row.id, snapshot.seq);
  const from = start ?? unfounded(row.id);
  const tail = await store.log.tail(row.id, from.seq);
  const head = tail.at(-1)?.hash ?? (await store.log.head(row.id)).hash;
  return { game: tail.length === 0 ? from : fold(from, tail), head };
}

/** The state of a game from its log alone, with turns for others; of the snapshots what is not what that comes to is given up. */
export async function refolded(store: Store, id: string): Promise<Loaded> {
  let at = { game: unfounded(id), head: (await store.log.head(id)).hash };
  for (const seq of await store.snapshots.kept(id)) {
    at = await foldedOn(store, at, seq);
    if (!(await isRight(store, at, seq))) await store.snapshots.discard(id, seq);
  }
  return foldedOn(store, at, Number.MAX_SAFE_INTEGER);
}

/** Folded on up to and with event `to`. */
async function foldedOn(store: Store, from: Loaded, to: number): Promise<Loaded> {
  for (let at = from; ; await turn()) {
    const events = await store.log.between(at.game.id, at.game.seq, to, AT_ONCE);
    const newest = events.at(-1);
    if (newest === undefined) return at;
    at = { game: fold(at.game, events), head: newest.hash };
  }
}

async function isRight(store: Store, { game, head }: Loaded, seq: number): Promise<boolean> {
  const kept = await store.snapshots.raw(game.id, seq);
  if (game.seq !== seq || kept?.head !== head || !kept.isWhole) return false;
  const held = thawed(game.id, seq, JSON.parse(kept.state));
  return held !== null && isDeepStrictEqual(frozen(held), frozen(game));
}

export async function saveGame(store: Store, game: Game, head: string): Promise<void> {
  await store.snapshots.keep({ game: game.id, seq: game.seq, head, state: frozen(game) });
}

/** Keeps the state that these events came to, once in so many. */
export async function snapshot(store: Store, game: Game, events: readonly Sealed[]): Promise<void> {
  const newest = events.at(-1);
  if (newest && events.some(({ seq }) => seq % SNAPSHOT_EVERY === 0))
    await saveGame(store, game, newest.hash);
}

/** The state as JSON can hold it. */
export function frozen(game: Game): z.input<typeof kept> {
  const { team, channel, at, law, table, past, history } = game;
  return {
    team,
    channel,
    at,
    law: { version: law.version, rules: [...law.rules] },
    table: [...table].map(([path, value]) => [path, typeof value === 'object' ? [...value] : value]),
    past: {
      moves: [...past.moves],
      actions: [...past.actions],
      paid: [...past.paid],
      earned: [...past.earned],
      enactments: past.enactments,
    },
    history: frozenHistory(history),
  };
}

/** The state out of a snapshot; null when it is not one of this program's. */
export function thawed(id: string, seq: number, state: unknown): Game | null {
  const read = kept.safeParse(state);
  if (!read.success) return null;
  const { team, channel, at, law, table, past, history } = read.data;
  return {
    id,
    team,
    channel,
    seq,
    at,
    law: lawFrom(law as LawText),
    table: new Map(table),
    past: {
      moves: new Map(past.moves),
      actions: new Map(past.actions),
      paid: new Map(past.paid),
      earned: new Map(past.earned),
      enactments: past.enactments,
    },
    history: thawedHistory(history),
  };
}
