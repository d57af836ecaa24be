import type { Game } from '../../game/types.ts';
import type { Entry, MatterKindSpec } from '../../ruleset/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { capital, spaced } from '../render/cells.ts';
import { escapeEntities, oneLine } from '../render/escape.ts';
import { OF } from '../render/forms/entry.ts';
import { nameOf } from '../render/mrkdwn.ts';
import type { Filled } from './filled.ts';

export type Fields = Entry['fields'];

/** What an entry says of itself, as filled in; what was left empty is left out. */
export function declaredIn(filled: Filled, kind: MatterKindSpec): Fields {
  return Object.fromEntries(
    kind.fields.flatMap(({ name }) => {
      const said = filled.text(`${OF}${name}`);
      return said === '' ? [] : [[name, said]];
    }),
  );
}

/** The same as lines of the post, `Weight: trivial`, in which people read it and the bot would; people by their names. */
export function declaredLines(desk: Desk, game: Game, kind: MatterKindSpec, fields: Fields): string {
  const reader = readerOf(desk, game);
  const lines = kind.fields.flatMap(({ name, type, of }) => {
    const said = fields[name];
    if (said === undefined) return [];
    const people = (of ?? type) === 'player';
    const shown = people
      ? said
          .split(/\s*,\s*/)
          .map((one) => nameOf(one, reader))
          .join(', ')
      : said;
    return [`${capital(spaced(name))}: ${escapeEntities(oneLine(shown))}`];
  });
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
}
