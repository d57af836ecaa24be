import { keysUnder } from '../../../game/cells.ts';
import { nearest } from '../../../ruleset/names.ts';
import { callingIn } from '../../calling.ts';
import { type Desk, sceneOf } from '../../desk.ts';
import { whichOne } from '../../read/calling.ts';
import { readerOf } from '../../reader.ts';
import type { Message } from '../../render/compose.ts';
import { joined, type Phrase } from '../../render/phrase.ts';
import { stateMessages } from '../../render/surfaces/board.ts';
import { noteMessages } from '../../render/surfaces/note.ts';
import { portfolioMessage } from '../../render/surfaces/portfolio.ts';
import { idleMessage } from '../../render/surfaces/roles.ts';
import { thingMessage } from '../../render/surfaces/thing.ts';
import type { Reader } from '../../render/views.ts';
import { boardView } from '../../views/board.ts';
import { idlePlayers, idleView } from '../../views/idle.ts';
import { portfolioView, thingView } from '../../views/portfolio.ts';
import type { Scene } from '../../views/scene.ts';
import type { InGame } from '../door.ts';
import { answer, inGame } from '../place.ts';
import { chart } from './chart.ts';
import { tell } from './docket.ts';
import type { Sub } from './list.ts';
import { tellAll } from './many.ts';

/** So many with a message of their own; the others are named. */
const MOST_IDLE = 2;

/** FN-P3: who may be made an observer by the asker, each with the button for it. */
function idle(scene: Scene, { asker }: Pick<InGame, 'asker'>, reader: Reader): Message[] {
  const longest = idlePlayers(scene, asker.person)
    .map((person) => idleView(scene, person))
    .sort((one, other) => other.idleMs - one.idleMs);
  const others = longest.slice(MOST_IDLE).map(({ person }): Phrase => [{ player: person }]);
  return [
    ...longest.slice(0, MOST_IDLE).map((view) => idleMessage(view, reader)),
    ...(others.length === 0
      ? []
      : noteMessages([['Idle as well: ', ...joined(others, ', '), '. Type `/nomic demote @name`.']], reader)),
  ];
}

/** All of the gamestate, with who may be made an observer. */
export async function tellState(desk: Desk, here: Pick<InGame, 'asker' | 'game' | 'at'>): Promise<void> {
  const scene = sceneOf(desk, here.game, here.at);
  const reader = readerOf(desk, here.game);
  const messages = [...stateMessages(boardView(scene), reader), ...idle(scene, here, reader)];
  await tellAll(desk, here, messages, 'gamestate');
}

/** The gamestate whole, one thing with its moves and holders, or one person. */
export async function state(desk: Desk, sub: Sub): Promise<void> {
  if (/^charts?$/i.test(sub.words[0]?.text ?? '')) return chart(desk, { ...sub, words: sub.words.slice(1) });
  const here = await inGame(desk, sub);
  if (!here) return;
  const chosen = sub.words.flatMap((word) => word.people)[0];
  const word = sub.words[0]?.text ?? '';
  if (word === '') return tellState(desk, here);
  const scene = sceneOf(desk, here.game, here.at);
  const reader = readerOf(desk, here.game);
  const things = [...here.game.law.program.kinds.values()].flatMap((kind) =>
    keysUnder(here.game.table, `is/${kind.name}`).map((key) => ({ kind, key })),
  );
  const found = things.find(({ key }) => key.toLowerCase() === word.toLowerCase());
  const call = callingIn(desk, here.game);
  const [called, ...others] = found ? [] : call(sub.words.map(({ text }) => text).join(' '));
  const person = chosen ?? (others.length === 0 ? called : undefined);
  if (person !== undefined)
    return tell(desk, here, [portfolioMessage(portfolioView(scene, person, false), reader)]);
  const several = whichOne(word, call);
  if (!found && several !== null) return answer(desk, sub, [several]);
  if (!found) {
    const meant = nearest(
      word.toUpperCase(),
      things.map(({ key }) => key),
    );
    return answer(desk, sub, [
      [
        `Nothing in the game is called ${word.slice(0, 40)}.${meant ? ` Did you mean \`/nomic state ${meant}\`?` : ' `/nomic state` shows all there is.'}`,
      ],
    ]);
  }
  const events = await desk.store.log.tail(here.game.id, 0);
  await tell(desk, here, [thingMessage(thingView(here.game, found.kind, found.key, events), reader)]);
}
