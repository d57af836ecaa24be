import { noDice } from '../../game/luck.ts';
import { isPlaying, players } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo } from '../../ruleset/engine.ts';
import { askingWhy } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { ascendArgs } from '../hear/announcements.ts';
import { readerOf } from '../reader.ts';
import { escapeEntities } from '../render/escape.ts';
import { ascendForm } from '../render/forms/ascend.ts';
import { citation } from '../views/scene.ts';
import { complaint } from './complaint.ts';
import { type Opener, refuse, show, tell } from './show.ts';
import { CLOSE, type FormAnswer, type SentInGame } from './submission.ts';

/** The Ascension Address, written in a form (FN-E4). */
export async function openAscend(desk: Desk, opener: Opener, game: Game): Promise<void> {
  const spec = game.law.program.actions.get('ascend');
  if (!spec) return tell(desk, opener, [['The rules in force know no Ascension Address.']]);
  const at = desk.clock.now();
  const grounds = openTo(game.law.program, worldAt(game, at, noDice), opener.person, 'ascend');
  if (grounds.length > 0)
    return refuse(desk, opener, game, {
      ...{ act: ['make the Ascension Address.'], grounds, at },
      why: askingWhy(game, 'ascend'),
    });
  const playing = players(game.table).filter((person) => isPlaying(game.table, person));
  const view = {
    game: game.id,
    silent: playing.filter((person) => !game.table.has(`wish/${person}`)).length,
    players: playing.length,
    cite: citation(spec.rule),
  };
  const typed = 'Type `/nomic ascend` and the name of the round.';
  await show(desk, opener, ascendForm(view, readerOf(desk, game)), typed);
}

/** The name of the round is the first line of the address, and so its theme. */
export async function submitAscend(desk: Desk, sent: SentInGame): Promise<FormAnswer> {
  const { asker, game, filled, at, cause } = sent;
  const name = filled.text('name');
  if (name === '') return { errors: { name: 'Name the round.' } };
  const { ruling, after } = await desk.referee.hear({
    game: game.id,
    command: {
      do: 'act',
      move: { action: 'ascend', args: ascendArgs(game, name) },
      note: escapeEntities(`${name}\n${filled.text('theme')}`),
    },
    by: asker.person,
    at,
    cause,
  });
  return ruling.lawful ? CLOSE : { errors: { name: complaint(ruling.grounds, readerOf(desk, after)) } };
}
