import { setImmediate as turn } from 'node:timers/promises';
import { fold } from '../game/evolve.ts';
import { actsOf } from '../game/strike/acts.ts';
import { type Cascade, cascade } from '../game/strike/cascade.ts';
import { isReversal } from '../game/strike/reversals.ts';
import type { Act, Game, GameEvent, Reach, Recall, Reversal } from '../game/types.ts';
import { LIMITS } from '../ruleset/limits.ts';
import type { Store } from '../store/store.ts';
import { gameAsOf, searchLog } from './past.ts';
import type { Request } from './shapes.ts';

/** So many events may have come of one act before the one that is asked for. */
const BEFORE = 50;
const PAGE = 250;
/** More than this many events are not read for what followed. */
const MOST = LIMITS.actsJudgedAgain * 4;

/** What the log has of an event; null when there is none. Others have their turn in between. */
export async function recalled(
  store: Store,
  game: Game,
  { event, reach }: { readonly event: number; readonly reach: Reach },
  until: number,
): Promise<Recall | null> {
  const events = await since(store, game, Math.max(0, event - BEFORE - 1));
  const acts = actsOf(events);
  const i = acts.findIndex((act) => act.events.some(({ seq }) => seq === event));
  const act = acts[i];
  if (act === undefined) return null;
  const { game: before } = await gameAsOf(store, game.id, act.head.seq - 1);
  const whole = (events.at(-1)?.seq ?? 0) >= game.seq;
  const found = {
    act,
    before,
    after: fold(before, act.events),
    later: whole ? acts.slice(i + 1) : null,
    reversals: await reversalsOf(store, game),
    submitted: await submittedSince(store, game, act),
    upTo: game.seq,
  };
  return { ...found, cascade: reach === 'followed' ? await told(cascade(found, until)) : null };
}

/** The same request, with that beside it. */
export async function withRecall(store: Store, game: Game | undefined, request: Request): Promise<Request> {
  const { command, at } = request;
  if (game === undefined || command.do !== 'strike_out') return request;
  const recall = await recalled(store, game, command, at);
  return recall === null ? request : { ...request, recall };
}

async function since(store: Store, game: Game, seq: number): Promise<GameEvent[]> {
  const events: GameEvent[] = [];
  while (events.length < MOST) {
    const page = await store.log.between(game.id, events.at(-1)?.seq ?? seq, game.seq, PAGE);
    events.push(...page);
    if (page.length < PAGE) break;
    await turn();
  }
  return events;
}

async function submittedSince(store: Store, game: Game, { head }: Act): Promise<string[]> {
  const fits = ({ seq }: GameEvent) => seq > head.seq && seq <= game.seq;
  const until = ({ seq }: GameEvent) => seq <= head.seq;
  const most = Number.MAX_SAFE_INTEGER;
  const { found } = await searchLog(store, game.id, fits, { types: ['MatterSubmitted'], most, until });
  return found.flatMap(({ fact }) => (fact.type === 'MatterSubmitted' ? [fact.matter] : []));
}

async function reversalsOf(store: Store, game: Game): Promise<Reversal[]> {
  const fits = ({ seq }: GameEvent) => seq <= game.seq;
  const most = Number.MAX_SAFE_INTEGER;
  const { found } = await searchLog(store, game.id, fits, {
    types: ['EventStruck', 'RecordContested'],
    most,
  });
  const newestFirst: readonly GameEvent[] = found;
  return newestFirst.filter(isReversal).reverse();
}

/** One judgement at a time, so that nobody waits for all of them. */
async function told(steps: Generator<void, Cascade>): Promise<Cascade> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turn();
  }
}
