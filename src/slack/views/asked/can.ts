import type { Instead } from '../../../game/asking/instead.ts';
import { insteadOf } from '../../../game/asking/instead.ts';
import { answerTo, type Question } from '../../../game/asking/question.ts';
import type { Game } from '../../../game/types.ts';
import type { Check, Saying } from '../../../ruleset/types.ts';
import type { AnswerLine, AnswerView, Citation } from '../../render/views.ts';
import { citation, quotesOf, type Scene } from '../scene.ts';
import { ifOnly } from './if-only.ts';

/** Who asks what of whom. `not` turns it round: why somebody may not. */
export interface Asked {
  readonly question: Question;
  readonly act: Saying;
  readonly by: string;
  readonly not: boolean;
  readonly more: string;
}

/** Yes or no, the rule, every condition in words, and what would be lawful. */
export function canView(scene: Scene, { question, act, by, not, more }: Asked): AnswerView {
  const { game, at } = scene;
  const answer = answerTo(game, question, { by, at });
  const instead = answer.yes ? [] : insteadOf(game, question, { by, at });
  const failing = answer.checks.filter(({ holds }) => !holds);
  const would = [
    ...instead.map((one) => insteadWords(game, one)),
    ...(answer.yes ? [] : ifOnly(scene, question, by)),
  ];
  return {
    verdict: not ? null : answer.yes ? 'Yes.' : 'No.',
    question: not ? [answer.yes ? 'Nothing is in the way: ' : 'Why not: ', ...act] : act,
    as: by,
    at,
    version: game.law.version,
    sections: [{ title: null, lines: inOrder(answer.checks).map(line) }, ...quoted(scene, failing)],
    notes: [
      ...(answer.dice ? [['What the dice would bring about nobody can say beforehand.']] : []),
      ...(would.length === 0 ? [] : [joinedOr(would)]),
      ['A question, not an act: nothing was done.'],
    ],
    more,
  };
}

/** What stands in the way comes first. */
function inOrder(checks: readonly Check[]): Check[] {
  return [...checks.filter(({ holds }) => !holds), ...checks.filter(({ holds }) => holds)];
}

function line(check: Check): AnswerLine {
  return { mark: check.holds ? 'holds' : 'fails', saying: check.saying, cite: citation(check) };
}

/** The sentences of the law that stand in the way, whole. */
function quoted(scene: Scene, failing: readonly Check[]): AnswerView['sections'] {
  const quotes = quotesOf(scene, failing);
  if (quotes.length === 0) return [];
  const lines = quotes.map(({ text, rule, par }): AnswerLine => {
    const cite: Citation = { rule, ...(par === undefined ? {} : { par }) };
    return { mark: 'neither', saying: [`"${text.replace(/\s+/g, ' ').trim()}"`], cite };
  });
  return [{ title: 'The rule', lines }];
}

/** `It would be yes for 3,778 or fewer, or from 14:20:05 UTC.` */
function joinedOr(would: readonly Saying[]): Saying {
  const either = would.flatMap((words, i): Saying => (i === 0 ? words : [', or ', ...words]));
  return ['It would be yes ', ...either, '.'];
}

function insteadWords(game: Game, instead: Instead): Saying {
  switch (instead.is) {
    case 'count':
      return countWords(instead);
    case 'key':
      return ['for ', ...list(instead.keys.map((key) => keyWords(game, key))), ...more(instead.left)];
    case 'when':
      // Told to the second, it must not be a second early.
      return ['from ', { instant: Math.ceil(instead.fromMs / 1000) * 1000 }, ', if nothing else changes'];
    case 'who':
      return [
        'if it were ',
        ...list(instead.people.map((person): Saying => [{ player: person }])),
        ...more(instead.left),
      ];
  }
}

function countWords({ most, below, least }: Extract<Instead, { is: 'count' }>): Saying {
  if (most !== null) return ['for ', { amount: most }, ...(below ? [' or fewer'] : [])];
  return ['for ', { amount: least ?? 0 }];
}

function keyWords({ table }: Game, key: string): Saying {
  return table.has(`is/player/${key}`) ? [{ player: key }] : [key];
}

function list(items: readonly Saying[]): Saying {
  return items.flatMap((item, i): Saying => {
    if (i === 0) return item;
    return [i === items.length - 1 ? ' or ' : ', ', ...item];
  });
}

function more(left: number): Saying {
  return left === 0 ? [] : [' or ', { amount: left }, ' more'];
}
