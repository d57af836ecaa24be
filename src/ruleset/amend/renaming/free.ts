import { readDice } from '../../../dice/notation.ts';
import { readDuration } from '../../duration.ts';
import type { Vocabulary } from '../../expr/vocabulary.ts';
import { VERBS } from '../../expr/vocabulary.ts';
import { misnamed } from '../../names.ts';
import type { Renamed, Word } from '../../renamed.ts';

/**
 * Words that the referee looks up by name. Under another it would not find them, and go by what it takes for granted:
 * readings of the rules, the theme that opens a round, and the two steps between roles.
 */
const LOOKED_UP: ReadonlySet<string> = new Set(
  (
    'counts_as_action return_lock_applies_to repeal_at pending_on_victory resolve_cfj_while_frozen ' +
    'clock_pauses_while_frozen revive_votes_on_return contest_time news_needs_mark theme join leave ' +
    'struck_by final_struck_by struck_while_frozen_by strike_own_record'
  ).split(' '),
);
const FIXED: ReadonlySet<Word['what']> = new Set(['parameter', 'global', 'action']);

/** Why a word keeps its name, or null. */
export function heldFast({ what, name }: Word): string | null {
  return FIXED.has(what) && LOOKED_UP.has(name)
    ? `the referee goes by the name ${name}, so it cannot be renamed`
    : null;
}

/** Why a word cannot be called so, or null. */
export function notFree({ what, of, name, to }: Renamed, words: Vocabulary): string | null {
  if (name === to) return `it is called ${to} already`;
  const isField = what === 'field' || what === 'player field' || what === 'matter field';
  const wrong = misnamed(to, isField ? 'field' : what === 'kind' ? 'kind' : 'declaration');
  if (wrong !== null) return wrong;
  if (!isField && hasMeaning(to)) return `${to} has a meaning of its own in rules; choose another name`;
  if (!isField) return taken(words.names.get(to), to);
  const fields = {
    'player field': words.playerFields,
    'matter field': words.matterFields,
    field: new Map(words.kinds.get(of)?.fields.map((field) => [field.name, field])),
  }[what];
  return fields.has(to) ? `there is already a field ${to}` : null;
}

function taken(title: string | undefined, name: string): string | null {
  return title === undefined ? null : `${name} is already defined in ${title}`;
}

/** Read as a value, a verb, or what guards of many see. */
function hasMeaning(name: string): boolean {
  return readDuration(name) !== null || readDice(name).ok || VERBS.includes(name) || GUARDED.has(name);
}

const GUARDED: ReadonlySet<string> = new Set(['act', 'action']);
