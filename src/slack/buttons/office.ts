import { attempt } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { openAscend } from '../forms/open.ts';
import { readerOf } from '../reader.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import { doAct } from './acts.ts';
import type { Click } from './click.ts';
import { atTable } from './place.ts';

export async function accept(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await doAct(desk, here, { do: 'accept' }, ['accept the office.']);
}

export async function ascend(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await openAscend(desk, { ...here.asker, triggerId: here.triggerId }, here.game);
}

export async function demote(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const arg = here.game.law.program.actions.get('make_observer')?.takes[0]?.name ?? 'idler';
  const move = { action: 'make_observer', args: { [arg]: here.value } };
  await doAct(desk, here, { do: 'act', move }, ['make ', { player: here.value }, ' an observer.']);
}

export async function dutyDone(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const { asker, game, at, cause } = here;
  await attempt(desk, {
    asker,
    game,
    command: { do: 'discharge', matter: here.value },
    at,
    cause,
    words: [`mark ${here.value} as carried out.`],
    done: ({ after }) => [
      privately(
        asker,
        noteMessage(
          [['Recorded: what ', { matter: here.value }, ' prescribes is carried out.']],
          readerOf(desk, after),
        ),
      ),
    ],
  });
}

export async function wish(desk: Desk, click: Click, word: 'continue' | 'stop'): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await doAct(desk, here, { do: 'wish', wish: word }, [`say ${word.toUpperCase()}.`]);
}
