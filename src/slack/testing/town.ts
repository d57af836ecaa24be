import { cite, ruleOf } from '../../game/cite.ts';
import { matter } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { seated } from '../../referee/trial/table.ts';
import { propose, raise } from '../../referee/trial/words.ts';
import type { Cell } from '../../ruleset/types.ts';
import type { Reader } from '../render/views.ts';
import type { Scene } from '../views/scene.ts';
import { lawOf } from './law.ts';
import type { Plan } from './plan.ts';

/** A random game at an instant, as the edge has it. People are `U0`, `U1` …; `U1` and `U2` have nothing pending. */
export interface Town {
  readonly plan: Plan;
  readonly game: Game;
  readonly at: number;
  readonly scene: Scene;
  readonly reader: Reader;
  readonly people: readonly string[];
  readonly stocks: readonly string[];
}

const FIRST = ['U0', 'U1', 'U2'];
/** Enough for a list that Slack cannot show. */
const RELICS = 130;
const VOTES = ['for', 'against', 'deferential', 'for', null] as const;

export function town(plan: Plan): Town {
  const set = seated({
    people: FIRST,
    law: lawOf(plan),
    stocks: ['AAA low 10'],
    roundName: titleIn(plan, 0),
  });
  set.does('U1', propose()).does('U2', raise()).hoursPass(1);
  const people = plan.names.map((_, i) => `U${i}`);
  const stocks = plan.stocks.map((_, i) => symbol(i));
  const table = new Map(set.game.table);
  populate(table, plan, people);
  list(table, plan, { people, stocks });
  submit(table, plan, people);
  return at({ plan, people, stocks }, { ...set.game, table }, set.now);
}

/** The same town with another game in it. */
export function at(of: Pick<Town, 'plan' | 'people' | 'stocks'>, game: Game, now: number): Town {
  const { plan, people, stocks } = of;
  const scene: Scene = {
    ...{ game, at: now, head: 'a1b2c3d4'.repeat(8), away: new Set(people.slice(3, 9)) },
    commitment: { dayMs: now, hash: 'f00d'.repeat(16) },
    unclear: () => people.slice(1, 4),
  };
  return { plan, game, at: now, scene, reader: readerIn(game, plan), people, stocks };
}

export function titleIn(plan: Plan, n: number): string {
  return plan.titles[n % plan.titles.length] ?? '';
}

export function textIn(plan: Plan, n: number): string {
  return plan.texts[n % plan.texts.length] ?? '';
}

/** Everyone's name begins with a number of its own, so that each can be looked for. */
function readerIn(game: Game, plan: Plan): Reader {
  return {
    name: (person) => `p${person.slice(1)}.${plan.names[Number(person.slice(1))] ?? ''}`,
    title: (id) => matter(game, id)?.title ?? '',
    link: (what) => `https://example.slack.com/archives/C0FASTNOMIC/p${what}|>`,
    cite: (rule, par) => (ruleOf(game.law, rule) ? cite(game.law, rule, par) : rule),
    noun: (word) => game.law.program.nouns.get(word) ?? word,
  };
}

/** `SAA`, `SAB` … */
function symbol(i: number): string {
  return `S${String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))}`;
}

type Cells = Map<string, Cell>;

function copied(table: Cells, from: string, to: string): void {
  for (const [path, cell] of [...table]) {
    const parts = path.split('/');
    if (!parts.includes(from) || /^(signal|did|used|next|game)\//.test(path)) continue;
    table.set(parts.map((part) => (part === from ? to : part)).join('/'), cell);
  }
}

function populate(table: Cells, plan: Plan, people: readonly string[]): void {
  for (const person of people.slice(FIRST.length)) copied(table, 'U1', person);
  for (const [i, person] of people.entries()) {
    table.set(`player/${person}/motto`, titleIn(plan, i));
    table.set(`player/${person}/friends`, people.slice(0, 50));
    table.set(`player/${person}/cash`, Number.MAX_SAFE_INTEGER - i);
    table.set(`wish/${person}`, i % 2 === 0 ? 'continue' : 'stop');
    if (i > 20 && i % 9 === 0) table.set(`player/${person}/playing`, false);
  }
  table.set('global/banner', titleIn(plan, 1));
  table.set('global/crew', people.slice(0, 50));
}

function list(table: Cells, plan: Plan, { people, stocks }: Pick<Town, 'people' | 'stocks'>): void {
  for (const [i, stock] of stocks.entries()) {
    copied(table, 'AAA', stock);
    table.set(`stock/${stock}/symbol`, stock);
    table.set(`stock/${stock}/name`, `${plan.stocks[i] ?? ''} ${i}`);
    for (const [n, person] of people.entries())
      if ((n + i) % 3 !== 0) table.set(`rel/shares/${person}/${stock}`, 1000 + n);
  }
  for (let i = 0; i < RELICS; i += 1) {
    const key = `R${i}_${'relic'.repeat(7)}`.slice(0, 40);
    table.set(`is/relic/${key}`, true);
    table.set(`relic/${key}/mark`, key);
    table.set(`relic/${key}/tale`, titleIn(plan, i));
  }
}

/** `P1` is the oldest and carried by all, `P2` came with an amendment that does not fit, every fifth is a CfJ. */
function submit(table: Cells, plan: Plan, people: readonly string[]): void {
  const [proposal, cfj] = ['P1', 'C1'].map((id) =>
    [...table].filter(([path]) => path.split('/')[1] === id || path === `is/matter/${id}`),
  );
  for (const [path] of [...(proposal ?? []), ...(cfj ?? [])]) table.delete(path);
  for (let i = 0; i < plan.pending; i += 1) {
    const isCfj = i % 5 === 4;
    const id = `${isCfj ? 'C' : 'P'}${i + 1}`;
    for (const [path, cell] of (isCfj ? cfj : proposal) ?? [])
      table.set(path.replace(/\/[PC]1(?=\/|$)/, `/${id}`), cell);
    table.set(`is/matter/${id}`, true);
    table.set(`matter/${id}/author`, people[3 + (i % Math.max(1, people.length - 3))] ?? 'U0');
    table.set(`matter/${id}/order`, i + 1);
    table.set(`matter/${id}/title`, titleIn(plan, i));
    table.set(`matter/${id}/text`, `PROPOSAL: ${textIn(plan, i)}`);
    table.set(`matter/${id}/post`, `1612173600.${String(i).padStart(6, '0')}`);
    for (const [n, person] of people.entries()) {
      const vote = i === 0 ? 'for' : VOTES[(n + i) % VOTES.length];
      if (vote) table.set(`vote/${id}/${person}`, vote);
    }
  }
  table.set('next/proposal', plan.pending + 1).set('next/cfj', plan.pending + 1);
}
