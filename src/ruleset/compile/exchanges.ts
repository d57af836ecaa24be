import type { Declared, Vocabulary } from '../expr/vocabulary.ts';
import { LIMITS } from '../limits.ts';
import type { ActionDecl, Source, Step } from '../mechanism.ts';
import type { Definition, ExchangeSpec } from '../types.ts';

/** What the names that hold in some steps stand for: a kind of thing or `player`; and prices that a local was made of. */
interface Around {
  readonly kinds: ReadonlyMap<string, string>;
  readonly prices: ReadonlyMap<string, readonly Price[]>;
}

/** A number of a thing that an expression reckons with. */
interface Price {
  readonly kind: string;
  readonly field: string;
}

interface Found {
  readonly relations: Set<string>;
  /** Numbers of people that move, by what prices. */
  readonly paid: (Price & { readonly money: string })[];
}

/**
 * What people trade for what at which price, as their actions show: an action that moves a holding and, by a sum in
 * which a number of the thing held has a part, a number of somebody's own. In document order, each once.
 */
export function exchanges(words: Vocabulary): readonly ExchangeSpec[] {
  const all = [...words.actions.values()].flatMap((action) => ofAction(words, action));
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = JSON.stringify(one);
    return seen.has(key) ? false : seen.add(key);
  });
}

function ofAction(words: Vocabulary, action: Declared<ActionDecl>): ExchangeSpec[] {
  const found: Found = { relations: new Set(), paid: [] };
  const around: Around = { kinds: typed(words, action.takes, [['player', 'player']]), prices: new Map() };
  walk({ words, found, depth: 0 }, action.does, around);
  return [...found.relations].flatMap((relation) => {
    const kind = words.relations.get(relation)?.of[1];
    return found.paid
      .filter((paid) => paid.kind === kind)
      .map(({ money, field, kind: of }) => ({ relation, kind: of, money, price: field }));
  });
}

function typed(
  words: Vocabulary,
  takes: readonly Definition[],
  more: readonly (readonly [string, string])[] = [],
): ReadonlyMap<string, string> {
  const things = takes.flatMap(({ name, type }): [string, string][] =>
    type === 'player' || words.kinds.has(type) ? [[name, type]] : [],
  );
  return new Map([...more, ...things]);
}

interface Walk {
  readonly words: Vocabulary;
  readonly found: Found;
  readonly depth: number;
}

function walk(at: Walk, steps: readonly Step[], outer: Around): void {
  let here = outer;
  for (const step of steps) {
    if (step.do === 'if') {
      walk(at, step.then, here);
      walk(at, step.else, here);
    } else if (step.do === 'each') walk(at, step.steps, inTurn(at.words, step, here));
    else if (step.do === 'call') walkCalled(at, step);
    else if (step.do === 'change') note(at, step.place, step.by, here);
    else if (step.do === 'set') note(at, step.place, step.to, here);
    else if (step.do === 'let')
      here = { ...here, prices: new Map([...here.prices, [step.local, pricesIn(at.words, step.be, here)]]) };
  }
}

function inTurn(words: Vocabulary, { local, in: over }: Extract<Step, { do: 'each' }>, here: Around): Around {
  const kind = over.source === 'players' ? 'player' : words.plurals.get(over.source);
  return kind === undefined ? here : { ...here, kinds: new Map([...here.kinds, [local, kind]]) };
}

function walkCalled(at: Walk, step: Extract<Step, { do: 'call' }>): void {
  const procedure = at.words.procedures.get(step.procedure);
  // What is put off is no part of the act; procedures stand a few deep at most.
  if (!procedure || step.in !== null || at.depth >= LIMITS.proceduresNested) return;
  const around = { kinds: typed(at.words, procedure.takes), prices: new Map() };
  walk({ ...at, depth: at.depth + 1 }, procedure.does, around);
}

function note({ words, found }: Walk, place: Source, sum: Source, here: Around): void {
  const relation = /^\s*(\w+)\s*\(/.exec(place.source)?.[1];
  if (relation !== undefined && words.relations.get(relation)?.of[0] === 'player')
    found.relations.add(relation);
  const [, of = '', money = ''] = /^\s*(\w+)\.(\w+)\s*$/.exec(place.source) ?? [];
  if (here.kinds.get(of) !== 'player' || words.playerFields.get(money)?.type !== 'integer') return;
  for (const price of pricesIn(words, sum, here)) found.paid.push({ ...price, money });
}

function pricesIn(words: Vocabulary, { source }: Source, here: Around): readonly Price[] {
  const locals = [...source.matchAll(/\b\w+\b/g)].flatMap(([name]) => here.prices.get(name) ?? []);
  const read = [...source.matchAll(/\b(\w+)\.(\w+)\b/g)].flatMap(([, of = '', field = '']): Price[] => {
    const kind = here.kinds.get(of) ?? '';
    const number = words.kinds.get(kind)?.fields.find(({ name }) => name === field)?.type === 'integer';
    return number ? [{ kind, field }] : [];
  });
  return [...locals, ...read];
}
