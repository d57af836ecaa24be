import type { MatterKindSpec, VoteWord } from '../ruleset/types.ts';
import { flag, keysUnder, number, text } from './cells.ts';
import type { Game } from './types.ts';

export type MatterState = 'pending' | 'enacted' | 'failed' | 'closed';

/** One votable matter as the gamestate has it. Instants in epoch ms. */
export interface Matter {
  readonly id: string;
  readonly kind: string;
  readonly author: string;
  readonly title: string;
  readonly text: string;
  /** Slack `ts` of the entry. */
  readonly post: string;
  /** An edit made an entry of its post. */
  readonly sinceEdit: boolean;
  readonly opened: number;
  /** Order of registration over all kinds; breaks ties of `opened`. */
  readonly order: number;
  readonly state: MatterState;
  readonly closed: number | null;
  readonly resolver: string | null;
  readonly killed: boolean;
  readonly vetoed: boolean;
  /** Whose VETO it was. */
  readonly vetoer: string | null;
  /** The text as last edited; null while it is what was first posted. */
  readonly edited: string | null;
  readonly deleted: boolean;
  readonly ripened: boolean;
}

export function matter(game: Game, id: string): Matter | null {
  const at = `matter/${id}`;
  const kind = text(game.table, `${at}/kind`);
  if (kind === null) return null;
  return {
    id,
    kind,
    author: text(game.table, `${at}/author`) ?? '',
    title: text(game.table, `${at}/title`) ?? '',
    text: text(game.table, `${at}/text`) ?? '',
    post: text(game.table, `${at}/post`) ?? '',
    sinceEdit: flag(game.table, `${at}/since_edit`),
    opened: number(game.table, `${at}/opened`) ?? 0,
    order: number(game.table, `${at}/order`) ?? 0,
    state: (text(game.table, `${at}/state`) ?? 'pending') as MatterState,
    closed: number(game.table, `${at}/closed`),
    resolver: text(game.table, `${at}/resolver`),
    killed: flag(game.table, `${at}/killed`),
    vetoed: flag(game.table, `${at}/vetoed`),
    vetoer: text(game.table, `${at}/vetoed_by`),
    edited: text(game.table, `${at}/edited`),
    deleted: flag(game.table, `${at}/deleted`),
    ripened: flag(game.table, `${at}/ripened`),
  };
}

/** All matters, oldest first. */
export function matters(game: Game): Matter[] {
  return keysUnder(game.table, 'matter')
    .flatMap((id) => matter(game, id) ?? [])
    .sort((a, b) => a.opened - b.opened || a.order - b.order);
}

export function pendingMatters(game: Game): Matter[] {
  return matters(game).filter((m) => m.state === 'pending');
}

/** The kind a matter was submitted as; one amended away is judged as a call for judgement. */
export function kindOf(game: Game, kind: string): MatterKindSpec {
  const found = game.law.program.matters.get(kind) ?? game.law.program.matters.get('cfj');
  if (!found) throw new Error('a program without a call for judgement was put in force');
  return found;
}

export function matterAtPost(game: Game, ts: string): Matter | null {
  const id = keysUnder(game.table, 'matter').find((key) => game.table.get(`matter/${key}/post`) === ts);
  return id === undefined ? null : matter(game, id);
}

export function rawVote(game: Game, id: string, person: string): VoteWord | null {
  return text(game.table, `vote/${id}/${person}`) as VoteWord | null;
}
