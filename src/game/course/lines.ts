import type { Course, Step } from './course.ts';

/** How somebody's worth is reckoned: their money, and what they have of the things of a kind at its price. */
export interface WorthBy {
  readonly money: string;
  readonly relation: string;
  readonly kind: string;
  readonly price: string;
}

export function stepsOf(course: Course, path: string): readonly Step[] {
  return course.steps.get(path) ?? [];
}

/** Keys of which a number of this name was ever known in the round, in the order they came. */
export function keysOf(course: Course, holder: string, field: string): string[] {
  return [...course.steps.keys()].flatMap((path) => {
    const [head, key, name] = path.split('/');
    return head === holder && name === field && key !== undefined ? [key] : [];
  });
}

/** What somebody was worth after each event that could change it. */
export function worthOver(course: Course, by: WorthBy, person: string): Step[] {
  const holdings = heldEver(course, by, person);
  const paths = [
    `player/${person}/${by.money}`,
    ...holdings.flatMap((key) => [`rel/${by.relation}/${person}/${key}`, `${by.kind}/${key}/${by.price}`]),
  ];
  const now = new Map<string, number>();
  const of = (path: string) => now.get(path) ?? 0;
  const worth = (): number | null => {
    const money = now.get(`player/${person}/${by.money}`);
    if (money === undefined) return null;
    const held = (key: string) =>
      of(`rel/${by.relation}/${person}/${key}`) * of(`${by.kind}/${key}/${by.price}`);
    return holdings.reduce((sum, key) => sum + held(key), money);
  };
  const out: Step[] = [];
  const moves = paths.flatMap((path) => stepsOf(course, path).map((step) => ({ path, step })));
  moves.sort((a, b) => a.step.event - b.step.event);
  for (const [i, { path, step }] of moves.entries()) {
    if (step.to === null) now.delete(path);
    else now.set(path, step.to);
    const { event, at } = step;
    if (moves[i + 1]?.step.event !== event) out.push({ event, at, to: worth() });
  }
  return movesOnly(out);
}

function heldEver(course: Course, { relation }: WorthBy, person: string): string[] {
  const start = `rel/${relation}/${person}/`;
  return [...course.steps.keys()].flatMap((path) =>
    path.startsWith(start) ? [path.slice(start.length)] : [],
  );
}

/** A step to the same number is none. */
export function movesOnly(steps: readonly Step[]): Step[] {
  return steps.filter((step, i) => i === 0 || step.to !== steps[i - 1]?.to);
}

/** The number at the end of an event; null before there was one. */
export function valueAfter(steps: readonly Step[], event: number): number | null {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.event ?? 0) <= event) low = middle + 1;
    else high = middle;
  }
  return steps[low - 1]?.to ?? null;
}
