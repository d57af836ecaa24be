import type { Logger, webApi } from '@slack/bolt';
import { setting } from '../game/people.ts';
import { unclearOn } from '../game/signals.ts';
import type { Game } from '../game/types.ts';
import type { Step } from '../log.ts';
import type { Parlour } from '../referee/ticker/parlour.ts';
import { Turns } from '../referee/turns.ts';
import type { Referee } from '../referee.ts';
import type { Store } from '../store/store.ts';
import type { Audits } from './audit/audits.ts';
import type { Charts } from './charting/charts.ts';
import type { Identity } from './connect/identity.ts';
import type { Look } from './connect/look.ts';
import type { Work } from './hear/waiting.ts';
import type { Watchers } from './home/watchers.ts';
import type { Mirror } from './mirror.ts';
import type { Names } from './names.ts';
import { Pace } from './pace.ts';
import { type Language, languageOf, signsOf } from './read/language.ts';
import type { Aliases } from './read/reactions.ts';
import { readRoomMarks } from './read/setup.ts';
import type { Rulesets } from './rulesets.ts';
import type { BoardPicture } from './ticker/show/table.ts';
import type { Scene } from './views/scene.ts';

/** Everything that those who read and answer Slack have at hand. */
export interface Desk {
  readonly referee: Referee;
  readonly parlour: Parlour;
  readonly store: Store;
  readonly mirror: Mirror;
  readonly names: Names;
  readonly audits: Audits;
  readonly homes: Watchers;
  readonly rulesets: Rulesets;
  readonly clock: { now(): number };
  readonly log: Logger;
  readonly step: Step;
  /** For reading Slack and for forms; what is said goes through the outbox. */
  readonly slack: webApi.WebClient;
  readonly look: Look;
  readonly charts: Charts;
  readonly who: Identity;
  readonly room: Room;
  /** Aborted when the bot stops: work that takes long goes no further. */
  readonly leaving: AbortSignal;
}

/** What changes in a workspace without being part of any game. */
export interface Room {
  /** How fast each person types and presses. */
  readonly pace: Pace;
  /** The workspace removed the app: nothing can be heard or said any more. */
  removed: boolean;
  aliases: Aliases;
  /** Names of channels, without the hash. */
  readonly names: Map<string, string>;
  /** Players who left their game's channel, by channel. */
  readonly away: Map<string, Set<string>>;
  /** Channels of which not all that was said is heard yet, each with the ts of what was heard last meanwhile. */
  readonly behind: Map<string, { newest: string }>;
  /** Commitments by game: the newest day's, for the board. */
  readonly commitments: Map<string, { readonly dayMs: number; readonly hash: string }>;
  /** Posts whose pin was taken off twice: `game ts`. */
  readonly unpinned: Set<string>;
  /** Posts that wait for a pin until the channel has room for one: `game ts`. */
  readonly crowdedOut: Set<string>;
  /** Posts that were pinned again once. */
  readonly repinned: Set<string>;
  /** When each board next shows something else by the clock alone. */
  readonly boardDue: Map<string, number>;
  /** Messages that are being dealt with right now, by their names in the inbox. */
  readonly underWay: Map<string, Work>;
  /** Messages that have come and may still wait for their turn. */
  readonly arriving: Map<string, Work>;
  /** When each person last asked what amendments would do, ms. */
  readonly previews: Map<string, readonly number[]>;
  /** From when on things may be put right again in each game, epoch ms. */
  readonly repairFrom: Map<string, number>;
  /** The newest picture of each ticker table's board. */
  readonly boards: Map<string, BoardPicture>;
  /** Turns at ticker tables that somebody was reminded of: `table turn`. */
  readonly nudged: Set<string>;
  /** Until when each table was last given more time, epoch ms. */
  readonly timeGiven: Map<string, number>;
  /** From when on the fingerprint of a ticker table is offered again, if Slack does not have it. */
  readonly resealFrom: Map<string, number>;
  /** From when on a table's end is told to the game of its channel again, if that failed. */
  readonly reportFrom: Map<string, number>;
  /** What each person says in each channel, one thing after another. */
  readonly turns: Turns;
}

export function emptyRoom(actsPerMinute?: number): Room {
  return {
    pace: new Pace(actsPerMinute),
    removed: false,
    aliases: new Map(),
    names: new Map(),
    away: new Map(),
    behind: new Map(),
    commitments: new Map(),
    unpinned: new Set(),
    crowdedOut: new Set(),
    repinned: new Set(),
    boardDue: new Map(),
    underWay: new Map(),
    arriving: new Map(),
    previews: new Map(),
    repairFrom: new Map(),
    boards: new Map(),
    nudged: new Set(),
    timeGiven: new Map(),
    resealFrom: new Map(),
    reportFrom: new Map(),
    turns: new Turns(),
  };
}

export const COMMANDS = ['/nomic', '/buy', '/sell', '/adjust', '/news', '/roll', '/act', '/ticker'] as const;

/** How people write under the rules in force in this game, and in this room. */
export function languageIn(game: Game): Language {
  const marks = readRoomMarks(setting(game, 'marks') ?? '', signsOf(game.law.program.votes));
  return languageOf(game.law.program, { commands: COMMANDS.map((name) => name.slice(1)), room: marks.marks });
}

export function sceneOf(desk: Desk, game: Game, at: number): Scene {
  return {
    game,
    at,
    head: desk.referee.head(game.id),
    commitment: desk.room.commitments.get(game.id) ?? null,
    away: desk.room.away.get(game.channel) ?? new Set(),
    unclear: (id) => unclearOn(game.table, id),
  };
}

/** Slack's `ts`, `1612343520.000200`, as epoch ms. */
export function msOf(ts: string): number {
  return Math.floor(Number(ts) * 1000);
}
