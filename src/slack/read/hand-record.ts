import { readNumbered } from './command.ts';
import { fold } from './normalise.ts';

/** `/nomic record` as typed, Slack's text kept in its parts. */
export interface TypedRecord {
  /** `P7`, or the words that name a rule. */
  readonly on: { readonly matter: string } | { readonly rule: string };
  readonly effects: string;
  /** '' when none was given. */
  readonly reason: string;
}

const BECAUSE = /(?:^|\s)(?:because|reason:|since)\s+/iu;
const RULE = /^rule\s+("[^"]+"|\S+)/iu;
const BARE = /^([12]\.\d{1,3}(?:\.\d{1,3})?|\S+)/u;

/** `P7 set cash @ben 800000 because …`, `rule 2.4 set …`; null when it names nothing that it could stand on. */
export function readRecord(text: string): TypedRecord | null {
  const typed = text.trim();
  const because = BECAUSE.exec(typed);
  const head = because === null ? typed : typed.slice(0, because.index);
  const reason = because === null ? '' : typed.slice(because.index + because[0].length).trim();
  const rule = RULE.exec(head);
  if (rule) {
    const name = (rule[1] ?? '').replaceAll('"', '');
    return { on: { rule: name }, effects: head.slice(rule[0].length).trim(), reason };
  }
  const first = BARE.exec(head)?.[1] ?? '';
  const id = readNumbered(first);
  const effects = head.slice(first.length).trim();
  if (id !== null) return { on: { matter: id }, effects, reason };
  return /^[12]\.\d/.test(first) ? { on: { rule: first }, effects, reason } : null;
}

/** `E430 because …`: the number of an event and the reason; null when there is no number. */
export function readContest(text: string): { readonly record: number; readonly reason: string } | null {
  const [, digits, rest = ''] = /^\s*(?:event\s+)?#?e?0*(\d{1,9})\b(.*)$/isu.exec(fold(text)) ?? [];
  if (digits === undefined) return null;
  return { record: Number(digits), reason: rest.replace(/^[\s:,-]*(?:because\s+)?/i, '').trim() };
}
