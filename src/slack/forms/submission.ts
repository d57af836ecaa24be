import type { ModalView } from '@slack/types';
import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { gameAt } from '../gate.ts';
import type { Asker } from '../say/routes.ts';
import { type Carried, carriedBy } from './carried.ts';
import { type Filled, filledIn } from './filled.ts';

/** A form as sent. `at` is when it was received: a submission has no time of its own. */
export interface Submission {
  readonly callbackId: string;
  readonly person: string;
  readonly values: unknown;
  readonly privateMetadata: string;
  readonly viewId: string;
  readonly cause: string;
  readonly at: number;
}

/** What Slack is told to do with the form. Errors stand under their fields, by block id. */
export type FormAnswer =
  | { readonly close: true }
  | { readonly errors: Readonly<Record<string, string>> }
  | { readonly update: ModalView }
  | { readonly push: ModalView };

export const CLOSE: FormAnswer = { close: true };

/** A form as read. */
export interface Sent {
  readonly asker: Asker;
  readonly viewId: string;
  readonly at: number;
  readonly cause: string;
  readonly carried: Carried;
  readonly filled: Filled;
}

/** A form about a game that is there. */
export interface SentInGame extends Sent {
  readonly game: Game;
}

export function readSubmission({
  person,
  values,
  privateMetadata,
  viewId,
  at,
  cause,
}: Pick<Submission, 'person' | 'values' | 'privateMetadata' | 'viewId' | 'at' | 'cause'>): Sent {
  const carried = carriedBy(privateMetadata);
  const thread = carried.t === undefined ? {} : { thread: carried.t };
  const direct = carried.h === undefined ? {} : ({ direct: true } as const);
  const asker = { person, channel: carried.c ?? '', ...thread, ...direct };
  return { asker, viewId, at, cause, carried, filled: filledIn(values) };
}

export function gameOf(desk: Desk, { asker }: Sent): Game | null {
  return gameAt(desk, asker.channel);
}
