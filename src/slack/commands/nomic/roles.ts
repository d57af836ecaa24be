import type { Command } from '../../../game/types.ts';
import type { Saying } from '../../../ruleset/types.ts';
import { attempt } from '../../acts.ts';
import { callingIn } from '../../calling.ts';
import type { Desk } from '../../desk.ts';
import { openAscend } from '../../forms/open.ts';
import { ascendArgs } from '../../hear/announcements.ts';
import { whichOne } from '../../read/calling.ts';
import type { InGame } from '../door.ts';
import { answer, inGame } from '../place.ts';
import type { Sub } from './list.ts';

async function command(
  desk: Desk,
  sub: Sub,
  of: (here: InGame) => { command: Command; words: Saying },
): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const { asker, game, at, cause } = here;
  await attempt(desk, { asker, game, at, cause, ...of(here) });
}

const act = (action: string, args: Record<string, string> = {}): Command => ({
  do: 'act',
  move: { action, args },
});

export function join(desk: Desk, sub: Sub): Promise<void> {
  return command(desk, sub, () => ({ command: act('join'), words: ['join the game.'] }));
}

export function observe(desk: Desk, sub: Sub): Promise<void> {
  return command(desk, sub, () => ({ command: act('leave'), words: ['become an observer.'] }));
}

export function accept(desk: Desk, sub: Sub): Promise<void> {
  return command(desk, sub, () => ({ command: { do: 'accept' }, words: ['accept the office.'] }));
}

/** FN-P3: offered by the rules to any player, never done by the bot itself. */
export async function demote(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const call = callingIn(desk, here.game);
  const name = sub.words.map(({ text }) => text).join(' ');
  const [called, ...others] = call(name);
  const who = sub.words.flatMap((word) => word.people)[0] ?? (others.length === 0 ? called : undefined);
  if (who === undefined) {
    return answer(desk, sub, [
      whichOne(name, call) ?? [
        'Not done. Type `/nomic demote @name` and choose the person from the list Slack shows after @.',
      ],
    ]);
  }
  await command(desk, sub, ({ game }) => {
    const arg = game.law.program.actions.get('make_observer')?.takes[0]?.name ?? 'idler';
    return {
      command: act('make_observer', { [arg]: who }),
      words: ['make ', { player: who }, ' an observer.'],
    };
  });
}

export async function ascend(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const text = sub.text.trim();
  if (text === '') return openAscend(desk, { ...sub.asker, triggerId: sub.triggerId }, here.game);
  await attempt(desk, {
    asker: here.asker,
    game: here.game,
    command: { do: 'act', move: { action: 'ascend', args: ascendArgs(here.game, text) }, note: text },
    at: here.at,
    cause: here.cause,
    words: ['make the Ascension Address.'],
  });
}
