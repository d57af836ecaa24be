import { MINUTE_MS } from '../../ruleset/timing.ts';
import { Writing } from '../cells.ts';
import { noteDeed } from '../people.ts';
import type { Ruling } from '../types.ts';
import { type Case, draft, nothing } from './drafts.ts';

/** Talk is remembered only while a rule asks about it, once a person and minute; of strangers, never. */
export function decideTalk(subject: Case): Ruling {
  const { game, stamp } = subject;
  const { program } = game.law;
  if (!program.listens || !game.table.has(`is/player/${stamp.by}`)) return nothing;
  const minute = Math.floor(stamp.at / MINUTE_MS);
  const heard = game.history.deeds.get('message')?.get(stamp.by) ?? [];
  if (heard.some((chunk) => chunk.some((at) => Math.floor(at / MINUTE_MS) === minute))) return nothing;
  const writing = new Writing(game.table, program.titles.players ?? 'referee');
  noteDeed(writing, stamp.by, 'message', stamp.at);
  const title = { rule: writing.rule };
  return { lawful: true, events: [draft(subject, title, { type: 'Talked' }, writing.changes)] };
}
