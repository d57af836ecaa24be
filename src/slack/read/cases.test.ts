import { describe, expect, test } from 'vitest';
import { printDice, readRoll } from '../../dice/notation.ts';
import { shippedLanguage } from '../testing/shipped.ts';
import cases from './cases.json' with { type: 'json' };
import { type Entry, readEntry } from './entries.ts';
import { normalise } from './normalise.ts';
import { readReaction } from './reactions.ts';
import { readNews } from './symbols.ts';
import { readTrade } from './trades.ts';
import { readReply } from './votes.ts';

const KEYS = ['ALFA', 'BRAV', 'CHAR', 'A', 'MAX'];
const language = shippedLanguage();

/** The cases have one word for every way of getting an opening wrong. */
function entryOutcome(entry: Entry): string {
  if (entry.is === 'matter') return entry.kind;
  if (entry.is !== 'miss') return entry.is === 'nothing' ? 'none' : entry.is;
  return ['quote', 'code', 'lead'].includes(entry.reason) ? 'nudge:form' : `nudge:${entry.reason}`;
}

function post(text: string, thread: boolean, byBot: boolean): string {
  return entryOutcome(readEntry(text, { thread, byBot }, language));
}

function news(text: string): string {
  const reading = readNews(text, KEYS);
  if (reading.is === 'refused') return `refuse:${reading.reason}`;
  return reading.is === 'news' ? `news:${reading.key}` : `ask:${reading.keys.join('/')}`;
}

function vote(text: string): string {
  const reply = readReply(text, language.signs);
  if (reply.is === 'vote') return reply.vote.toUpperCase();
  if (reply.is === 'resolve') return `resolve:${reply.outcome.toUpperCase()}`;
  return reply.is === 'nothing' ? 'none' : reply.is.toLowerCase();
}

function react(name: string): string {
  return readReaction(name, language.signs, new Map([['aye', 'alias:+1']]))?.toUpperCase() ?? 'none';
}

function trade(text: string): string {
  const reading = readTrade(text, KEYS);
  if (reading.is === 'refused') return `refuse:${reading.reason}`;
  if (reading.is === 'form') return reading.count === null ? 'form' : `form ${reading.count}`;
  return `${reading.count} ${reading.key}`;
}

function roll(text: string): string {
  const reading = readRoll(normalise(text));
  if (!reading.ok) return reading.saying.includes('1 to 100 dice') ? 'refuse:limits' : 'refuse:grammar';
  const dice = printDice(reading.dice).toLowerCase();
  return reading.label === '' ? dice : `${dice} [${reading.label}]`;
}

const READERS: Readonly<Record<string, (text: string) => string>> = {
  post: (text) => post(text, false, false),
  reply: (text) => post(text, true, false),
  bot: (text) => post(text, false, true),
  news,
  vote,
  react,
  trade,
  roll,
};

const rows = cases.map((row, at) => ({ ...row, n: at + 1 }));

describe('FN-M1 · FN-V1 · FN-S7 · the cases of the specification', () => {
  test('are all here', () => expect(rows).toHaveLength(117));

  test.each(rows)('$n · $where · $input', ({ where, input, outcome }) => {
    expect(READERS[where]!(input)).toBe(outcome);
  });
});
