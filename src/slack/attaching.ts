import type { Matter } from '../game/matters.ts';
import type { Game } from '../game/types.ts';
import type { Saying } from '../ruleset/types.ts';
import type { Draft } from '../store/types.ts';
import { attempt } from './acts.ts';
import type { Desk } from './desk.ts';
import { draftFor, sealOfDraft } from './drafting.ts';
import { broughtBy } from './hear/brought.ts';
import { readerOf } from './reader.ts';
import type { Message } from './render/compose.ts';
import { attachedMessage, draftMessage } from './render/surfaces/draft.ts';
import { noteMessage } from './render/surfaces/note.ts';
import { type Asker, privately } from './say/routes.ts';

/** Who would put an amendment beside an entry of theirs, where, when, by which delivery. */
export interface Attaching {
  readonly asker: Asker;
  readonly game: Game;
  readonly channel: string;
  readonly at: number;
  readonly cause: string;
  /** How a success is told to them; by a message of its own where this is not given. */
  readonly told?: (message: Message) => readonly Draft[];
}

/** Reads the post of an entry again, with its block or file, and attaches what it brings; false where it brings nothing. */
export async function attachPosted(desk: Desk, here: Attaching, to: Matter): Promise<boolean> {
  const post = await desk.look.message(here.channel, to.post).catch(() => null);
  const brought = post === null ? null : await broughtBy(desk, here.game, post);
  if (brought?.is === 'one') await attach(desk, here, to, brought.source);
  else if (brought?.is === 'unread') await tellUnread(desk, here, brought.why);
  else return false;
  return true;
}

/** What came with the post is not taken, and why. */
export function tellUnread(desk: Desk, here: Attaching, why: Saying): Promise<void> {
  return tell(desk, here, noteMessage([why, ['Nothing was attached.']], readerOf(desk, here.game)));
}

/** Attaches the draft that its seal names. When the law or the words make another of it now, or none was named, that is shown. */
export async function attachSealed(desk: Desk, here: Attaching, to: Matter, seal: string): Promise<void> {
  const source = draftFor(desk, here.game, to, here.at);
  const reader = readerOf(desk, here.game);
  if (source === null) {
    const gone: Saying = ['The words of ', { matter: to.id }, ' draft no amendment that fits the rules now.'];
    return tell(desk, here, noteMessage([gone], reader));
  }
  if (sealOfDraft(source) === seal) return attach(desk, here, to, source);
  await tell(desk, here, draftMessage({ matter: to.id, source, seal: sealOfDraft(source) }, reader));
}

async function attach(desk: Desk, here: Attaching, to: Matter, amendment: string): Promise<void> {
  const { asker, game, at, cause, told } = here;
  await attempt(desk, {
    ...{ asker: { ...asker, thread: to.post }, game, at, cause },
    command: { do: 'attach', matter: to.id, amendment },
    words: ['attach an amendment to ', { matter: to.id }, '.'],
    done: ({ after }) => {
      const message = attachedMessage(to.id, readerOf(desk, after));
      return told?.(message) ?? [privately(asker, message)];
    },
  });
}

function tell(desk: Desk, { asker, game }: Attaching, message: Message): Promise<void> {
  return desk.store.transact((tx) => tx.outbox.queue([privately(asker, message)], game.id));
}
