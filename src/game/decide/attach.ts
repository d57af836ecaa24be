import type { Ground } from '../../ruleset/types.ts';
import { carriedBy } from '../amending/carried.ts';
import { keysUnder, Writing } from '../cells.ts';
import { frozenGround, runsWhileFrozen } from '../clocks.ts';
import { kindOf, type Matter, matter } from '../matters.ts';
import type { Of, Ruling } from '../types.ts';
import { carry } from './amendment.ts';
import { type Case, draft, ground, lawful, refused, unknownMatter } from './drafts.ts';
import { faultGrounds } from './hand/grounds.ts';

/** The author has the words of their entry drafted as an amendment, before anybody else has voted on the words alone. */
export function decideAttach(subject: Case, command: Of<'attach'>): Ruling {
  const { game } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  const grounds = attachGrounds(subject, at);
  if (grounds.length > 0) return refused(grounds);
  const { rule } = kindOf(game, at.kind);
  const writing = new Writing(game.table, rule);
  const amendment = carry(subject, writing, at.id, command.amendment);
  if (amendment.status === 'unreadable') return refused(faultGrounds(rule, amendment.faults));
  const fact = { type: 'AmendmentAttached', matter: at.id, amendment } as const;
  return lawful(subject, draft(subject, { rule, matter: at.id }, fact, writing.changes));
}

function attachGrounds({ game, stamp }: Case, at: Matter): Ground[] {
  const { rule } = kindOf(game, at.kind);
  const frozen = runsWhileFrozen(game, at.kind) ? null : frozenGround(game, stamp.at);
  const others = keysUnder(game.table, `vote/${at.id}`).filter((person) => person !== at.author);
  return [
    ...(at.state === 'pending' ? [] : [ground(rule, [{ matter: at.id }, ` is ${at.state} already.`])]),
    ...(stamp.by === at.author
      ? []
      : [ground(rule, ['Only ', { player: at.author }, ', who posted it, may attach an amendment to it.'])]),
    ...(carriedBy(game.table, at.id) === null
      ? []
      : [ground(rule, [{ matter: at.id }, ' carries an amendment already; it is what is voted on.'])]),
    ...(others.length === 0 ? [] : [votedGround(rule, at.id)]),
    ...(frozen ? [frozen] : []),
  ];
}

function votedGround(rule: string, id: string): Ground {
  return ground(rule, [
    'Others have voted on ',
    { matter: id },
    ' as it was posted. Once it is enacted, what it prescribes is carried out by a hand record.',
  ]);
}
