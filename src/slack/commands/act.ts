import { nearest } from '../../ruleset/names.ts';
import type { Saying } from '../../ruleset/types.ts';
import { attempt } from '../acts.ts';
import { callingIn } from '../calling.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { openAct } from '../forms/open.ts';
import { argsOf, unclearAmong } from '../read/arguments.ts';
import { whichOne } from '../read/calling.ts';
import { asSaid, splitWords } from '../read/words.ts';
import { readerOf } from '../reader.ts';
import { actionsMessage } from '../render/surfaces/actions.ts';
import { privately } from '../say/routes.ts';
import { actionsView } from '../views/help.ts';
import type { Typed } from './door.ts';
import { answer, inGame } from './place.ts';

/** `/act`: any action the rules in force define. Alone it lists them; short of arguments it opens the form. */
export async function act(desk: Desk, typed: Typed): Promise<void> {
  const here = await inGame(desk, typed);
  if (!here) return;
  const [first, ...rest] = splitWords(typed.text);
  const { actions } = here.game.law.program;
  if (!first) {
    const message = actionsMessage(
      actionsView(sceneOf(desk, here.game, here.at), here.asker.person),
      readerOf(desk, here.game),
    );
    await desk.store.transact((tx) => tx.outbox.queue([privately(here.asker, message)], here.game.id));
    return;
  }
  const name = first.text.toLowerCase().replace(/-/g, '_');
  const action = actions.get(name);
  if (!action) {
    const meant = nearest(name, [...actions.keys()]);
    return answer(desk, typed, [
      [
        `The rules in force know no action called ${first.text.slice(0, 40)}.${meant ? ` Did you mean \`/act ${meant}\`?` : ''} \`/act\` lists them. Nothing was done.`,
      ],
    ]);
  }
  const call = callingIn(desk, here.game);
  const args = argsOf(action, rest, call);
  const several = unclearAmong(action, args, call);
  if (several !== null) return answer(desk, typed, [whichOne(several, call) ?? []]);
  if (
    action.takes.some((arg) => args[arg.name] === undefined && arg.default === undefined && !arg.optional)
  ) {
    return openAct(desk, { ...typed.asker, triggerId: typed.triggerId }, here.game, {
      action: action.name,
      initial: args,
    });
  }
  await attempt(desk, {
    asker: here.asker,
    game: here.game,
    command: { do: 'act', move: { action: action.name, args } },
    at: here.at,
    cause: here.cause,
    words: [action.name, ...rest.flatMap((word): Saying => [' ', ...asSaid(word)]), '.'],
  });
}
