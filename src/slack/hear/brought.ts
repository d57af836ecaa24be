import { keysUnder, text as textAt } from '../../game/cells.ts';
import type { Game } from '../../game/types.ts';
import { readAmendment } from '../../ruleset/amend/read.ts';
import type { Saying } from '../../ruleset/types.ts';
import type { Desk } from '../desk.ts';
import { withPeople } from '../read/amendment/people.ts';
import { amendmentInFile, type Carried, meant, theOne } from '../read/amendment/source.ts';
import type { Attached, Worded } from '../read/worded.ts';

/** The amendment that came with an entry. `unread` is why one that was meant is not taken; `again`: another try may do. */
export type Brought =
  | { readonly is: 'none' }
  | { readonly is: 'one'; readonly source: string }
  | { readonly is: 'unread'; readonly why: Saying; readonly again: boolean };

export const reads = (source: string): boolean => readAmendment(source).ok;

/** What stands in the blocks and text files of a message. Of several amendments none is taken. */
export async function broughtBy(desk: Desk, game: Game, said: Worded): Promise<Brought> {
  const inBlocks = theOne(said.amends, reads);
  const files = await Promise.all(said.files.map((file) => inFile(desk, file)));
  const count = countOf(inBlocks) + files.reduce((sum, file) => sum + countOf(file), 0);
  if (count > 1) return { is: 'unread', why: tooMany(count), again: false };
  const found = [inBlocks, ...files].find(({ is }) => is !== 'none');
  if (found === undefined || found.is === 'none' || found.is === 'several') return { is: 'none' };
  return found.is === 'one' ? { is: 'one', source: withNames(game, found.source) } : found;
}

type Found = Carried | Extract<Brought, { is: 'unread' }>;

function countOf(found: Found): number {
  if (found.is === 'several') return found.count;
  return found.is === 'none' ? 0 : 1;
}

async function inFile(desk: Desk, file: Attached): Promise<Found> {
  const seen = await desk.look.file(file.id);
  switch (seen.is) {
    case 'text':
      return amendmentInFile(seen.text, reads);
    case 'other':
      return { is: 'none' };
    case 'unread': {
      const name = file.name === '' ? seen.name : file.name;
      return { is: 'unread', why: [`${name} was not read. ${seen.why}`], again: true };
    }
  }
}

function tooMany(count: number): Saying {
  return [`It brings ${count} amendments, and one is the most, so none of them is taken.`];
}

/** An amendment typed where nothing is encoded: in a form, after a command. */
export function typedAmendment(game: Game, typed: string): string {
  return withNames(game, meant(typed, reads));
}

/** Who is named in quotes, `"@Ben"`, stands as the id that the rules know. */
export function withNames(game: Game, source: string): string {
  const { table } = game;
  const labels = keysUnder(table, 'player').map(
    (id) => [id, textAt(table, `player/${id}/label`) ?? id] as const,
  );
  return withPeople(source, new Map(labels));
}
