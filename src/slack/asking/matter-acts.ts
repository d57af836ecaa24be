import { matter } from '../../game/matters.ts';
import { standing } from '../../game/standing.ts';
import type { Game, Outcome } from '../../game/types.ts';
import type { MatterKindSpec, VoteWord } from '../../ruleset/types.ts';
import { languageIn } from '../desk.ts';
import { readNumbered } from '../read/command.ts';
import { readVoteWord } from '../read/votes.ts';
import { kindName } from '../render/words.ts';
import { doing, type ReadAct, type Reading, textOf, unclear } from './act-words.ts';

/** `vote FOR on P7`, `vote P7 FOR`, `veto P7`. */
export function readVote({ game, words }: Reading, given: VoteWord | null = null): ReadAct {
  const id = idAmong(words);
  const signs = languageIn(game).signs;
  const vote = given ?? words.map(({ text }) => readVoteWord(text, signs)).find((word) => word !== null);
  if (id === null) return unclear('On which matter? Write `/nomic can vote P7 FOR`.');
  if (!vote)
    return unclear('Which vote? Write `/nomic can vote ', id, ' FOR`, AGAINST, DEFERENTIAL or VETO.');
  const signal = { id: 'question', way: 'command' } as const;
  return doing({ do: 'vote', matter: id, vote, signal }, [`vote ${vote.toUpperCase()} on `, { matter: id }]);
}

/** Without an outcome, the one that is lawful now, or else enacting. */
export function readResolve(reading: Reading, given: Outcome | null = null): ReadAct {
  const { game, words, at } = reading;
  const id = idAmong(words);
  if (id === null) return unclear('Which matter? Write `/nomic can resolve P7 enact`.');
  const typed = /\bfail/i.test(textOf(words)) ? 'fail' : /\benact/i.test(textOf(words)) ? 'enact' : null;
  const outcome = given ?? typed ?? likely(game, id, at);
  return {
    is: 'act',
    question: { is: 'resolve', matter: id, outcome },
    act: [`${outcome} `, { matter: id }],
  };
}

function likely(game: Game, id: string, at: number): Outcome {
  const subject = matter(game, id);
  if (subject?.state !== 'pending') return 'enact';
  const stand = standing(game, subject, at);
  return !stand.enact && stand.fail ? 'fail' : 'enact';
}

function idAmong(words: Reading['words']): string | null {
  return words.map(({ text }) => readNumbered(text)).find((id) => id !== null) ?? null;
}

/** `propose`, `submit a proposal`, `call for judgement`, `cfj`, `declare victory`; null for what names no kind. */
export function readSubmit(game: Game, verb: string, rest: string): ReadAct | null {
  const text = `${verb} ${rest}`
    .toLowerCase()
    .replace(/[:.]/g, '')
    .replace(/^(submit|post|make|raise)\s+(an?\s+)?/, '');
  const kind = [...game.law.program.matters.values()].find((one) => isNamed(one, text.trim()));
  if (!kind) return null;
  return {
    is: 'act',
    question: { is: 'submit', kind: kind.name },
    act: [`submit a ${kindName(kind.opens)}`],
  };
}

function isNamed({ name, opens, enacted }: MatterKindSpec, text: string): boolean {
  const known = [name, opens.replace(/[:\s]+$/, '').toLowerCase(), ...(SHORT[name] ?? [])];
  if (known.includes(text)) return true;
  return enacted === 'victory' && /^(declare( victory)?|win)$/.test(text);
}

const SHORT: Readonly<Record<string, readonly string[]>> = {
  proposal: ['propose'],
  cfj: ['call for judgment', 'call'],
};
