import { unfounded } from '../../game/evolve.ts';
import { isAccepted } from '../../game/people.ts';
import { gameId, type Heard } from '../../referee.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { meet } from '../hear/meet.ts';
import { fault, type SetupFault } from '../read/things.ts';
import { plainWords } from '../views/words.ts';
import { type Chosen, chooseLaw, sampled } from './law.ts';
import { marksFaults } from './marks.ts';
import { peopleFaults } from './people.ts';
import { type Founding, readStarting, type Starting, startingFaults } from './starting.ts';
import type { Wish } from './wish.ts';

/** Every complaint about a set-up at once; none when the game is founded. `answer` is said in the same transaction. */
export async function found(
  desk: Desk,
  wish: Wish,
  cause: string,
  answer?: (heard: Heard) => readonly Draft[],
): Promise<readonly SetupFault[]> {
  const id = gameId(desk.who.team, wish.channel);
  const old = desk.referee.game(id);
  if (old && isAccepted(old)) return [fault('setup', 'This channel has a game already.')];
  // First the law, which takes this machine's time: none of it counts as Slack's silence.
  const law = await lawFaults(desk, wish);
  const people = await peopleFaults(desk, wish);
  const faults = [...wish.faults, ...people, ...law.faults];
  if (faults.length > 0 || law.command === null) return faults;
  const heard = await desk.referee.hear({
    ...{ game: id, command: law.command, by: wish.by, at: wish.at, cause },
    ...(answer ? { answer: (done) => (done.ruling.lawful ? answer(done) : []) } : {}),
  });
  if (!heard.ruling.lawful)
    return heard.ruling.grounds.map((ground) => fault('setup', plainWords(ground.saying)));
  for (const person of new Set([wish.by, wish.emperor ?? wish.by])) await meet(desk, heard.after, person);
  return [];
}

interface Lawful {
  readonly faults: readonly SetupFault[];
  readonly command: Founding | null;
}

async function lawFaults(desk: Desk, wish: Wish): Promise<Lawful> {
  const chosen = chooseLaw(desk.rulesets, wish.rules);
  if (typeof chosen === 'string') return { faults: [fault('rules', chosen)], command: null };
  const starting = readStarting(listsOf(wish, chosen), chosen);
  const command = foundingOf(desk, wish, chosen, starting);
  const game = desk.referee.game(command.game) ?? unfounded(command.game);
  const faults = [
    ...startingFaults(game, command.found, wish, starting),
    ...(await marksFaults(desk, wish.marks, chosen)),
  ];
  return { faults, command: command.found };
}

function listsOf({ lists }: Wish, { program }: Chosen): ReadonlyMap<string, string> {
  const begin = sampled(program);
  return begin ? new Map([[begin.kind.plural, begin.sample], ...lists]) : lists;
}

function foundingOf(
  desk: Desk,
  wish: Wish,
  { documents, roundName }: Chosen,
  { things }: Starting,
): { readonly game: string; readonly found: Founding } {
  const { team } = desk.who;
  const found: Founding = {
    do: 'found',
    ...{ team, channel: wish.channel, documents, roundName },
    emperor: wish.emperor ?? wish.by,
    things: things.map(({ kind, values }) => ({ kind, values })),
    settings: {
      tape: wish.tape ?? 'tape',
      marks: wish.marks,
      invited: wish.players.join(' '),
    },
  };
  return { game: gameId(team, wish.channel), found };
}
