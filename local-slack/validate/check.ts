import type { KnownBlock } from '@slack/types';
import { z } from 'zod';
import type { AskedView } from '../workspace/views.ts';
import { Refusal, type World } from '../workspace/world.ts';
import { messageBlocks, viewBlocks } from './blocks.ts';
import { plainText } from './text-objects.ts';
import { type Fault, faultsOfWhole } from './whole.ts';

const LARGEST_BLOCKS = 13_200;
const LARGEST_VIEW = 250_000;

const viewParts = {
  callback_id: z.string().max(255).optional(),
  private_metadata: z.string().max(3000).optional(),
  external_id: z.string().max(255).optional(),
  blocks: viewBlocks,
};

const view = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('modal'),
    title: plainText(24),
    submit: plainText(24).optional(),
    close: plainText(24).optional(),
    clear_on_close: z.boolean().optional(),
    notify_on_close: z.boolean().optional(),
    submit_disabled: z.boolean().optional(),
    ...viewParts,
  }),
  z.strictObject({ type: z.literal('home'), ...viewParts }),
]);

/** Blocks of a message. @throws Refusal `invalid_blocks`, `msg_blocks_too_long` */
export function checkedBlocks(world: World, blocks: unknown): KnownBlock[] {
  const read = messageBlocks.safeParse(blocks);
  const around = { isView: false, hasFile: fileIsIn(world) };
  const faults = read.success ? faultsOfWhole(read.data, '/blocks', around) : faultsIn(read.error, '/blocks');
  if (faults.length > 0) throw blockRefusal('invalid_blocks', faults);
  if (JSON.stringify(blocks).length > LARGEST_BLOCKS) throw new Refusal('msg_blocks_too_long');
  return blocks as KnownBlock[];
}

/** A modal or Home. @throws Refusal `invalid_arguments`, `view_too_large` */
export function checkedView(world: World, asked: unknown): AskedView {
  const read = view.safeParse(asked);
  if (!read.success) throw blockRefusal('invalid_arguments', faultsIn(read.error, '/view'));
  const around = { isView: true, hasFile: fileIsIn(world) };
  const faults = faultsOfWhole(read.data.blocks, '/view/blocks', around);
  const needsSubmit = read.data.type === 'modal' && read.data.blocks.some((block) => block.type === 'input');
  if (needsSubmit && read.data.type === 'modal' && read.data.submit === undefined) {
    faults.push({ pointer: '/view/submit', says: 'missing required field: submit' });
  }
  if (faults.length > 0) throw blockRefusal('invalid_arguments', faults);
  if (JSON.stringify(asked).length > LARGEST_VIEW) throw new Refusal('view_too_large');
  return asked as AskedView;
}

const fileIsIn = (world: World) => (file: { id?: string | undefined; url?: string | undefined }) =>
  [...world.files.values()].some((it) => it.id === file.id || it.url_private === file.url);

function blockRefusal(code: string, faults: Fault[]): Refusal {
  const messages = faults.map(({ pointer, says }) => `[ERROR] ${says} [json-pointer:${pointer}]`);
  return new Refusal(code, {
    errors: messages.map((it) => it.slice('[ERROR] '.length)),
    response_metadata: { messages },
  });
}

/** Zod's findings in Slack's words. */
export function faultsIn(error: z.ZodError, at: string): Fault[] {
  return error.issues.flatMap((issue) => issueFaults(issue, at));
}

function issueFaults(issue: z.core.$ZodIssue, at: string): Fault[] {
  const pointer = [at, ...issue.path.map(String)].join('/');
  switch (issue.code) {
    case 'too_big':
      return [{ pointer, says: tooBig(issue) }];
    case 'too_small':
      return [
        {
          pointer,
          says: issue.origin === 'array' ? 'no fewer than 1 items allowed' : 'must be more than 0 characters',
        },
      ];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ pointer, says: `invalid additional property: ${key}` }));
    case 'invalid_union':
      return unionFaults(issue, pointer);
    case 'invalid_type':
      return [
        {
          pointer,
          says: missing(issue)
            ? `missing required field: ${String(issue.path.at(-1))}`
            : `must provide a ${issue.expected}`,
        },
      ];
    default:
      return [{ pointer, says: issue.message }];
  }
}

const missing = (issue: z.core.$ZodIssue): boolean =>
  issue.input === undefined && issue.message.includes('undefined');

const tooBig = (issue: z.core.$ZodIssueTooBig): string =>
  issue.origin === 'array'
    ? `no more than ${issue.maximum} items allowed`
    : `must be less than ${Number(issue.maximum) + 1} characters`;

function unionFaults(issue: z.core.$ZodIssueInvalidUnion, pointer: string): Fault[] {
  if (issue.errors.length === 0) return [{ pointer, says: 'unsupported type' }];
  const [nearest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return nearest.flatMap((inner) => issueFaults(inner, pointer));
}
