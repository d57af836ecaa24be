import { lockMs, mayResolve, parameter, thenOf } from '../../ruleset/engine.ts';
import type { Ground, MatterKindSpec, Saying } from '../../ruleset/types.ts';
import { Writing } from '../cells.ts';
import { frozenGround } from '../clocks.ts';
import { matterFacts } from '../facts.ts';
import { noDice, thrown } from '../luck.ts';
import { aheadOf, kindOf, type Matter, matter } from '../matters.ts';
import { emperor, isPlaying, noteDeed } from '../people.ts';
import { reasonFor } from '../reason.ts';
import { type Standing, standing } from '../standing.ts';
import { tallySides } from '../tally.ts';
import type { Game, Law, Outcome, Ruling } from '../types.ts';
import { worldAt } from '../world.ts';
import { type Case, criteriaGround, draft, ground, lawful, refused } from './drafts.ts';
import { crown, type Ending } from './victory.ts';
import { unknownMatter } from './vote.ts';

interface Resolution {
  readonly matter: string;
  readonly outcome: Outcome;
  readonly way: 'button' | 'command' | 'reply';
}

/** FN-R1 to R10, judged by the rules and the votes of this moment. */
export function decideResolve(subject: Case, command: Resolution): Ruling {
  const { game, stamp } = subject;
  const at = matter(game, command.matter);
  if (!at) return unknownMatter(command.matter);
  const kind = kindOf(game, at.kind);
  if (at.state !== 'pending') {
    const who = at.resolver === null ? [] : [' by ', { player: at.resolver }];
    return refused([
      criteriaGround(
        game.law.program,
        'closed',
        [
          { matter: at.id },
          ` was already ${at.state}`,
          ...who,
          ' at ',
          { instant: at.closed ?? at.opened },
          '.',
        ],
        kind.rule,
      ),
    ]);
  }
  const stand = standing(game, at, stamp.at);
  const grounds = resolveGrounds(game, at, stamp, { outcome: command.outcome, stand });
  return grounds.length > 0 ? refused(grounds) : close(subject, at, command, stand);
}

/** Every ground on which this person could not resolve the matter so at that instant. */
export function resolveGrounds(
  game: Game,
  at: Matter,
  stamp: { readonly by: string; readonly at: number },
  { outcome, stand }: { readonly outcome: Outcome; readonly stand: Standing },
): Ground[] {
  const kind = kindOf(game, at.kind);
  const facts = matterFacts(game, at, stamp.at);
  return [
    ...mayResolve(game.law.program, worldAt(game, stamp.at, noDice), stamp.by, facts),
    ...emperorGrounds(game, kind),
    ...freezeGrounds(game, kind, stamp.at),
    ...queueGrounds(game, at, kind),
    ...criterionGrounds(at, outcome, stand),
  ];
}

/** FN-E3: a flag of the kind, so that it is a reading like any other. */
function emperorGrounds(game: Game, kind: MatterKindSpec): Ground[] {
  const who = emperor(game);
  if (!kind.needsEmperor || isPlaying(game.table, who)) return [];
  if (kind.name === 'cfj' && ![...game.law.program.matters.values()].some((k) => !k.needsEmperor)) return [];
  const rule = game.law.program.titles.emperor ?? kind.rule;
  const open = [...game.law.program.matters.values()]
    .filter((k) => !k.needsEmperor)
    .map((k) => k.opens.replace(/:$/, ''));
  return [
    ground(rule, [
      { player: who },
      `, who holds the office, does not play now: only a ${open.join(' or a ')} can be resolved.`,
    ]),
  ];
}

function freezeGrounds(game: Game, kind: MatterKindSpec, at: number): Ground[] {
  const frozen = frozenGround(game, at);
  if (!frozen || kind.freezes) return [];
  if (kind.openWhileFrozen) {
    return kind.name === 'cfj' && parameter(game.law.program, 'resolve_cfj_while_frozen') === false
      ? [frozen]
      : [];
  }
  return [frozen];
}

function queueGrounds(game: Game, at: Matter, kind: MatterKindSpec): Ground[] {
  const first = aheadOf(game, at);
  if (!first) return [];
  return [
    criteriaGround(
      game.law.program,
      'queue',
      [
        { matter: first.id },
        ` ${first.title} is older and has to be resolved before `,
        { matter: at.id },
        '.',
      ],
      kind.rule,
    ),
  ];
}

function criterionGrounds(at: Matter, outcome: Outcome, stand: Standing): Ground[] {
  if (outcome === 'enact' ? stand.enact : stand.fail) return [];
  const cited = outcome === 'enact' ? stand.enactRule : stand.failRule;
  const barred = outcome === 'enact' && (at.vetoed || at.killed);
  const saying: Saying = barred
    ? [{ matter: at.id }, ` was ${at.vetoed ? 'vetoed' : 'self-killed'}: it can only be failed.`]
    : [...countWords(at, outcome, stand), ...missingWords(outcome, stand)];
  return [ground(cited.rule, saying, cited.par === undefined ? {} : { par: cited.par })];
}

function countWords(at: Matter, outcome: Outcome, { tally }: Standing): Saying {
  return [
    { matter: at.id },
    ' has FOR ',
    { amount: tally.for.length },
    ', AGAINST ',
    { amount: tally.against.length },
    ' of ',
    { amount: tally.players },
    `, which is not enough to ${outcome} it now.`,
  ];
}

/** What would make it lawful, and when; or that the other outcome is. */
function missingWords(outcome: Outcome, stand: Standing): Saying {
  const [more, would] =
    outcome === 'enact'
      ? [stand.forNeeded, ' more FOR would make it enactable.']
      : [stand.againstNeeded, ' more AGAINST would make it failable.'];
  const other = outcome === 'enact' ? stand.fail : stand.enact;
  return [
    ...(more === null || more === 0 ? [] : [' ', { amount: more }, would]),
    ...(stand.ripensAt === null ? [] : [' Its time is up ', { instant: stand.ripensAt }, '.']),
    ...(other ? [` It can be ${outcome === 'enact' ? 'failed' : 'enacted'} now.`] : []),
  ];
}

function close(subject: Case, at: Matter, command: Resolution, stand: Standing): Ruling {
  const { game, stamp } = subject;
  const kind = kindOf(game, at.kind);
  const outcome = command.outcome === 'enact' ? 'enacted' : 'failed';
  const rule = command.outcome === 'enact' ? stand.enactRule.rule : stand.failRule.rule;
  const writing = new Writing(game.table, rule)
    .put(`matter/${at.id}/state`, outcome)
    .put(`matter/${at.id}/closed`, stamp.at)
    .put(`matter/${at.id}/event`, game.seq + 1)
    .put(`matter/${at.id}/resolver`, stamp.by)
    .put(`matter/${at.id}/reason`, reasonFor(game, at, command.outcome, stand))
    .put(`matter/${at.id}/froze`, kind.freezes ? true : null);
  noteDeed(writing, stamp.by, 'resolve', stamp.at);
  keepTally(writing, at.id, stand, emperor(game));
  const ending = outcome === 'enacted' ? enacted(subject, at, writing) : failed(subject, at, writing);
  const rules = outcome === 'enacted' ? carryOut(subject, at, writing, ending.law) : nothing;
  const fact = {
    type: 'MatterResolved',
    matter: at.id,
    outcome,
    reason: reasonFor(game, at, command.outcome, stand),
    tally: stand.tally,
    way: command.way,
    closed: ending.closed,
    said: rules.said,
    notices: [...stand.notices, ...ending.notices, ...rules.notices],
    ...(ending.law === game.law ? {} : { law: { version: ending.law.version, rules: ending.law.rules } }),
  } as const;
  return lawful(subject, draft(subject, { rule, matter: at.id }, fact, writing.changes), ending.law);
}

/** Players come and go; a resolved matter keeps the count it was resolved on. */
function keepTally(writing: Writing, id: string, { tally }: Standing, lead: string): void {
  for (const side of tallySides) writing.put(`matter/${id}/counted_${side}`, tally[side]);
  writing.put(`matter/${id}/counted_players`, tally.players).put(`matter/${id}/counted_emperor`, lead);
}

const nothing = { said: [], notices: [] };

function enacted(subject: Case, at: Matter, writing: Writing): Ending {
  const { game } = subject;
  if (kindOf(game, at.kind).enacted === 'victory') return crown(subject, at, writing);
  writing.put(`duty/${at.id}`, 'due');
  return { law: game.law, closed: [], notices: [] };
}

function failed(subject: Case, at: Matter, writing: Writing): Ending {
  const { game, stamp } = subject;
  const wait = lockMs(game.law.program, worldAt(game, stamp.at, noDice), at.kind);
  if (wait !== null) writing.put(`lock/${at.kind}/${at.author}`, stamp.at);
  return { law: game.law, closed: [], notices: [] };
}

/** The kind's own steps, under the rules as they are after the enactment. */
function carryOut(subject: Case, at: Matter, writing: Writing, law: Law) {
  const { game, stamp } = subject;
  const after = { ...game, law, table: writing.table };
  const done = thenOf(
    law.program,
    worldAt(after, stamp.at, stamp.dice),
    stamp.by,
    matterFacts(game, at, stamp.at),
  );
  writing.take(done.changes);
  writing.take(thrown(writing.table, 'state', stamp.day, done.rolls));
  return done;
}
