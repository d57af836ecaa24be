import { entryChanges, lockMs, maySubmit, slotsOf } from '../../ruleset/engine.ts';
import type { Entry, Ground, MatterKindSpec } from '../../ruleset/types.ts';
import { keysUnder, number, Writing } from '../cells.ts';
import { frozenGround, runsWhileFrozen } from '../clocks.ts';
import { noDice } from '../luck.ts';
import { matterAtPost, pendingMatters } from '../matters.ts';
import { noteDeed } from '../people.ts';
import type { Game, Of, Ruling } from '../types.ts';
import { worldAt } from '../world.ts';
import { carry } from './amendment.ts';
import { type Case, draft, ground, kindGround, lawful, nothing, refused } from './drafts.ts';

type Submission = Of<'submit'>;

/** FN-M1 to M4. A refused entry never comes alive later; the author posts again. */
export function decideSubmit(subject: Case, command: Submission): Ruling {
  const { game, stamp } = subject;
  const kind = game.law.program.matters.get(command.kind);
  if (!kind) return refused([ground(null, [`The rules in force know no matter called ${command.kind}.`])]);
  if (matterAtPost(game, command.post)) return nothing;
  const entry = entryOf(game, kind, command);
  const grounds = submitGrounds(game, kind, stamp, entry);
  return grounds.length > 0 ? refused(grounds) : register(subject, kind, command, entry);
}

function entryOf(game: Game, kind: MatterKindSpec, command: Submission): Entry {
  const { title, text, amendment = null, fields = {} } = command;
  return { id: nextId(game, kind), kind: kind.name, title, text, amendment, fields };
}

function nextId(game: Game, kind: MatterKindSpec): string {
  return `${kind.letter}${nextOf(game, kind)}`;
}

function nextOf(game: Game, kind: MatterKindSpec): number {
  return number(game.table, `next/${kind.name}`) ?? 1;
}

/** Every ground on which this person could not submit such a matter at that instant; `entry` once it is written. */
export function submitGrounds(
  game: Game,
  kind: MatterKindSpec,
  stamp: { readonly by: string; readonly at: number },
  entry: Entry | null = null,
): Ground[] {
  const { program } = game.law;
  const world = worldAt(game, stamp.at, noDice);
  const barred = maySubmit(program, world, stamp.by, entry ?? kind.name);
  // The floor: nothing but who may raise it stands before a call for judgement.
  if (kind.name === 'cfj') return [...barred];
  const frozen = runsWhileFrozen(game, kind.name) ? null : frozenGround(game, stamp.at);
  return [
    ...barred,
    ...(frozen ? [frozen] : []),
    ...slotGrounds(game, kind, slotsOf(program, world, stamp.by, kind.name), stamp.by),
    ...lockGrounds(game, kind, lockMs(program, world, kind.name), stamp),
  ];
}

function slotGrounds(game: Game, kind: MatterKindSpec, slots: number | null, by: string): Ground[] {
  if (slots === null) return [];
  const held = pendingMatters(game).filter((m) => m.kind === kind.name && m.author === by);
  if (held.length < slots) return [];
  const list = held.flatMap((m, i) => (i === 0 ? [{ matter: m.id }] : [', ', { matter: m.id }]));
  return [
    kindGround(kind, 'slots', [
      { player: by },
      ' has ',
      { amount: held.length },
      ' pending (',
      ...list,
      '), and ',
      { amount: slots },
      ' is the most; a slot is free again when one of them is resolved.',
    ]),
  ];
}

function lockGrounds(
  game: Game,
  kind: MatterKindSpec,
  waitMs: number | null,
  stamp: { readonly by: string; readonly at: number },
): Ground[] {
  const since = number(game.table, `lock/${kind.name}/${stamp.by}`);
  if (since === null || waitMs === null || stamp.at >= since + waitMs) return [];
  const from = since + waitMs;
  return [
    kindGround(
      kind,
      'lock',
      [
        { player: stamp.by },
        "'s last one failed at ",
        { instant: since },
        '; the next may be made from ',
        { instant: from },
        '.',
      ],
      from,
    ),
  ];
}

function register(subject: Case, kind: MatterKindSpec, command: Submission, entry: Entry): Ruling {
  const { game, stamp } = subject;
  const { id } = entry;
  const at = `matter/${id}`;
  const writing = new Writing(game.table, kind.rule)
    .put(`next/${kind.name}`, nextOf(game, kind) + 1)
    .put(`is/matter/${id}`, true)
    .put(`${at}/kind`, kind.name)
    .put(`${at}/author`, stamp.by)
    .put(`${at}/opened`, stamp.at)
    .put(`${at}/order`, keysUnder(game.table, 'matter').length + 1)
    .put(`${at}/state`, 'pending')
    .put(`${at}/title`, command.title)
    .put(`${at}/text`, command.text)
    .put(`${at}/post`, command.post)
    .put(`${at}/since_edit`, command.sinceEdit ? true : null);
  writing.take(entryChanges(game.law.program, worldAt(game, stamp.at, noDice), stamp.by, entry));
  noteDeed(writing, stamp.by, 'submit', stamp.at);
  const { amendment } = command;
  const carried = amendment === undefined ? {} : { amendment: carry(subject, writing, id, amendment) };
  const fact = { type: 'MatterSubmitted', matter: id, kind: kind.name, ...carried } as const;
  return lawful(subject, draft(subject, { rule: kind.rule, matter: id }, fact, writing.changes));
}
