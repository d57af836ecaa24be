import { waitFor } from '../../local-slack/index.ts';
import { words } from '../words.ts';
import { SETUP } from './acts/planning.ts';
import type { World } from './world.ts';

const WITHIN_MS = 90_000;
const SET_UP_WITHIN_MS = 10_000;
const TRIES = 8;
const NAMES = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli', 'Finn', 'Gus', 'Hal', 'Ivy', 'Jo', 'Kim', 'Lee'];

/** People in a channel, the bot among them, and a game set up by the first of them; their ids. */
export async function seat(world: World, people: number): Promise<string[]> {
  const { control } = world;
  const ids = Array.from({ length: people }, (_, at) => {
    const name = `${NAMES[at % NAMES.length]}${at < NAMES.length ? '' : Math.floor(at / NAMES.length)}`;
    return control.addUser({ name: name.toLowerCase(), real_name: name });
  });
  const [first = ''] = ids;
  world.channel = control.addChannel({ name: 'fast-nomic', creator: first });
  for (const id of ids.slice(1)) control.invite(world.channel, id);
  control.invite(world.channel, world.slack.botUserId, first);
  const says = (part: string) => () =>
    control.seen(first, world.channel).some((message) => words(message).includes(part));
  await waitFor(says('Hello. I referee'), { withinMs: WITHIN_MS, say: 'the bot says hello' });
  // On a busy machine Slack may be too late for the set-up, which then asks to be tried again.
  for (let tries = 1; !says('Ruleset')(); tries += 1) {
    await control.slash(first, world.channel, '/nomic', `setup ${SETUP}`);
    const waited = waitFor(says('Ruleset'), { withinMs: SET_UP_WITHIN_MS, say: 'there is a board' });
    await (tries < TRIES ? waited.catch(() => undefined) : waited);
  }
  const seated = () => control.pins(world.channel).some((pin) => words(pin).includes('dice commitment'));
  await waitFor(
    () => {
      control.skip(1_000);
      return seated();
    },
    { withinMs: WITHIN_MS, say: 'the game is set up' },
  );
  return ids;
}
