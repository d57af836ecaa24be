import { z } from 'zod';
import { isText } from '../../read/worded.ts';
import { type Ask, NotShown, Unanswered } from './ask.ts';
import { type Bytes, download, type Keys } from './download.ts';

const WITHIN_MS = 8000;
/** What a ruleset of the largest size comes to in letters of four bytes. */
const MOST_BYTES = 800_000;

const info = z.object({
  file: z.object({
    id: z.string(),
    name: z.string().nullish(),
    filetype: z.string().optional(),
    size: z.number().default(0),
    url_private: z.string().optional(),
    url_private_download: z.string().optional(),
  }),
});
type Info = z.infer<typeof info>['file'];

/** What is in a shared file: its text, something that is no text, or why it cannot be read, as a sentence. */
export type SeenFile =
  | { readonly is: 'text'; readonly name: string; readonly text: string }
  | { readonly is: 'other'; readonly name: string }
  | { readonly is: 'unread'; readonly name: string; readonly why: string };

/** Asks Slack about a file and, when it is text of a bearable size, for what is in it. Never throws for Slack's sake. */
export async function readFile(ask: Ask, keys: Keys, id: string, withinMs = WITHIN_MS): Promise<SeenFile> {
  const signal = AbortSignal.timeout(withinMs);
  let file: Info;
  try {
    file = info.parse(await ask('files.info', { file: id }, signal)).file;
  } catch (error) {
    if (error instanceof Unanswered) return { is: 'unread', name: id, why: SILENT };
    if (error instanceof NotShown) return { is: 'unread', name: id, why: notShown(error.code) };
    throw error;
  }
  const name = file.name ?? file.id;
  if (!isText({ name, filetype: file.filetype })) return { is: 'other', name };
  if (file.size > MOST_BYTES) return { is: 'unread', name, why: tooLarge(file.size) };
  const url = file.url_private_download ?? file.url_private ?? '';
  return { name, ...wordsOf(await download(url, keys, { most: MOST_BYTES, signal })) };
}

function wordsOf(got: Bytes): { is: 'text'; text: string } | { is: 'unread'; why: string } {
  switch (got.is) {
    case 'bytes':
      return decoded(got.bytes);
    case 'large':
      return { is: 'unread', why: tooLarge(got.bytes) };
    case 'shut':
      return { is: 'unread', why: notShown('missing_scope') };
    case 'silent':
      return { is: 'unread', why: SILENT };
    case 'elsewhere':
      return { is: 'unread', why: 'It is not kept by Slack: attach it as a file, not as a link.' };
  }
}

function decoded(bytes: Uint8Array): { is: 'text'; text: string } | { is: 'unread'; why: string } {
  try {
    return { is: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { is: 'unread', why: 'It is not UTF-8 text.' };
  }
}

const SILENT = 'Slack did not hand it over in time.';

const tooLarge = (bytes: number) =>
  `It has ${bytes.toLocaleString('en-US')} bytes, and ${MOST_BYTES.toLocaleString('en-US')} is the most.`;

function notShown(code: string): string {
  if (code === 'missing_scope')
    return 'The app may not read files here: its scope files:read is missing, and it has to be installed again.';
  if (code === 'file_not_found' || code === 'file_deleted') return 'It is there no longer.';
  return `Slack does not show it (${code}).`;
}
