import type { AmendmentFault } from '../../ruleset/amend/types.ts';
import type { Notice } from '../../ruleset/types.ts';
import { carriedBy, dropShelf } from '../amending/carried.ts';
import { enter } from '../amending/enter.ts';
import { judgeAmendment } from '../amending/judge.ts';
import type { Writing } from '../cells.ts';
import { thrown, watched } from '../luck.ts';
import { kindOf, type Matter } from '../matters.ts';
import type { Case } from './drafts.ts';
import { crown, type Ending } from './victory.ts';

/** FN-R7: a victory ends the round; an amendment comes into force at this instant; any other change is due on the Emperor. */
export function enacted(subject: Case, at: Matter, writing: Writing): Ending {
  const { game } = subject;
  if (kindOf(game, at.kind).enacted === 'victory') return crown(subject, at, writing);
  writing.put(`duty/${at.id}`, 'due');
  return amended(subject, at, writing) ?? { law: game.law, closed: [], notices: [] };
}

/** Judged by the law and the gamestate of this instant, with this matter resolved; all of it or nothing. */
function amended(subject: Case, at: Matter, writing: Writing): Ending | null {
  const { game, stamp } = subject;
  const carried = carriedBy(game.table, at.id);
  if (carried === null) return null;
  dropShelf(writing, at.id);
  const { source, shelf, since } = carried;
  const dice = watched(stamp.dice);
  const { by, at: now } = stamp;
  const then = { ...game, table: writing.table };
  const done = judgeAmendment(then, { source, shelf, since, by, at: now, dice, matter: at.id });
  dice.fell();
  if (!done.ok) {
    const { faults } = done;
    const rolls = dice.fallen;
    writing.take(thrown(writing.table, 'state', stamp, rolls));
    const notices = [unfit(at, faults)];
    return { law: game.law, closed: [], notices, rolls, amended: { applied: false, faults } };
  }
  writing.put(`duty/${at.id}`, 'applied');
  const { said, rolls, notices, diff, judged } = done;
  const law = enter(subject, writing, done, at.id);
  return { law, closed: [], notices, said, rolls, amended: { applied: true, diff, judged } };
}

function unfit({ id }: Matter, [first]: readonly AmendmentFault[]): Notice {
  const why = first === undefined ? '' : `, since ${first.saying}`;
  const saying = ['The amendment of ', { matter: id }, ` does not fit the law as it is now${why}. `];
  return {
    rule: 'referee',
    saying: [...saying, 'Nothing of it is applied: it is to be carried out by hand.'],
  };
}
