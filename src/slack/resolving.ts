import { foreseen } from '../game/amending/seen.ts';
import { matter as matterOf } from '../game/matters.ts';
import { preview } from '../game/preview.ts';
import type { Game, Outcome } from '../game/types.ts';
import type { Heard } from '../referee.ts';
import type { Ground } from '../ruleset/types.ts';
import type { Draft } from '../store/types.ts';
import { attempt, refusal } from './acts.ts';
import { NotShown } from './connect/look.ts';
import { type Desk, sceneOf } from './desk.ts';
import { draftBefore } from './drafting.ts';
import { readerOf } from './reader.ts';
import { lookAtMatter, reconcileMatter } from './reconcile/matter.ts';
import { changedMessage } from './render/surfaces/changed.ts';
import { noteMessage } from './render/surfaces/note.ts';
import type { Nearest } from './render/views.ts';
import { type Asker, privately } from './say/routes.ts';
import { standingView } from './views/docket.ts';
import { goesToAll } from './views/notice.ts';
import { previewView } from './views/preview.ts';

/** Fewer characters of a digest may be those of another. */
const SHORTEST = 6;

export interface Resolving {
  readonly asker: Asker;
  readonly game: Game;
  readonly matter: string;
  readonly outcome: Outcome;
  readonly way: 'button' | 'command' | 'reply';
  readonly at: number;
  readonly cause: string | null;
  /** Digest of the preview that the resolver was shown, or its beginning. */
  readonly seen?: string;
}

/** FN-R9: before a resolution that matter alone is read again from Slack, so that a vote delivered late counts. */
export async function resolveMatter(desk: Desk, one: Resolving): Promise<void> {
  const { asker, game, outcome, way, at, cause } = one;
  const subject = matterOf(game, one.matter);
  if (subject?.state === 'pending') {
    const seen = await lookAtMatter(desk, game, subject).catch(whyNot);
    if (seen === null || typeof seen === 'string') return notRead(desk, one, seen);
    await reconcileMatter(desk, game.id, { at: subject, seen, resolving: { cause } });
  }
  const now = desk.referee.game(game.id) ?? game;
  const words = outcome === 'enact' && one.seen === undefined ? matterOf(now, one.matter) : null;
  const first = words?.state === 'pending' ? draftBefore(desk, now, words, { by: asker.person, at }) : null;
  if (first !== null) {
    return desk.store.transact((tx) => tx.outbox.queue([privately(asker, first)], game.id));
  }
  await attempt(desk, {
    asker,
    game: now,
    command: { do: 'resolve', matter: one.matter, outcome, way, ...seenIn(desk, one) },
    at,
    cause,
    words: [`${outcome} ${one.matter}.`],
    done: (heard) => outOfSight(desk, heard, one),
    nearest: (after) => nearestFor(desk, after, one),
    instead: (after, grounds) => tellFirst(desk, after, one, grounds),
  });
}

/** Where the notice goes to the thread alone, whoever typed a command in the channel would see nothing. */
function outOfSight(
  desk: Desk,
  { before, after }: Heard,
  { asker, way, matter, outcome }: Resolving,
): Draft[] {
  const subject = matterOf(before, matter);
  if (way !== 'command' || !subject || goesToAll(before, subject)) return [];
  const saying = [
    { matter },
    ` is ${outcome === 'enact' ? 'enacted' : 'failed'}; the notice is in its thread.`,
  ];
  return [privately(asker, noteMessage([saying], readerOf(desk, after)))];
}

/** A digest that was typed may be cut short. */
function seenIn(desk: Desk, one: Resolving): { seen?: string } {
  if (one.seen === undefined) return {};
  const game = desk.referee.game(one.game.id) ?? one.game;
  const full = foreseen(game, one.matter, one.asker.person, one.at)?.digest ?? '';
  return { seen: one.seen.length >= SHORTEST && full.startsWith(one.seen) ? full : one.seen };
}

/** The amendment does something else than its voters saw, and nothing else is in the way: who resolves is shown what, and asked. */
function tellFirst(
  desk: Desk,
  game: Game,
  one: Resolving,
  grounds: readonly Ground[],
): readonly Draft[] | null {
  if (one.outcome !== 'enact' || grounds.length !== 1) return null;
  const told = preview(game, one.matter, one.at, []);
  const now = foreseen(game, one.matter, one.asker.person, one.at);
  if (told === null || now === null || !now.differs || now.digest === one.seen) return null;
  const view = previewView(sceneOf(desk, game, one.at), one.matter, { ...told, ...now });
  const message = changedMessage({ view, digest: now.digest, version: told.version }, readerOf(desk, game));
  return [privately(one.asker, message)];
}

function whyNot(error: unknown): string {
  if (error instanceof NotShown) return error.code;
  throw error;
}

/** `code`: Slack's own word for why it shows nothing; null when it did not answer in time. */
async function notRead(desk: Desk, one: Resolving, code: string | null): Promise<void> {
  const { asker, game, matter, outcome, at, cause } = one;
  const why = code === null ? ' within 10 seconds' : ` (${code})`;
  const saying = [
    'Slack did not show me the votes on ',
    { matter },
    `${why}, so it was not resolved. Try again.`,
  ];
  const message = refusal(desk, game, {
    act: [`${outcome} ${matter}.`],
    grounds: [{ rule: 'referee', saying }],
    at,
  });
  await desk.store.transact(async (tx) => {
    await tx.outbox.queue([privately(asker, message)], game.id);
    if (cause !== null) await tx.inbox.settle(cause, { unread: matter });
  });
}

/** The other outcome when that one is lawful, or the older matter that is in the way. */
function nearestFor(desk: Desk, game: Game, { matter: id, outcome }: Resolving): Nearest | null {
  const subject = matterOf(game, id);
  if (subject?.state !== 'pending') return null;
  const scene = sceneOf(desk, game, desk.clock.now());
  const { enact, fail, waitsFor } = standingView(game, subject, scene.at);
  if (waitsFor !== null) return { do: 'see', matter: waitsFor };
  if (outcome === 'enact' && fail) return { do: 'resolve', matter: id, outcome: 'fail', seq: game.seq };
  if (outcome === 'fail' && enact) return { do: 'resolve', matter: id, outcome: 'enact', seq: game.seq };
  return null;
}
