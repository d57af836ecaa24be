import { keysUnder } from '../../game/cells.ts';
import { matter } from '../../game/matters.ts';
import { signalsOf } from '../../game/signals.ts';
import type { Outcome } from '../../game/types.ts';
import type { VoteWord } from '../../ruleset/types.ts';
import { attempt } from '../acts.ts';
import { type Desk, languageIn } from '../desk.ts';
import { openVote } from '../forms/open.ts';
import { readVoteWord } from '../read/votes.ts';
import { resolveMatter } from '../resolving.ts';
import { receipt } from '../voting.ts';
import type { Click, GameClick } from './click.ts';
import { atTable, stale } from './place.ts';

/** A vote by button gets its receipt, since the card is redrawn for all. */
export async function vote(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await cast(desk, here);
}

/** What each button says on its face; a VETO, which is final, has none. */
const FACES: Readonly<Record<string, VoteWord>> = {
  'vote.for': 'for',
  'vote.ask.for': 'for',
  'vote.against': 'against',
  'vote.def': 'deferential',
  'vote.ask.def': 'deferential',
};

async function cast(desk: Desk, here: GameClick): Promise<void> {
  const [id = '', word = ''] = here.value.split('|');
  const read = readVoteWord(word, languageIn(here.game).signs);
  const subject = matter(here.game, id);
  if (!subject) return stale(desk, here, null);
  if (read === null || read !== FACES[here.action]) return stale(desk, here, id);
  // Of a message that only one person sees, Slack need not say in which thread it stands.
  const asker = { ...here.asker, thread: subject.post };
  await attempt(desk, {
    asker,
    game: here.game,
    command: { do: 'vote', matter: id, vote: read, signal: { id: `button:${here.cause}`, way: 'button' } },
    at: here.at,
    cause: here.cause,
    words: [`vote on ${id}.`],
    done: (heard) => receipt(desk, heard, { asker, matter: id }),
  });
}

/** The answer to "which is your vote?": one of them, or neither. */
export async function ask(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [id = '', word = ''] = here.value.split('|');
  if (word !== 'NONE') return cast(desk, here);
  for (const person of keysUnder(here.game.table, `signal/${id}`)) {
    if (person !== here.asker.person) continue;
    for (const row of signalsOf(here.game.table, id, person)) {
      if (row.standing !== 'unclear') continue;
      const signal = { id: row.id, way: 'reply' } as const;
      await desk.referee.hear({
        game: here.game.id,
        command: { do: 'withdraw', matter: id, signal },
        by: person,
        at: here.at,
        cause: null,
      });
    }
  }
}

export async function more(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const id = here.value.split('|')[0] ?? '';
  if (!matter(here.game, id)) return stale(desk, here, null);
  await openVote(desk, { ...here.asker, triggerId: here.triggerId }, here.game, id);
}

/** The tally is taken again at the click; what the button promised may no longer hold. */
export async function resolve(desk: Desk, click: Click, outcome: Outcome): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const id = here.value.split('|')[0] ?? '';
  if (!matter(here.game, id)) return stale(desk, here, null);
  const { asker, game, at, cause } = here;
  await resolveMatter(desk, { asker, game, matter: id, outcome, way: 'button', at, cause });
}
