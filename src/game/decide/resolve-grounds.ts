import { barsTo, floorBears, parameter } from '../../ruleset/engine.ts';
import type { Ground, MatterKindSpec, Saying, Work } from '../../ruleset/types.ts';
import { frozenGround } from '../clocks.ts';
import { matterFacts } from '../facts.ts';
import { noDice } from '../luck.ts';
import { kindOf, type Matter } from '../matters.ts';
import { emperor, isPlaying, players } from '../people.ts';
import { aheadOf } from '../queue.ts';
import type { Standing } from '../standing.ts';
import { outOf, votesOf } from '../tally.ts';
import type { Game, Outcome } from '../types.ts';
import { worldAt } from '../world.ts';
import { criteriaGround, ground } from './drafts.ts';
import { kindsWithoutEmperor, leadsWithoutEmperor } from './no-emperor.ts';

interface Resolving {
  readonly outcome: Outcome;
  readonly stand: Standing;
}

/** Every ground on which this person could not resolve the matter so at that instant. */
export function resolveGrounds(
  game: Game,
  at: Matter,
  stamp: { readonly by: string; readonly at: number },
  how: Resolving,
): Ground[] {
  return groundsAgainst(game, at, stamp.at, how)(stamp.by);
}

/** The same of one person after another. Throws `Exhausted` when the work for all of them is spent. */
export function groundsAgainst(
  game: Game,
  at: Matter,
  now: number,
  { outcome, stand, work }: Resolving & { readonly work?: Work },
): (by: string) => Ground[] {
  const kind = kindOf(game, at.kind);
  const facts = matterFacts(game, at, now);
  const floor = floorBears(kind.name, facts, players(game.table).length);
  const bars = barsTo(game.law.program, worldAt(game, now, noDice), facts, work);
  const whoever = [
    ...(floor && !leadsWithoutEmperor(game, now) ? [] : emperorGrounds(game, kind)),
    ...(floor ? [] : freezeGrounds(game, kind, now)),
    ...queueGrounds(game, at, kind, now),
    ...criterionGrounds(at, outcome, stand),
  ];
  return (by) => [...bars(by), ...whoever];
}

/** FN-E3: a flag of the kind, so that it is a reading like any other. */
function emperorGrounds(game: Game, kind: MatterKindSpec): Ground[] {
  const who = emperor(game);
  if (!kind.needsEmperor || isPlaying(game.table, who)) return [];
  const others = kindsWithoutEmperor(game);
  if (kind.name === 'cfj' && others.length === 0) return [];
  const rule = game.law.program.titles.emperor ?? kind.rule;
  const open = others.map((k) => k.opens.replace(/:$/, ''));
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

function queueGrounds(game: Game, at: Matter, kind: MatterKindSpec, now: number): Ground[] {
  const first = aheadOf(game, at, now);
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
  const barred = outcome === 'enact' && (at.vetoed || at.killed) && !stand.redeemable;
  const saying: Saying = barred
    ? [{ matter: at.id }, ` was ${at.vetoed ? 'vetoed' : 'self-killed'}: it can only be failed.`]
    : [...countWords(at, outcome, stand), ...missingWords(outcome, stand)];
  return [ground(cited.rule, saying, cited.par === undefined ? {} : { par: cited.par })];
}

function countWords(at: Matter, outcome: Outcome, { tally }: Standing): Saying {
  return [
    { matter: at.id },
    ' has FOR ',
    { amount: votesOf(tally, tally.for) },
    ', AGAINST ',
    { amount: votesOf(tally, tally.against) },
    ' of ',
    { amount: outOf(tally) },
    `, which is not enough to ${outcome} it now.`,
  ];
}

/** What would make it lawful, and when; or that the other outcome is. */
function missingWords(outcome: Outcome, stand: Standing): Saying {
  const [more, would] =
    outcome === 'enact'
      ? [stand.forNeeded, 'FOR would make it enactable.']
      : [stand.againstNeeded, 'AGAINST would make it failable.'];
  const whose = stand.tally.weights ? ` more voter${more === 1 ? '' : 's'} ` : ' more ';
  const other = outcome === 'enact' ? stand.fail : stand.enact;
  return [
    ...(more === null || more === 0 ? [] : [' ', { amount: more }, `${whose}${would}`]),
    ...(stand.ripensAt === null ? [] : [' Its time is up ', { instant: stand.ripensAt }, '.']),
    ...(other ? [` It can be ${outcome === 'enact' ? 'failed' : 'enacted'} now.`] : []),
  ];
}

/** FN-R10: it was resolved before. */
export function closedGround(game: Game, at: Matter): Ground {
  const who = at.resolver === null ? [] : [' by ', { player: at.resolver }];
  return criteriaGround(
    game.law.program,
    'closed',
    [{ matter: at.id }, ` was already ${at.state}`, ...who, ' at ', { instant: at.closed ?? at.opened }, '.'],
    kindOf(game, at.kind).rule,
  );
}
