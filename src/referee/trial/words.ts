import type { Command, Outcome, Signal } from '../../game/types.ts';
import type { VoteWord } from '../../ruleset/types.ts';

/** What people do at the table, as commands. */
export type Documents = Extract<Command, { do: 'found' }>['documents'];

let count = 0;

function fresh(): number {
  count += 1;
  return count;
}

export const accept: Command = { do: 'accept' };
export const join = act('join');
export const leave = act('leave');
export const demote = (idler: string) => act('make_observer', { idler });
export const buy = (n: number, stock: string) => act('buy', { stock, count: n });
export const sell = (n: number, stock: string) => act('sell', { stock, count: n });
export const adjust = act('adjust');
export const news = (stock: string, note = `Rumours of ${stock}`): ReturnType<typeof act> => ({
  ...act('news', { stock }),
  note,
  post: `news.${fresh()}`,
});
export const rollNews = (post: number) => act('news_roll', { post: String(post) });
export const ascend = (words: string) => act('ascend', { words });

export function act(
  action: string,
  args: Readonly<Record<string, string | number>> = {},
): Extract<Command, { do: 'act' }> {
  return { do: 'act', move: { action, args } };
}

export const propose = (title = 'More of this') => submit('proposal', 'PROPOSAL:', title);
export const raise = (title = 'Is this so?') => submit('cfj', 'CALL FOR JUDGEMENT:', title);
export const declare = (title = 'I have won') => submit('dov', 'DECLARATION OF VICTORY:', title);

export function submit(kind: string, opens: string, title: string): Extract<Command, { do: 'submit' }> {
  return { do: 'submit', kind, title, text: `${opens} ${title}`, post: `post.${fresh()}` };
}

/** The same entry with an amendment beside its words. */
export function carrying(
  entry: Extract<Command, { do: 'submit' }>,
  ...lines: readonly string[]
): Extract<Command, { do: 'submit' }> {
  return { ...entry, amendment: lines.join('\n') };
}

export const attach = (matter: string, ...lines: readonly string[]): Command => ({
  do: 'attach',
  matter,
  amendment: lines.join('\n'),
});

/** By hand, on a matter (`P7`) or a rule (its id). */
export function record(on: string, ...lines: readonly string[]): Command {
  const authority = /^[A-Z]\d+$/.test(on) ? { matter: on } : { rule: on };
  return { do: 'record', authority, reason: 'It is due', amendment: lines.join('\n') };
}

export const contest = (event: number): Command => ({ do: 'contest', record: event, reason: 'Not so' });

/** Of an event, on the order of a matter or, without one, of one's own hand record. */
export const strikeOut = (
  event: number,
  order: string | null = null,
  reach: 'alone' | 'followed' = 'alone',
): Command => ({ do: 'strike_out', event, order, reach, reason: 'It was wrong', seen: 'any' });

/** A vote by a signal of its own, or by the one named: `reaction:post:x`, `reply:7`. */
export function vote(
  matter: string,
  word: VoteWord,
  id = `button:${fresh()}`,
): Extract<Command, { do: 'vote' }> {
  return { do: 'vote', matter, vote: word, signal: signal(id) };
}

export function withdraw(matter: string, id: string): Command {
  return { do: 'withdraw', matter, signal: signal(id) };
}

export function ask(matter: string, between: readonly VoteWord[], id: string): Command {
  return { do: 'ask', matter, between, signal: signal(id) };
}

export const enact = (matter: string) => resolve(matter, 'enact');
/** Whatever its amendment does by now. */
export const enactAnyway = (matter: string): Command => ({ ...resolve(matter, 'enact'), seen: 'any' });
export const fail = (matter: string) => resolve(matter, 'fail');
export const roll = (dice: string, label = ''): Command => ({ do: 'roll', dice, label });
export const wish = (is: 'continue' | 'stop'): Command => ({ do: 'wish', wish: is });
export const discharge = (matter: string): Command => ({ do: 'discharge', matter });
export const edit = (matter: string, text: string): Command => ({ do: 'note_edit', matter, text });
export const erase = (matter: string): Command => ({ do: 'note_deletion', matter });

function resolve(matter: string, outcome: Outcome): Extract<Command, { do: 'resolve' }> {
  return { do: 'resolve', matter, outcome, way: 'button' };
}

function signal(id: string): Signal {
  const way = id.startsWith('reaction') ? 'reaction' : id.startsWith('reply') ? 'reply' : 'button';
  return { id, way };
}
