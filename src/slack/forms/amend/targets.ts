import { ruleNumber } from '../../../game/cite.ts';
import type { Game } from '../../../game/types.ts';
import { writeDuration } from '../../../ruleset/duration.ts';
import { writeMoment } from '../../../ruleset/moment.ts';
import { printCell } from '../../../ruleset/print.ts';
import type { Cell, Definition, Rule } from '../../../ruleset/types.ts';
import { fitting } from '../../render/choice.ts';

/** Something of the law or the gamestate that a form can change. */
export type Target =
  | { readonly is: 'new rule'; readonly id: string }
  | { readonly is: 'rule'; readonly id: string; readonly rule: Rule }
  | Valued;

/** `place`: how steps name it, for what is no parameter. */
export interface Valued {
  readonly is: 'parameter' | 'global' | 'everybody' | 'thing';
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly definition: Definition;
  /** Null where there is not one value now. */
  readonly now: Cell | null;
}

const MOST = 100;

/** What may be picked, likeliest first; what does not fit Slack's list can be written as a block. */
export function targets(game: Game): Target[] {
  const { law } = game;
  const rules = law.rules.map((rule): Target => ({ is: 'rule', id: `r:${rule.id}`, rule }));
  const all = [...parameters(game), ...rules, { is: 'new rule', id: 'n:' } as const, ...globals(game)];
  return [...all, ...everybodys(game), ...things(game)].slice(0, MOST);
}

/** By its id, its name, or what names a rule. */
export function targetNamed(game: Game, words: string): Target | null {
  const wanted = words
    .trim()
    .toLowerCase()
    .replace(/^(?:rule|parameter)\s+/, '');
  if (wanted === '') return null;
  const names = (target: Target): readonly string[] => {
    if (target.is === 'new rule') return ['new rule', 'rule'];
    if (target.is !== 'rule') return [target.name, target.name.replaceAll('_', ' ')];
    return [target.rule.id, target.rule.title.toLowerCase(), ruleNumber(game.law, target.rule.id) ?? ''];
  };
  return (
    targets(game).find(
      (one) => one.id === words || fitting(one.id) === words || names(one).includes(wanted),
    ) ?? null
  );
}

function parameters({ law }: Game): Valued[] {
  return [...law.program.parameters].map(([name, { definition, value }]) => ({
    ...({ is: 'parameter', id: `p:${name}`, name, place: name, definition, now: value } as const),
  }));
}

function globals({ law, table }: Game): Valued[] {
  return [...law.program.globals.values()].map((definition) => {
    const { name } = definition;
    const now = table.get(`global/${name}`) ?? null;
    return { is: 'global', id: `g:${name}`, name, place: name, definition, now } as const;
  });
}

function everybodys({ law }: Game): Valued[] {
  return [...law.program.playerFields.values()].map((definition) => {
    const { name } = definition;
    return { is: 'everybody', id: `f:${name}`, name, place: `p.${name}`, definition, now: null } as const;
  });
}

function things({ law, table }: Game): Valued[] {
  return [...law.program.kinds.values()].flatMap((kind) =>
    [...table.keys()].flatMap((path) => {
      const key = path.startsWith(`is/${kind.name}/`) ? path.slice(`is/${kind.name}/`.length) : null;
      if (key === null || kind.numbered) return [];
      return kind.fields
        .filter(({ name }) => name !== kind.key)
        .map((definition) => ({
          ...({ is: 'thing', id: `t:${kind.name}/${key}/${definition.name}`, definition } as const),
          name: `${definition.name} of ${key}`,
          place: `${kind.name}("${key}").${definition.name}`,
          now: table.get(`${kind.name}/${key}/${definition.name}`) ?? null,
        }));
    }),
  );
}

/** The value as it is typed and read again. */
export function typedValue({ definition, now }: Valued): string {
  if (now === null) return '';
  if (definition.type === 'duration' && typeof now === 'number') return writeDuration(now);
  if (definition.type === 'moment' && typeof now === 'number') return writeMoment(now);
  return typeof now === 'object' ? now.join(', ') : String(now);
}

/** The value in words, for a list to choose from. */
export function shownValue({ definition, now }: Valued): string {
  return now === null ? '' : printCell(definition.type, now, definition.of);
}
