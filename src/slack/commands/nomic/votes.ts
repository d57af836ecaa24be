import { matter } from '../../../game/matters.ts';
import type { Outcome } from '../../../game/types.ts';
import { attempt } from '../../acts.ts';
import { type Desk, languageIn } from '../../desk.ts';
import { readNumbered } from '../../read/command.ts';
import { readVoteWord } from '../../read/votes.ts';
import { readerOf } from '../../reader.ts';
import { resolveAsk } from '../../render/surfaces/docket.ts';
import { resolveMatter } from '../../resolving.ts';
import { privately } from '../../say/routes.ts';
import { standingView } from '../../views/docket.ts';
import { receipt } from '../../voting.ts';
import { withdrawVote } from '../../withdrawing.ts';
import type { InGame } from '../door.ts';
import { answer, inGame } from '../place.ts';
import type { Sub } from './list.ts';

/** The matter a word names; null after the person was told what would work. */
async function named(
  desk: Desk,
  here: InGame,
  word: string | undefined,
  usage: string,
): Promise<string | null> {
  const id = readNumbered(word ?? '');
  if (id !== null && matter(here.game, id)) return id;
  const known = word === undefined ? '' : `There is no matter ${word.slice(0, 20)}. `;
  await answer(desk, here, [
    [`${known}Nothing was done. Write \`${usage}\`; \`/nomic docket\` lists what is pending.`],
  ]);
  return null;
}

/** The route where replies and buttons do not work. */
export async function vote(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const id = await named(desk, here, sub.words[0]?.text, '/nomic vote P7 FOR');
  if (id === null) return;
  const said = sub.words
    .slice(1)
    .map((word) => word.text)
    .join(' ');
  if (/^(?:none|withdraw)$/i.test(said)) {
    const { asker, game, at, cause } = here;
    return withdrawVote(desk, { asker, game, at, cause, matter: id });
  }
  const word = readVoteWord(said, languageIn(here.game).signs, desk.room.aliases);
  if (word === null) {
    return answer(desk, here, [
      [
        `Nothing was recorded: ${said === '' ? 'no vote was named' : `${said.slice(0, 40)} is no vote here`}. Write \`/nomic vote ${id} FOR\`, AGAINST or DEFERENTIAL, or none to take yours back.`,
      ],
    ]);
  }
  await attempt(desk, {
    asker: here.asker,
    game: here.game,
    command: { do: 'vote', matter: id, vote: word, signal: { id: `command:${here.cause}`, way: 'command' } },
    at: here.at,
    cause: here.cause,
    words: [`vote on ${id}.`],
    done: (heard) => receipt(desk, heard, { asker: here.asker, matter: id }),
  });
}

/** Never guesses whether to enact or to fail. */
export async function resolve(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const id = await named(desk, here, sub.words[0]?.text, '/nomic resolve P7 enact');
  if (id === null) return;
  const outcome = outcomeIn(sub.words[1]?.text ?? '');
  const seen = sub.words[2];
  const subject = matter(here.game, id);
  if (outcome === null && subject) {
    const view = { matter: id, standing: standingView(here.game, subject, here.at), seq: here.game.seq };
    const message = resolveAsk(view, readerOf(desk, here.game));
    await desk.store.transact((tx) => tx.outbox.queue([privately(here.asker, message)], here.game.id));
    return;
  }
  const { asker, game, at, cause } = here;
  await resolveMatter(desk, {
    asker,
    game,
    matter: id,
    outcome: outcome ?? 'enact',
    way: 'command',
    at,
    cause,
    ...(seen === undefined ? {} : { seen: seen.text.toLowerCase() }),
  });
}

function outcomeIn(word: string): Outcome | null {
  const outcome = /^(enact|fail)(?:ed)?$/i.exec(word)?.[1]?.toLowerCase();
  return outcome === undefined ? null : (outcome as Outcome);
}
