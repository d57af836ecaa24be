import { findRule } from '../../../game/cite.ts';
import { recordAt } from '../../../game/decide/hand/undo.ts';
import { matter } from '../../../game/matters.ts';
import type { Authority, Game } from '../../../game/types.ts';
import { attempt } from '../../acts.ts';
import type { Desk } from '../../desk.ts';
import { openContest, openRecord, unknownWords } from '../../forms/record.ts';
import { effectsOf, prescribed } from '../../handing.ts';
import { readContest, readRecord, type TypedRecord } from '../../read/hand-record.ts';
import type { InGame } from '../door.ts';
import { answer, inGame } from '../place.ts';
import type { Sub } from './list.ts';

const USAGE =
  'Nothing was recorded. Write `/nomic record P5 set cash @ben 800000 because …`, or `/nomic record rule 2.4 set … because …`; `/nomic record` alone opens a form.';

/** FN-L3, FN-L5: typed whole it is done at once; what is missing is asked for in a form. */
export async function record(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  if (sub.text.trim() === '') return openRecord(desk, openerIn(here), here.game, {});
  const read = readRecord(sub.text);
  if (read === null) return answer(desk, here, [[USAGE]]);
  const authority = authorityOf(here.game, read.on);
  if (authority === null) {
    const named = 'matter' in read.on ? read.on.matter : `rule ${read.on.rule.slice(0, 40)}`;
    return answer(desk, here, [[`There is no ${named}. Nothing was recorded.`]]);
  }
  if (read.effects === '' || read.reason === '') return ask(desk, here, read, authority);
  await setDown(desk, here, read, authority);
}

function openerIn({ asker, triggerId }: InGame) {
  return { ...asker, triggerId };
}

function authorityOf(game: Game, on: TypedRecord['on']): Authority | null {
  if ('matter' in on) return matter(game, on.matter) ? { matter: on.matter } : null;
  const found = findRule(game.law, on.rule);
  return found ? { rule: found.rule.id } : null;
}

/** A matter's own words may say what it prescribes. */
async function ask(desk: Desk, here: InGame, read: TypedRecord, on: Authority): Promise<void> {
  const { game, at } = here;
  const drafted = 'matter' in on ? prescribed(desk, game, on.matter, at) : null;
  const effects = read.effects === '' ? (drafted ?? '') : read.effects;
  await openRecord(desk, openerIn(here), game, { on, effects, reason: read.reason });
}

async function setDown(desk: Desk, here: InGame, read: TypedRecord, authority: Authority): Promise<void> {
  const { asker, game, at, cause } = here;
  const effects = effectsOf(game, read.effects);
  if (effects.is === 'unknown') return answer(desk, here, [[unknownWords(effects.words)], [USAGE]]);
  const on = 'matter' in authority ? authority : { rule: authority.rule };
  await attempt(desk, {
    ...{ asker, game, at, cause },
    command: { do: 'record', authority, reason: read.reason, amendment: effects.source },
    words: ['record by hand on ', on, '.'],
  });
}

/** FN-L5: `contest E430 because …`; without a reason a form asks for it. */
export async function contest(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const read = readContest(sub.text);
  if (read === null) {
    const usage =
      'Nothing was contested. Write `/nomic contest E430 because …`: E430 is the event of the record.';
    return answer(desk, here, [[usage]]);
  }
  // Nobody is asked for reasons against what is no record.
  if (read.reason === '' && recordAt(here.game, read.record))
    return openContest(desk, openerIn(here), here.game, read.record);
  const { asker, game, at, cause } = here;
  await attempt(desk, {
    ...{ asker, game, at, cause },
    command: { do: 'contest', ...read },
    words: [`contest the record of event ${read.record}.`],
  });
}
