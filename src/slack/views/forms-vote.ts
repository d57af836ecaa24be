import { finality } from '../../game/decide/ballot.ts';
import { kindOf, type Matter, rawVote } from '../../game/matters.ts';
import { emperor } from '../../game/people.ts';
import { outcomeOf, standing } from '../../game/standing.ts';
import { tally, votesOf } from '../../game/tally.ts';
import type { Game } from '../../game/types.ts';
import type { VoteWord } from '../../ruleset/types.ts';
import type { Forecast, VoteFormView } from '../render/views.ts';
import { standingView } from './docket.ts';
import { voteCite } from './scene.ts';

/** The votes open to this person, each with what it would make of the matter. */
export function voteFormView(game: Game, subject: Matter, person: string, at: number): VoteFormView {
  const kind = kindOf(game, subject.kind);
  const lead = emperor(game);
  const words: readonly VoteWord[] =
    person === lead && kind.veto
      ? ['for', 'against', 'deferential', 'veto']
      : ['for', 'against', 'deferential'];
  const cite = voteCite(game.law.program, 'vote');
  const count = tally(game, subject);
  return {
    person,
    matter: subject.id,
    standing: standingView(game, subject, at),
    mine: rawVote(game, subject.id, person),
    seq: game.seq,
    choices: words.map((vote) => ({
      vote,
      final: finality(kind, subject, person, vote),
      ...(vote === 'veto' && savedAfter(game, subject, person, at) ? { redeemable: true } : {}),
      neither: vote === 'deferential' && person === lead,
      forecast: vote === 'for' || vote === 'against' ? forecast(game, subject, person, { vote, at }) : null,
      cite,
    })),
    followers:
      person === lead ? [...count.followed, ...count.deferential].filter((other) => other !== lead) : [],
    emperor: lead === '' ? null : lead,
  };
}

/** Whether votes could still enact it, were it vetoed by this person now. */
function savedAfter(game: Game, subject: Matter, person: string, at: number): boolean {
  const asIf = { ...game, table: new Map(game.table).set(`vote/${subject.id}/${person}`, 'veto') };
  return standing(asIf, { ...subject, vetoed: true, vetoer: person }, at).redeemable;
}

/** The tally and what it allows, were this the person's vote. */
function forecast(
  game: Game,
  subject: Matter,
  person: string,
  { vote, at }: { readonly vote: 'for' | 'against'; readonly at: number },
): Forecast {
  const asIf = { ...game, table: new Map(game.table).set(`vote/${subject.id}/${person}`, vote) };
  const stand = standing(asIf, subject, at);
  const makes = outcomeOf(stand);
  const { tally: count } = stand;
  return { vote, for: votesOf(count, count.for), against: votesOf(count, count.against), makes };
}
