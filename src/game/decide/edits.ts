import { keysUnder, Writing } from '../cells.ts';
import { kindOf, matter } from '../matters.ts';
import type { Of, Ruling } from '../types.ts';
import { type Case, draft, nothing, unknownMatter } from './drafts.ts';

/** FN-M6: the text first posted is what is voted on; an edit is noted, and noted away when it is undone. */
export function decideNoteEdit(subject: Case, command: Of<'note_edit'>): Ruling {
  const { game } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  const now = command.text === at.text ? null : command.text;
  if (now === at.edited) return nothing;
  const { rule } = kindOf(game, at.kind);
  const changes = new Writing(game.table, rule).put(`matter/${at.id}/edited`, now).changes;
  const votes = keysUnder(game.table, `vote/${at.id}`).length;
  const fact = { type: 'EntryEdited', matter: at.id, text: command.text, votes } as const;
  return { lawful: true, events: [draft(subject, { rule, matter: at.id }, fact, changes)] };
}

export function decideNoteDeletion(subject: Case, command: Of<'note_deletion'>): Ruling {
  const { game } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  if (at.deleted) return nothing;
  const { rule } = kindOf(game, at.kind);
  const changes = new Writing(game.table, rule).put(`matter/${at.id}/deleted`, true).changes;
  return {
    lawful: true,
    events: [draft(subject, { rule, matter: at.id }, { type: 'EntryDeleted', matter: at.id }, changes)],
  };
}
