import type { Luck } from './luck.ts';
import { scrap, trap } from './scraps.ts';

const NAMES = [
  'cash',
  'price',
  'noma',
  'voting_time',
  'player',
  'stock',
  'matter',
  'players',
  'stocks',
  'x',
  'p',
  'shares',
];
const TEXTS = ['"low"', "'SAA'", '""', '"{{1}}"', '"a\\nb"', 'null', 'true', "'<!here>'"];

/** A question of the language of the rules, mostly a sound one, down to so many levels. */
export function expression(luck: Luck, depth = 4): string {
  if (depth <= 0 || luck.oneIn(4))
    return luck.of([...NAMES, ...TEXTS, '0', '1', '-5', '9007199254740991', '1.5', 'player.cash']);
  const e = () => expression(luck, depth - 1);
  return luck.of<() => string>([
    () => `${e()} ${luck.of(['+', '-', '*', '/', '%', '==', '!=', '<', '>=', '&&', '||', 'in'])} ${e()}`,
    () => `(${e()})`,
    () => `${luck.of(['!', '-'])}${e()}`,
    () => `${e()} ? ${e()} : ${e()}`,
    () =>
      `${luck.of(['players', 'stocks', 'matters', e()])}.${luck.of(['all', 'exists', 'filter', 'map'])}(a, ${e()})`,
    () =>
      `${luck.of(['min', 'max', 'size', 'since', 'hours', 'days', 'first', 'shares', 'stock', 'player'])}(${e()}, ${e()})`,
    () => `${e()}.${luck.of([...NAMES, 'size()', 'name', 'open_for', '__proto__', 'constructor'])}`,
    () => `[${e()}, ${e()}]`,
    () => scrap(luck),
  ])();
}

function step(luck: Luck, depth: number): string {
  const e = () => JSON.stringify(expression(luck, 2));
  const inner = () => steps(luck, depth - 1);
  const place = () => luck.of(['player.cash', 'noma', 'stock.price', '"shares(player, stock)"', e()]);
  return luck.of<() => string>([
    () => `{ set: ${place()}, to: ${e()} }`,
    () => `{ change: ${place()}, by: ${e()} }`,
    () => `{ roll: ${luck.of(['1D6', '2d10-1', '999D99999', e()])}, as: n }`,
    () => `{ announce: ${e()} }`,
    () => (depth <= 0 ? '{ stop: true }' : `{ if: ${e()}, then: ${inner()}, else: ${inner()} }`),
    () =>
      depth <= 0
        ? '{ call: buy }'
        : `{ each: a, in: ${luck.of(['players', 'stocks', e()])}, do: ${inner()} }`,
    () => `{ create: stock, with: { symbol: ${e()}, price: ${e()} }, as: made }`,
    () => `{ remove: ${luck.of(['stock', 'player', e()])} }`,
    () => `{ ${luck.of(['set', 'to', 'pick', 'shuffle', 'later'])}: ${e()} }`,
  ])();
}

function steps(luck: Luck, depth: number): string {
  return `[ ${luck.many(0, 3, () => step(luck, depth)).join(', ')} ]`;
}

/** A block of mechanism with what the language knows in it, in any measure. */
export function mechanism(luck: Luck): string {
  const e = () => JSON.stringify(expression(luck, 3));
  const name = () => luck.of(['go', 'noma', 'pot', 'gem', 'tax', 'cash', '__proto__', 'buy']);
  const lines = [
    () => `parameters: { ${name()}: ${luck.of(['5', '18h', 'true', '[ a ]', '2d6', e()])} }`,
    () =>
      `globals: { ${name()}: { type: ${luck.of(['integer', 'text', 'list', 'player', 'zzz'])}, default: ${e()} } }`,
    () =>
      `kinds: { ${name()}: { key: name, fields: { name: { type: text, pattern: ${JSON.stringify(pattern(luck))} } } } }`,
    () =>
      `actions: { ${name()}: { takes: { n: integer }, needs: [ { that: ${e()}, else: ${e()} } ], does: ${steps(luck, 3)} } }`,
    () => `triggers: { ${name()}: { when: ${e()}, do: ${steps(luck, 2)} } }`,
    () => `schedules: { ${name()}: { every: ${luck.of(['1m', '1d', '0s', e()])}, do: ${steps(luck, 2)} } }`,
    () => `criteria: { enact: ${e()}, fail: ${e()} }`,
    () => `votes: { for: [ FOR, ":+1:", ${e()} ] }`,
    () => `relations: { owes: { of: [ player, ${name()} ] } }`,
    () => `victory: [ { name: rich, when: ${e()} } ]`,
  ];
  return luck.many(1, 4, () => luck.of(lines)()).join('\n');
}

function pattern(luck: Luck): string {
  return luck
    .many(1, 5, () => luck.of(['[A-Z]{1,4}', '[a-z0-9]{2}', '(a+)+', '[^x]{9}', '[z-a]{1}', '.*']))
    .join('');
}

export function amendment(luck: Luck): string {
  const e = () => JSON.stringify(expression(luck, 3));
  const rule = () => luck.of(['Roster', 'stocks', 'Trading', 'Voting', '2.4', e()]);
  const operations = [
    () =>
      `- { set_parameter: ${luck.of(['voting_time', 'x', 'starting_cash'])}, to: ${luck.of(['12h', '5', e()])} }`,
    () => `- { edit_text: ${rule()}, replace: ${e()}, with: ${e()} }`,
    () => `- { append_text: ${rule()}, text: ${e()} }`,
    () =>
      `- add_rule: ${luck.of(['Tax', 'Gold', e()])}\n  text: ${e()}\n  mechanism:\n${mechanism(luck).replace(/^/gm, '    ')}`,
    () => `- { repeal_rule: ${rule()} }`,
    () => `- { rename_rule: ${rule()}, to: ${e()} }`,
    () =>
      `- { edit_mechanism: ${rule()}, at: ${luck.of(['actions.buy.needs', 'parameters', 'x.0.y', e()])}, put: ${e()} }`,
    () =>
      `- { rename: ${luck.of(['player', 'cash', 'stock', 'stock.price', e()])}, to: ${luck.of(['money', 'share', e()])} }`,
    () => `- { do: ${steps(luck, 3)} }`,
    () => `- { if: ${e()}, then: [ { repeal_rule: ${rule()} } ], else: [] }`,
    () => `- { adopt: ${luck.of(['stock-market', 'core', e()])} }`,
  ];
  return luck.many(1, 4, () => luck.of(operations)()).join('\n');
}

export function document(luck: Luck): string {
  const rules = luck.many(
    1,
    4,
    () =>
      `## ${luck.of(['Tax', 'Gold', 'A & B', scrap(luck)])}\n\nWords, {{${expression(luck, 2)}}}.\n\n\`\`\`mechanism\n${mechanism(luck)}\n\`\`\`\n`,
  );
  const lines = ['# Law', '', ...rules.join('\n').split('\n')];
  if (luck.oneIn(3)) return lines.join('\n');
  const i = luck.below(lines.length);
  return lines.with(i, `${lines[i]}${trap(luck, 60_000)}`).join('\n');
}
