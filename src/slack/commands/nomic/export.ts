import { draft } from '../../connect/send/bodies.ts';
import { type Desk, sceneOf } from '../../desk.ts';
import { WHOLE_GAME } from '../../exporting.ts';
import { readerOf } from '../../reader.ts';
import { noteMessage } from '../../render/surfaces/note.ts';
import { wikiText } from '../../render/wiki.ts';
import { PRIORITY, privately } from '../../say/routes.ts';
import { boardView } from '../../views/board.ts';
import { gamestateJson, lawFiles } from '../../views/export.ts';
import type { InGame } from '../door.ts';
import { inGame } from '../place.ts';
import type { Sub } from './list.ts';

/** The law as documents that load again, the gamestate as JSON and as tables for a wiki, and the whole game to be verified, in a direct message; `log` the last of these alone. */
export async function exportGame(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const { asker, game } = here;
  const whole = /^log$/i.test(sub.text.trim());
  const files = [...(whole ? [] : filesOf(desk, here)), wholeGame(here)];
  const what = files.map(({ name }) => name).join(', ');
  const said = [
    `I send you ${files.length === 1 ? 'a file' : `${files.length} files`} in a direct message: ${what}.`,
  ];
  const sent = draft(
    'file',
    { lane: `person/${asker.person}`, priority: PRIORITY.answer },
    {
      user: asker.person,
      comment: `${whole ? '' : `The game as of event ${game.seq}, ruleset r${game.law.version}. The .md files load again: attach one to a proposal to adopt it. gamestate-e${game.seq}.json has every cell of the gamestate, the .txt file tables for a wiki. `}${WHOLE}`,
      files,
    },
  );
  const told = privately(asker, noteMessage([said], readerOf(desk, game)));
  await desk.store.transact((tx) => tx.outbox.queue([told, sent], game.id));
}

const WHOLE =
  'fast-nomic-game.json is the whole game, with every event since its beginning, the seeds of days that are over, the law and the gamestate: `npx fast-nomic verify fast-nomic-game.json` checks it.';

function wholeGame({ game }: InGame) {
  return { name: 'fast-nomic-game.json', title: `The whole game of ${game.id}`, drawn: WHOLE_GAME };
}

function filesOf(desk: Desk, { game, at }: InGame) {
  const version = `r${game.law.version}`;
  const scene = sceneOf(desk, game, at);
  return [
    ...lawFiles(game).map(({ scope, title, markdown }) => ({
      name: `${scope}-${version}.md`,
      title: `${title}, ${version}`,
      text: markdown,
    })),
    {
      name: `gamestate-e${game.seq}.json`,
      title: `Gamestate after event ${game.seq}`,
      text: gamestateJson(game, scene.head),
    },
    {
      name: `gamestate-e${game.seq}-wiki.txt`,
      title: 'Gamestate as tables for a wiki',
      text: wikiText(boardView(scene), readerOf(desk, game)),
    },
  ];
}
