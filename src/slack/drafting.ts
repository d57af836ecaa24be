import { createHash } from 'node:crypto';
import { carriedBy } from '../game/amending/carried.ts';
import { keysUnder, text } from '../game/cells.ts';
import { findRule } from '../game/cite.ts';
import { resolveGrounds } from '../game/decide/resolve-grounds.ts';
import { kindOf, type Matter } from '../game/matters.ts';
import { previewDraft } from '../game/preview.ts';
import { standing } from '../game/standing.ts';
import type { Game } from '../game/types.ts';
import type { Draft } from '../store/types.ts';
import type { Desk } from './desk.ts';
import { draftFrom } from './read/prose/draft.ts';
import type { Lawbook } from './read/prose/law.ts';
import { readerOf } from './reader.ts';
import { draftMessage, textOnlyMessage } from './render/surfaces/draft.ts';
import { privately } from './say/routes.ts';

/**
 * An amendment drafted from the words of an entry, for somebody to confirm; null where they have no form that is
 * known, or what they would do does not fit the law.
 */
export function draftFor(desk: Desk, game: Game, matter: Matter, at: number): string | null {
  const source = draftFrom(matter.text, lawbook(game));
  if (source === null) return null;
  const { amendment } = previewDraft(game, { source, shelf: desk.rulesets.shelf }, at, []);
  return amendment.ok ? source : null;
}

/** Offers the author of an entry that carries no amendment what its words would be as one: in the channel, where they look. */
export function offerDraft(desk: Desk, game: Game, matter: Matter): Draft[] {
  if (kindOf(game, matter.kind).enacted !== 'amend') return [];
  const source = draftFor(desk, game, matter, matter.opened);
  if (source === null) return [];
  const view = { matter: matter.id, source, seal: sealOfDraft(source) };
  const asker = { person: matter.author, channel: game.channel };
  return [privately(asker, draftMessage(view, readerOf(desk, game)))];
}

/** What whoever is about to enact words alone is shown first; null where nothing is drafted from them, or they may not enact now. */
export function draftBefore(desk: Desk, game: Game, matter: Matter, who: { by: string; at: number }) {
  if (kindOf(game, matter.kind).enacted !== 'amend' || carriedBy(game.table, matter.id) !== null) return null;
  const how = { outcome: 'enact', stand: standing(game, matter, who.at) } as const;
  if (resolveGrounds(game, matter, who, how).length > 0) return null;
  const source = draftFor(desk, game, matter, who.at);
  if (source === null) return null;
  return textOnlyMessage({ matter: matter.id, source, seal: sealOfDraft(source) }, readerOf(desk, game));
}

/** Names one draft among others. */
export function sealOfDraft(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

export function lawbook(game: Game): Lawbook {
  const { table, law } = game;
  const labels = keysUnder(table, 'player').map(
    (id) => [id, text(table, `player/${id}/label`) ?? id] as const,
  );
  return {
    rules: law.rules,
    program: law.program,
    rule: (words) => findRule(law, words)?.rule ?? null,
    person: (words) => {
      const mentioned = /^<@([A-Z0-9]+)>$/.exec(words)?.[1];
      if (mentioned !== undefined) return table.has(`is/player/${mentioned}`) ? mentioned : null;
      const wanted = words.replace(/^@/, '').toLowerCase();
      const found = labels.filter(([, label]) => label.toLowerCase() === wanted);
      return found.length === 1 ? (found[0]?.[0] ?? null) : null;
    },
    thing: (kind, key) => table.has(`is/${kind}/${key}`),
  };
}
