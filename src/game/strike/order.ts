import { keysUnder } from '../cells.ts';
import { type Matter, matters } from '../matters.ts';
import type { Game, Reach } from '../types.ts';

const STRIKES = /\bstr(?:ike|ikes|iking|uck)\b/iu;
/** Such a clause speaks of a strike without wanting it. */
const DOUBTS =
  /\b(?:not|never|no|nor|neither|nothing|nobody|without|whether|if|unless|except|instead|rather|would|could|might|may|had|against|refuse|reject|forbid|oppose|avoid|stop|prevent|keep|cannot|should (?:we|i|it|e?\d+))\b|n't\b|\?/iu;
const NUMBERS = /(?:\bevents?\s+#?e?|#e?|\be)(\d{1,9})\b/giu;
const LISTED = /(?:^|\s|,)(?:and\s+|,\s*)?#?e?(\d{1,9})\b/giu;
const FOLLOWED =
  /\b(?:and|with)\s+(?:all\s+|everything\s+|whatever\s+|what\s+)*(?:that\s+)?(?:has\s+)?follow(?:ed|s)\b/iu;

/** FN-M6: what is voted on is the text first posted. Null when it does not order that event to be struck. */
export function orderIn(text: string, event: number): Reach | null {
  const found = orderingClauses(text).find((words) => numbersIn(words).includes(event));
  if (found === undefined) return null;
  return FOLLOWED.test(found) ? 'followed' : 'alone';
}

/** Every event that it orders to be struck, in the order of its words. */
export function orderedIn(text: string): readonly number[] {
  return [...new Set(orderingClauses(text).flatMap(numbersIn))];
}

function orderingClauses(text: string): string[] {
  return clauses(text).filter((words) => STRIKES.test(words) && !DOUBTS.test(words));
}

/** Of that event, oldest first: enacted or not. */
export function orderers(game: Game, event: number): Matter[] {
  return matters(game).filter(({ text }) => orderIn(text, event) !== null);
}

/** An order is carried out once, whatever becomes of the strike. */
export function isSpent(game: Game, order: string, event: number): boolean {
  return keysUnder(game.table, `game/spent/${order}`).includes(String(event));
}

/** Reasons are no part of an order; a list of events is. */
function clauses(text: string): string[] {
  return text
    .replaceAll('’', "'")
    .split(/(?<=[.!?])\s+|\n+|[;:()–—]|\b(?:because|since|as|so that|due to)\b/iu)
    .flatMap((words) => words.split(/,(?!\s*(?:and\s+|with\s+)?(?:#?e?\d|all\b|what|everything\b))/iu));
}

function numbersIn(words: string): number[] {
  return [...words.matchAll(NUMBERS)].flatMap((found) => {
    const after = words.slice(found.index + found[0].length);
    const more = /^(?:\s*(?:,|and|&)\s*(?:and\s+)?#?e?\d{1,9}\b)+/iu.exec(after)?.[0] ?? '';
    return [found[1] ?? '', ...[...more.matchAll(LISTED)].map(([, digits]) => digits ?? '')].map(Number);
  });
}
