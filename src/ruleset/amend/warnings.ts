import { settled } from '../renamed.ts';
import type { Run } from '../run/run.ts';
import type { Program, Saying } from '../types.ts';
import type { Desk } from './desk.ts';
import { readByTitle } from './former-titles.ts';
import { needed } from './needed.ts';
import { outlasting } from './outlasting.ts';
import { leftOver } from './renaming/left-over.ts';
import type { WordChange } from './types.ts';

/** What voters should know though nothing forbids it. */
export function warningsOf(
  desk: Desk,
  before: Program,
  after: Program,
  words: readonly WordChange[],
): Saying[] {
  return [
    ...readByTitle(desk),
    ...lastWay(before, after),
    ...outlasting(before, after),
    ...needed(before, after),
    ...byHand(desk, words),
    ...leftOver(desk, settled(desk.renamed)),
  ];
}

/** Matters under way whose kind goes. */
export function orphaned({ table, program }: Run): Saying[] {
  return table.keys('matter').flatMap((id): Saying[] => {
    const kind = String(table.get(`matter/${id}/kind`));
    const pending = (table.get(`matter/${id}/state`) ?? 'pending') === 'pending';
    if (!pending || program.matters.has(kind)) return [];
    return [[{ matter: id }, ' would be judged as a call for judgement, since its kind is no more.']];
  });
}

/** Kinds other than the call for judgement whose enactment changes rules and that somebody may resolve. */
function ways({ matters, permissions }: Program): string[] {
  return [...matters.values()]
    .filter(({ name, enacted }) => name !== 'cfj' && enacted === 'amend')
    .map(({ name }) => name)
    .filter((name) =>
      permissions.some(
        ({ allows, verb, what }) =>
          allows && verb === 'resolve' && (what.length === 0 || what.includes(name)),
      ),
    );
}

function lastWay(before: Program, after: Program): Saying[] {
  if (ways(after).length > 0 || ways(before).length === 0) return [];
  return [['After this, only a call for judgement can change the rules.']];
}

const DEEDS: ReadonlySet<WordChange['what']> = new Set(['action', 'trigger', 'schedule', 'duty']);

/** Words of a rule that stays, but without what carried them out. */
function byHand(desk: Desk, words: readonly WordChange[]): Saying[] {
  const standing = new Map(
    desk.drafts.flatMap(({ before, ...draft }) => (before ? [[before.id, draft]] : [])),
  );
  const gone = words
    .filter(({ what, how, rule }) => how === 'removed' && DEEDS.has(what) && standing.has(rule))
    .map(
      ({ name, rule }): Saying => [
        `${name.replaceAll('_', ' ')} (`,
        { rule },
        ') would no longer be automated.',
      ],
    );
  const added = desk.drafts
    .filter(({ before }) => before === null)
    .map((draft) => draft.rule())
    .filter(({ mechanism, text }) => mechanism === null && text !== '')
    .map(({ title }): Saying => [`${title} is text only: it is law, but the referee does not carry it out.`]);
  return [...gone, ...added];
}
