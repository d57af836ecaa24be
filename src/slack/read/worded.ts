import { z } from 'zod';
import { headedBlocks } from './amendment/source.ts';

/** A text file that stands with a message. Slack keeps what is in it until it is asked. */
export interface Attached {
  readonly id: string;
  /** '' where Slack tells no more than its id. */
  readonly name: string;
}

/** What a message says and what it carries. */
export interface Worded {
  readonly text: string;
  /** Code blocks headed `amend`, below that line, as typed. */
  readonly amends: readonly string[];
  readonly files: readonly Attached[];
}

const file = z.object({
  id: z.string().min(1),
  name: z.string().nullish(),
  filetype: z.string().optional(),
  file_access: z.string().optional(),
});

/** The parts of Slack's message that `worded` reads; what is not as expected counts as not there. */
export const wordedParts = {
  text: z.string().nullish(),
  blocks: z.unknown().optional(),
  files: z.array(file).catch([]).default([]),
};
const parts = z.object(wordedParts);

export function worded({ text, blocks, files }: z.infer<typeof parts>): Worded {
  const delivered = { text: text ?? '', blocks };
  const attached = files.filter(isText).map(({ id, name }) => ({ id, name: name ?? '' }));
  return { text: delivered.text, amends: headedBlocks(delivered), files: attached };
}

const TEXT_NAME = /\.(?:md|markdown|txt)$/i;
const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'markdown', 'md']);

/** `.md` or `.txt` by name, or text that was pasted as a snippet. One from elsewhere has to be asked about first. */
export function isText(of: {
  readonly name?: string | null | undefined;
  readonly filetype?: string | undefined;
  readonly file_access?: string | undefined;
}): boolean {
  if (of.file_access === 'check_file_info') return true;
  return TEXT_NAME.test(of.name ?? '') || TEXT_TYPES.has(of.filetype ?? '');
}
