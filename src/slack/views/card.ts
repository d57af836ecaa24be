import { createHash } from 'node:crypto';
import { isUnreadable } from '../../game/amending/carried.ts';
import { lawAfter } from '../../game/amending/enter.ts';
import { foreseen } from '../../game/amending/seen.ts';
import { keysUnder } from '../../game/cells.ts';
import { noDice } from '../../game/luck.ts';
import { kindOf, type Matter, pendingMatters } from '../../game/matters.ts';
import { emperor } from '../../game/people.ts';
import { standing } from '../../game/standing.ts';
import { countOf } from '../../game/tally.ts';
import type { Game, Reason } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { slotsOf } from '../../ruleset/engine.ts';
import type { MatterKindSpec, Program, VoteWord, Who } from '../../ruleset/types.ts';
import { withoutCode } from '../read/amendment/codeblocks.ts';
import { headedBlocks } from '../read/amendment/source.ts';
import type { CardCites, CardView, EditedView, FieldView, RecordView, VoteSign } from '../render/views.ts';
import { matterLine } from './docket.ts';
import { forecasts, isSafe } from './forecast.ts';
import { citation, field, lasting, queueCite, type Scene, voteCite } from './scene.ts';

/** Everything that a docket card tells of a matter. */
export function cardView(scene: Scene, matter: Matter): CardView {
  const { game, at } = scene;
  const kind = kindOf(game, matter.kind);
  const line = matterLine(scene, matter);
  return {
    ...line,
    opened: matter.opened,
    fields: saidOf(game, matter, kind),
    sinceEdit: matter.sinceEdit,
    version: game.law.version,
    seq: game.seq,
    emperor: emperor(game) || null,
    slot: slot(scene, matter, kind),
    forecasts: line.standing.tally.silent.includes(emperor(game)) ? forecasts(game, matter, at) : [],
    safe: isSafe(game, matter, at),
    votes: voteSigns(game),
    byHand: kind.enacted === 'amend',
    amendment: carried(scene, matter),
    seal: sealOf(matter),
    edited: matter.edited !== null,
    deletedText: matter.deleted ? matter.text : null,
    secondPrefix: secondPrefix(game, matter),
    unclear: scene.unclear(matter.id),
    selfKill: kind.selfKill,
    veto: kind.veto,
    freezes: kind.freezes,
    wins: kind.enacted === 'victory',
    lock: lock(game, kind),
    resolvers: resolversOf(game.law.program, matter.kind).who,
    cites: cites(scene, matter, kind),
    record: record(game, matter),
  };
}

function saidOf(game: Game, { id }: Matter, { fields }: MatterKindSpec): FieldView[] {
  return fields.flatMap((definition) => {
    const value = game.table.get(`matter_field/${id}/${definition.name}`) ?? definition.default;
    return value === undefined ? [] : [field(definition, value)];
  });
}

/** Judged by the law and the gamestate of this moment, as the Emperor's resolution would be. */
function carried({ game, at }: Scene, matter: Matter): CardView['amendment'] {
  if (matter.state !== 'pending') return null;
  if (isUnreadable(game.table, matter.id)) return { is: 'unreadable' };
  const now = foreseen(game, matter.id, emperor(game), at);
  if (now === null) return several(game, matter);
  if (!now.amendment.ok) return { is: 'misfits' };
  const { differs, amendment } = now;
  return { is: 'fits', differs, from: game.law.version, to: lawAfter(game.law, amendment).version };
}

function several(game: Game, { kind, text }: Matter): CardView['amendment'] {
  const count = kindOf(game, kind).enacted === 'amend' ? headedBlocks({ text }).length : 0;
  return count > 1 ? { is: 'several', count } : null;
}

function slot({ game, at }: Scene, matter: Matter, kind: MatterKindSpec): CardView['slot'] {
  const of = slotsOf(game.law.program, worldAt(game, at, noDice), matter.author, matter.kind);
  const mine = pendingMatters(game).filter((m) => m.kind === matter.kind && m.author === matter.author);
  const nth = mine.findIndex((m) => m.id === matter.id) + 1;
  return of === null || nth === 0 ? null : { nth, of, cite: paragraph(kind, 'slots') };
}

function lock(game: Game, kind: MatterKindSpec): CardView['lock'] {
  if (!kind.freezes) return null;
  const lastingS = lasting(game, 'dov_wait');
  return lastingS === null ? null : { lastingS, cite: paragraph(kind, 'lock') };
}

export function paragraph(kind: MatterKindSpec, key: string) {
  const par = kind.par[key];
  return citation({ rule: kind.rule, ...(par === undefined ? {} : { par }) });
}

function cites({ game, at }: Scene, matter: Matter, kind: MatterKindSpec): CardCites {
  const stand = standing(game, matter, at);
  const { program } = game.law;
  return {
    enact: citation(stand.enactRule),
    fail: citation(stand.failRule),
    vote: voteCite(program, 'vote'),
    queue: queueCite(program),
    resolve: citation(resolversOf(program, matter.kind)),
    freeze: paragraph(kind, 'freezes'),
  };
}

/** The widest permission to resolve this kind that some rule in force gives. */
function resolversOf(program: Program, kind: string): { who: Who; rule: string; par?: number } {
  const allowed = program.permissions.filter(
    (p) => p.allows && p.verb === 'resolve' && (p.what.length === 0 || p.what.includes(kind)),
  );
  const widest = allowed.find((p) => p.who === 'player') ?? allowed[0];
  if (!widest) return { who: 'player', rule: 'referee' };
  return { who: widest.who, rule: widest.rule, ...(widest.par === undefined ? {} : { par: widest.par }) };
}

const words: readonly VoteWord[] = ['for', 'against', 'deferential', 'veto'];

/** The first emoji of each vote, as the rules list them. */
export function voteSigns(game: Game): VoteSign[] {
  return words.map((vote) => ({
    vote,
    emoji: game.law.program.votes[vote].find((sign) => sign.startsWith(':'))?.replaceAll(':', '') ?? null,
  }));
}

function secondPrefix(game: Game, matter: Matter): boolean {
  const words = withoutCode(matter.text);
  const rest = words.slice(words.indexOf(':') + 1);
  return [...game.law.program.matters.values()].some((kind) => rest.includes(kind.opens));
}

/** First characters of the hash of the text as first posted. */
function sealOf(matter: Matter): string {
  return createHash('sha256').update(matter.text).digest('hex').slice(0, 6);
}

function record(game: Game, matter: Matter): RecordView | null {
  if (matter.state === 'pending') return null;
  return {
    outcome: matter.state,
    by: matter.resolver,
    at: matter.closed ?? matter.opened,
    reason: (game.table.get(`matter/${matter.id}/reason`) ?? null) as Reason | null,
    tally: countOf(game, matter),
    event: Number(game.table.get(`matter/${matter.id}/event`) ?? game.seq),
  };
}

/** What an edit or a deletion of the post is flagged with; equal texts when the edit was taken back. */
export function editedView(game: Game, matter: Matter): EditedView {
  const votes = keysUnder(game.table, `vote/${matter.id}`).length;
  return {
    matter: matter.id,
    votes,
    seal: sealOf(matter),
    before: matter.text,
    after: matter.deleted ? null : (matter.edited ?? matter.text),
    by: matter.author,
    selfKill: kindOf(game, matter.kind).selfKill,
  };
}
