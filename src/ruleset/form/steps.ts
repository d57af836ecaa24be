import { LIMITS } from '../limits.ts';
import type { Place, Source, Step } from '../mechanism.ts';
import { nearestShape, readShape } from './check.ts';
import type { Page } from './page.ts';
import { STEP_SHAPES, type StepWord } from './shapes.ts';

const WORDS = Object.keys(STEP_SHAPES) as StepWord[];
type Raw<W extends StepWord> = NonNullable<ReturnType<(typeof STEP_SHAPES)[W]['parse']>>;
type Named = Pick<Step, 'at' | 'name'>;
type Read<W extends StepWord> = (page: Page, raw: Raw<W>, named: Named, depth: number) => Step;

/** Reads a list of steps; those with faults are left out. `depth` is 1 for the steps of an action. */
export function readSteps(page: Page, at: Place, raw: readonly unknown[], depth = 1): Step[] {
  if (depth > LIMITS.stepsNested && raw.length > 0) {
    page.complain(at, `steps are nested at most ${LIMITS.stepsNested} deep`);
    return [];
  }
  return raw
    .map((value, index) => readStep(page, [...at, index], value, depth))
    .filter((step) => step !== null);
}

function readStep(page: Page, at: Place, raw: unknown, depth: number): Step | null {
  return readAs(page, { at, raw, word: stepWord(raw) }, depth);
}

function readAs<W extends StepWord>(
  page: Page,
  { at, raw, word }: { readonly at: Place; readonly raw: unknown; readonly word: W },
  depth: number,
): Step | null {
  const read = readShape(page, at, raw, STEP_SHAPES[word]);
  if (read === null) return null;
  const { name } = read as { name?: string };
  return READ[word](page, read as Raw<W>, { at, name: name ?? null }, depth);
}

function stepWord(raw: unknown): StepWord {
  const present = WORDS.filter((word) => typeof raw === 'object' && raw !== null && Object.hasOwn(raw, word));
  if (present.length === 1) return present[0]!;
  const candidates = present.length > 1 ? present : WORDS;
  const shape = nearestShape(
    raw,
    candidates.map((word) => STEP_SHAPES[word]),
  );
  return candidates.find((word) => STEP_SHAPES[word] === shape)!;
}

const READ: { readonly [W in StepWord]: Read<W> } = {
  set: (page, _, step) => ({
    ...step,
    do: 'set',
    place: part(page, step, 'set'),
    to: part(page, step, 'to'),
  }),
  change: (page, _, step) => ({
    ...step,
    do: 'change',
    place: part(page, step, 'change'),
    by: part(page, step, 'by'),
  }),
  clear: (page, _, step) => ({ ...step, do: 'clear', place: part(page, step, 'clear') }),
  let: (page, raw, step) => ({ ...step, do: 'let', local: raw.let, be: part(page, step, 'be') }),
  roll: (page, raw, step) => ({
    ...step,
    do: 'roll',
    dice: part(page, step, 'roll'),
    as: raw.as,
    label: raw.label === undefined ? null : part(page, step, 'label'),
  }),
  if: (page, raw, step, depth) => ({
    ...step,
    do: 'if',
    test: part(page, step, 'if'),
    // biome-ignore lint/suspicious/noThenProperty: a word of the language
    then: readSteps(page, [...step.at, 'then'], raw.then, depth + 1),
    else: readSteps(page, [...step.at, 'else'], raw.else ?? [], depth + 1),
  }),
  each: (page, raw, step, depth) => ({
    ...step,
    do: 'each',
    local: raw.each,
    in: part(page, step, 'in'),
    where: raw.where === undefined ? null : part(page, step, 'where'),
    steps: readSteps(page, [...step.at, 'do'], raw.do, depth + 1),
  }),
  call: (page, raw, step) => ({
    ...step,
    do: 'call',
    procedure: raw.call,
    with: given(page, step, raw.with),
    in: raw.in === undefined ? null : part(page, step, 'in'),
  }),
  create: (page, raw, step) => ({
    ...step,
    do: 'create',
    kind: raw.create,
    values: Object.entries(raw.values ?? {}).map(([field, value]) => [
      field,
      value,
      [...step.at, 'values', field],
    ]),
    with: given(page, step, raw.with),
    as: raw.as ?? null,
  }),
  add: (page, raw, step) => ({
    ...step,
    do: 'add',
    item: part(page, step, 'add'),
    place: part(page, step, 'to'),
    first: raw.first ?? false,
  }),
  take: (page, _, step) => ({
    ...step,
    do: 'take',
    item: part(page, step, 'take'),
    place: part(page, step, 'from'),
  }),
  pick: (page, raw, step) => ({
    ...step,
    do: 'pick',
    from: part(page, step, 'pick'),
    as: raw.as,
    count: raw.count === undefined ? null : part(page, step, 'count'),
  }),
  shuffle: (page, raw, step) => ({
    ...step,
    do: 'shuffle',
    list: part(page, step, 'shuffle'),
    as: raw.as,
  }),
  remove: (page, _, step) => ({ ...step, do: 'remove', thing: part(page, step, 'remove') }),
  make: (page, raw, step) => ({ ...step, do: 'make', player: part(page, step, 'make'), role: raw.a }),
  ensure: (page, _, step) => ({
    ...step,
    do: 'ensure',
    test: part(page, step, 'ensure'),
    otherwise: page.sentence([...step.at, 'else']),
  }),
  win: (page, _, step) => ({ ...step, do: 'win', player: part(page, step, 'win') }),
  announce: (page, _, step) => ({
    ...step,
    do: 'announce',
    sentence: page.sentence([...step.at, 'announce']),
  }),
};

function part(page: Page, step: Named, key: string): Source {
  return page.source([...step.at, key]);
}

function given(
  page: Page,
  step: Named,
  raw: Readonly<Record<string, unknown>> | undefined,
): (readonly [string, Source])[] {
  return Object.entries(raw ?? {}).map(([argument, value]) => {
    const at = [...step.at, 'with', argument];
    if (typeof value === 'object') page.complain(at, 'an expression is needed here');
    return [argument, page.source(at)];
  });
}
