import { matter, rawVote } from '../game/matters.ts';
import { emperor } from '../game/people.ts';
import { tally } from '../game/tally.ts';
import type { Fact } from '../game/types.ts';
import type { Heard } from '../referee.ts';
import type { Draft } from '../store/types.ts';
import type { Desk } from './desk.ts';
import { readerOf } from './reader.ts';
import { voteReceipt, withdrawnMessage } from './render/surfaces/votes.ts';
import { type Asker, privately } from './say/routes.ts';
import { finalView } from './views/docket.ts';
import { queueCite, voteCite } from './views/scene.ts';

type Cast = Extract<Fact, { type: 'VoteCast' }>;

function castIn({ events }: Heard): Cast | null {
  const fact = events.map((event) => event.fact).find((f) => f.type === 'VoteCast');
  return fact?.type === 'VoteCast' ? fact : null;
}

interface About {
  readonly asker: Asker;
  readonly matter: string;
  readonly conditional?: boolean;
}

/** The receipt of a vote: what was recorded, what it replaces, the count now. */
export function receipt(desk: Desk, heard: Heard, { asker, matter: id, conditional }: About): Draft[] {
  const { after } = heard;
  const subject = matter(after, id);
  const cast = castIn(heard);
  const vote = cast?.vote ?? rawVote(after, id, asker.person);
  if (!subject || vote === null) return [];
  const lead = emperor(after);
  const view = {
    matter: id,
    vote,
    replaces: cast?.replaces === vote ? null : (cast?.replaces ?? null),
    tally: tally(after, subject),
    follows:
      vote === 'deferential' && asker.person !== lead
        ? { emperor: lead, voted: rawVote(after, id, lead) !== null }
        : null,
    countsAsNeither:
      (vote === 'deferential' && asker.person === lead) || (vote === 'veto' && !subject.vetoed),
    final: cast?.final ? finalView(after, subject) : null,
    conditional: conditional ?? false,
    cite: vote === 'veto' ? queueCite(after.law.program) : voteCite(after.law.program, 'deferential'),
  };
  return [privately(asker, voteReceipt(view, readerOf(desk, after)))];
}

/** A reaction or a plain reply gets no receipt, unless something about it was out of the ordinary. */
export function irregular(desk: Desk, heard: Heard, about: About): Draft[] {
  const cast = castIn(heard);
  const replaced = cast !== null && cast.replaces !== null && cast.replaces !== cast.vote;
  const counts = cast === null || cast.vote === 'for' || cast.vote === 'against' || cast.final !== null;
  return about.conditional || replaced || !counts ? receipt(desk, heard, about) : [];
}

/** A signal was taken back: what stands now. */
export function withdrawn(
  desk: Desk,
  { events, after }: Heard,
  { asker, matter: id }: About,
  was: Cast['vote'],
): Draft[] {
  const fact = events.map((event) => event.fact).find((f) => f.type === 'VoteWithdrawn');
  const subject = matter(after, id);
  if (fact?.type !== 'VoteWithdrawn' || fact.stands === null || !subject) return [];
  const view = { matter: id, withdrew: was, stands: fact.stands, tally: tally(after, subject) };
  return [privately(asker, withdrawnMessage(view, readerOf(desk, after)))];
}
