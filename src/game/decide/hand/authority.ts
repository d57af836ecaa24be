import type { Amended } from '../../../ruleset/amend/types.ts';
import type { Ground } from '../../../ruleset/types.ts';
import { text } from '../../cells.ts';
import { matter, matters } from '../../matters.ts';
import type { Authority, Game } from '../../types.ts';
import { contestGround, criteriaGround, ground } from '../drafts.ts';
import { clausesOf, unnamed } from './named.ts';
import { recordAt, recordsOf, touched, type Undo } from './undo.ts';

/** What a record stands on, and what is wrong with that. */
export interface Footing {
  readonly rule: string;
  readonly grounds: readonly Ground[];
}

/** FN-L5: an enacted matter whose changes are still due, or a clause in force that nothing automates. */
export function standsOn(game: Game, authority: Authority): Footing {
  if ('matter' in authority) {
    const { program } = game.law;
    const rule = program.titles.criteria ?? 'referee';
    const at = matter(game, authority.matter);
    if (!at) return { rule, grounds: [ground(null, [`There is no matter ${authority.matter}.`])] };
    const due = text(game.table, `duty/${at.id}`) === 'due';
    const saying = [{ matter: at.id }, ' owes nothing that is still to be carried out.'];
    return { rule, grounds: due ? [] : [criteriaGround(program, 'closed', saying, rule)] };
  }
  const found = game.law.rules.find(({ id }) => id === authority.rule);
  if (!found) return { rule: 'referee', grounds: [ground(null, [`No rule ${authority.rule} is in force.`])] };
  const automated = clausesOf(game.law.program, found).length === 0;
  const saying = [
    { rule: found.id },
    ' leaves nothing to be done by hand: the referee carries all of it out.',
  ];
  return { rule: found.id, grounds: automated ? [ground(found.id, saying)] : [] };
}

/** A matter may prescribe anything; a clause in force only moves the values that it names. Neither is a record of nothing. */
export function scopeGrounds(game: Game, authority: Authority, { diff, changes, own }: Amended): Ground[] {
  if (diff.rules.length === 0 && changes.length === 0)
    return [ground(null, ['Nothing would change: all of it stands so already.'])];
  if ('matter' in authority) return [];
  const { rule } = authority;
  if (diff.rules.length > 0) {
    const saying = [
      'On ',
      { rule },
      ' values may be set, but no rule changed: that takes an enacted matter.',
    ];
    return [ground(rule, saying)];
  }
  const found = game.law.rules.find(({ id }) => id === rule);
  const clauses = found ? clausesOf(game.law.program, found) : [];
  const beyond = unnamed(game.law.program, clauses, changes.slice(0, own));
  return beyond
    ? [ground(rule, [{ rule }, ` does not name ${wordOf(beyond.path)}, so it cannot be set on it.`])]
    : [];
}

/** The word that the rule would have to name: a field, a global, a relation, a kind. */
function wordOf(path: string): string {
  const [kind = '', name = '', field = ''] = path.split('/');
  return ['global', 'rel', 'is'].includes(kind) ? name : field || kind;
}

/** What was contested stays as it is until a call for judgement decides: one raised since, that is the authority or speaks of the record. */
export function barGrounds(game: Game, authority: Authority, undo: Undo): Ground[] {
  const wanted = touched(undo);
  return recordsOf(game).flatMap((seq): Ground[] => {
    const record = recordAt(game, seq);
    const since = record?.contestedAt ?? null;
    if (!record || since === null || !record.barred.some((one) => wanted.includes(one))) return [];
    if (decided(game, authority, seq, since)) return [];
    const saying = `The record of event ${seq} set some of this and was contested `;
    return [
      contestGround(game.law.program, [
        saying,
        { instant: since },
        ': a call for judgement decides about it.',
      ]),
    ];
  });
}

function decided(game: Game, authority: Authority, seq: number, since: number): boolean {
  return matters(game).some(
    ({ id, kind, state, closed, text: words }) =>
      kind === 'cfj' &&
      state === 'enacted' &&
      (closed ?? 0) >= since &&
      (('matter' in authority && authority.matter === id) || new RegExp(`\\bE${seq}\\b`, 'i').test(words)),
  );
}
