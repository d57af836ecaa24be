import { MOST } from '../budget.ts';
import { fits } from '../compose.ts';
import { escapeEntities, oneLine } from '../escape.ts';
import { nameOf } from '../mrkdwn.ts';
import { blocksOf, type HouseBlock } from '../parts.ts';
import { bold, type Phrase, player } from '../phrase.ts';
import type { Reader } from '../views.ts';

/** An entry written in a form. Title and body as Slack would deliver them. */
export interface PostedEntry {
  readonly opens: string;
  readonly title: string;
  readonly body: string;
  readonly by: string;
  /** Shown in a block of its own, below its first line `amend`. */
  readonly amendment?: string | undefined;
}

/** The post made for its author: it opens as the rule asks, exactly, with the author in its second line. */
export function entryPost(
  entry: PostedEntry,
  reader: Reader,
): { readonly text: string; readonly blocks: HouseBlock[] } {
  const { opens, title, body, by, amendment } = entry;
  const name = escapeEntities(oneLine(nameOf(by, reader, MOST.name)));
  const head: Phrase[] = [[bold(`${opens} `, { typed: title })], ['by ', player(by)]];
  const lines = body.split('\n').map((line): Phrase => [{ typed: line }]);
  const blocks = blocksOf(
    [
      { lines: head },
      { lines },
      ...(amendment === undefined ? [] : [{ table: ['amend', ...amendment.split('\n')] }]),
    ],
    reader,
  );
  const text = `${opens} ${title}\nby ${name}\n\n${body}${fenced(amendment)}`;
  // The text alone holds all of it, and Slack takes ten times as much of that.
  return { text, blocks: fits(blocks) ? blocks : [] };
}

function fenced(amendment: string | undefined): string {
  return amendment === undefined ? '' : `\n\n\`\`\`\namend\n${escapeEntities(amendment)}\n\`\`\``;
}
