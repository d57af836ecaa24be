import type { Renamed, Word } from '../../renamed.ts';
import type { Desk } from '../desk.ts';
import type { OperationOf } from '../operations.ts';
import { heldFast, notFree } from './free.ts';
import { wordMeant } from './meant.ts';
import { pluralOf } from './plural.ts';
import { type Lexicon, lexiconOf, renameWords } from './words.ts';

/** Gives a declared word another name, in its declaration and wherever the rules mean it. `roles` are for suggestions. */
export function renameWord(desk: Desk, op: OperationOf<'rename'>, roles: readonly string[]): void {
  const { at } = op;
  const lexicon = lexiconOf(desk.drafts);
  const word = wordMeant(op.noun, lexicon.words, roles);
  const wrong = typeof word === 'string' ? word : heldFast(word);
  if (typeof word === 'string' || wrong !== null) {
    desk.complain([...at, 'rename'], wrong ?? '');
    return;
  }
  if (op.plural !== null && word.what !== 'kind') {
    desk.complain([...at, 'plural'], 'only a kind or a role has a plural');
    return;
  }
  const renamed = asked(word, op, lexicon);
  for (const one of renamed) {
    const why = notFree(one, lexicon.words);
    const key = one.what === 'plural' && op.plural !== null ? 'plural' : 'to';
    if (why !== null) desk.complain([...at, key], why);
    if (why !== null) return;
  }
  carryOut(desk, op, lexicon, renamed);
}

/** A kind takes its plural along. */
function asked(word: Word, { to, plural }: OperationOf<'rename'>, { words }: Lexicon): Renamed[] {
  const own: Renamed = { ...word, to };
  if (word.what !== 'kind') return [own];
  const name = words.kinds.get(word.name)?.plural ?? `${word.name}s`;
  const many = plural ?? pluralOf(to);
  return many === name ? [own] : [own, { what: 'plural', of: '', name, to: many }];
}

function carryOut(
  desk: Desk,
  { at }: OperationOf<'rename'>,
  lexicon: Lexicon,
  renamed: readonly Renamed[],
): void {
  const changed = renameWords(lexicon, renamed);
  if (typeof changed === 'string') {
    desk.complain([...at, 'rename'], changed);
    return;
  }
  for (const draft of changed) desk.touch(draft, at);
  desk.renamed.push(...renamed);
}
