import { existsSync } from 'node:fs';
import { decide } from '../src/game/decide.ts';
import { fold, unfounded } from '../src/game/evolve.ts';
import { noDice } from '../src/game/luck.ts';
import { Settling } from '../src/game/settling.ts';
import type { Command, Game, GameEvent, Ruling, Stamp } from '../src/game/types.ts';
import type { Dice } from '../src/ruleset/types.ts';
import { loadRulesets, type Rulesets } from '../src/slack/rulesets.ts';

const START = Date.parse('2021-02-03T12:00:00Z');
const DAY = '2021-02-03';
const LEVELS = ['low', 'medium', 'high'];

/** Every die shows 3: what is measured is the work, not the luck. */
const threes: Dice = { roll: (count) => ({ faces: Array.from({ length: count }, () => 3), n: 0 }) };

export function packageRoot(): URL {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('../', folder);
  return folder;
}

const ROUND = 'stock-market';

/** The law as it ships, with the round that is rehearsed alone: one game is not played by two. */
export function rehearsed(): Rulesets {
  const all = loadRulesets(new URL('rulesets/', packageRoot()));
  return { ...all, rounds: all.rounds.filter(({ file }) => file === ROUND) };
}

export interface Seats {
  readonly people: number;
  readonly stocks: number;
}

/** A game of the shipped rules that nobody keeps: `p0` is the Emperor, `p1` and so on play, stocks are `SA`, `SB` … */
export class Rehearsal {
  game: Game;
  readonly events: GameEvent[] = [];
  at = START;

  constructor({ core, rounds }: Rulesets, { people, stocks }: Seats) {
    this.game = unfounded('bench');
    const things = Array.from({ length: stocks }, (_, i) => ({
      kind: 'stock',
      values: {
        symbol: symbol(i),
        name: `Stock ${i}`,
        price: '100',
        volatility: LEVELS[i % LEVELS.length] ?? '',
      },
    }));
    const documents = [core, ...rounds];
    const place = { team: 'T', channel: 'C', roundName: 'Bench', emperor: 'p0', settings: {} };
    this.does('p0', { do: 'found', ...place, documents, things });
    for (let i = 1; i < people; i += 1) this.does(`p${i}`, { do: 'act', move: { action: 'join', args: {} } });
  }

  rules(by: string, command: Command, at = this.at): Ruling {
    const stamp: Stamp = { by, at, dice: rolls(command) ? threes : noDice, day: DAY };
    return decide(this.game, command, stamp);
  }

  does(by: string, command: Command): void {
    const ruling = this.rules(by, command);
    if (!ruling.lawful) throw new Error(`refused: ${JSON.stringify(ruling.grounds)}`);
    this.#record(ruling);
  }

  /** Ruled on and folded, and then forgotten. Throws when it is lawful and should not be, or the reverse. */
  tries(by: string, command: Command, lawful = true): void {
    const ruling = this.rules(by, command);
    if (ruling.lawful !== lawful)
      throw new Error(`${lawful ? 'refused' : 'lawful'}: ${JSON.stringify(command)}`);
    fold(this.game, this.#sealed(ruling));
  }

  /** Lets what falls due until then happen, as the referee does. Returns how many things did. */
  until(at: number): number {
    this.at = at;
    let n = 0;
    const settling = new Settling();
    for (let next = settling.next(this.game, at); next; next = settling.next(this.game, at)) {
      const ruling = this.rules('referee', next.command, next.at);
      if (ruling.events.length === 0) settling.waits(next);
      else this.#record(ruling);
      n += 1;
    }
    return n;
  }

  /** Proposed with this amendment, voted for by all and enacted. */
  passes(amendment: string): void {
    const id = this.proposes(amendment);
    this.does('p0', { do: 'resolve', matter: id, outcome: 'enact', way: 'button', seen: 'any' });
  }

  /** The same, all but enacted; its id. */
  proposes(amendment: string): string {
    const people = [...this.game.table.keys()].filter((path) => /^is\/player\//.test(path)).length;
    const entry = { title: 'Bench', text: 'PROPOSAL: Bench', post: `${this.game.seq}.0`, amendment };
    this.does('p1', { do: 'submit', kind: 'proposal', ...entry });
    const id =
      [...this.game.table.keys()].flatMap((path) => /^is\/matter\/(.*)/.exec(path)?.[1] ?? []).at(-1) ?? '';
    for (let i = 0; i <= people / 2; i += 1) {
      const signal = { id: `button:${this.game.seq}`, way: 'button' } as const;
      this.does(`p${i}`, { do: 'vote', matter: id, vote: 'for', signal });
    }
    return id;
  }

  #sealed({ events }: Ruling): GameEvent[] {
    return events.map((event, i) => ({ ...event, seq: this.game.seq + 1 + i }));
  }

  #record(ruling: Ruling): void {
    const events = this.#sealed(ruling);
    this.game = fold(this.game, events);
    this.events.push(...events);
  }
}

function rolls(command: Command): boolean {
  return command.do !== 'submit' && command.do !== 'vote';
}

function symbol(i: number): string {
  return `S${String.fromCharCode(65 + Math.floor(i / 26))}${String.fromCharCode(65 + (i % 26))}`;
}
