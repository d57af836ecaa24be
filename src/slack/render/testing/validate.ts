import type { HomeView, ModalView } from '@slack/types';
import type { Message } from '../compose.ts';
import { ACTION_IDS, CALLBACK_IDS } from '../ids.ts';

/** Slack's limits as published, with this house's where it is stricter; written down apart from the renderer's own. */
type Json = Record<string, unknown>;
type Complain = (path: string, what: string) => void;

const MESSAGE_BLOCKS = new Set(['header', 'section', 'context', 'actions', 'divider', 'image']);
const ACTIONS: ReadonlySet<string> = new Set(ACTION_IDS);

export function complaintsAbout(message: Message): string[] {
  const out: string[] = [];
  const complain: Complain = (path, what) => out.push(`${path}: ${what}`);
  length(message.text, 1, 3_900, 'text', complain);
  if (message.blocks.length > 45) complain('blocks', `${message.blocks.length} blocks`);
  const json = JSON.stringify(message.blocks).length;
  if (json > 12_000) complain('blocks', `${json} units of JSON`);
  message.blocks.forEach((block, i) => {
    if (!MESSAGE_BLOCKS.has(block.type)) complain(`blocks/${i}`, `type ${block.type}`);
    if ('block_id' in block) complain(`blocks/${i}`, 'has a block_id');
    checkBlock(block as unknown as Json, `blocks/${i}`, complain);
  });
  return out;
}

export function complaintsAboutForm(view: ModalView): string[] {
  const out: string[] = [];
  const complain: Complain = (path, what) => out.push(`${path}: ${what}`);
  length(view.title.text, 1, 24, 'title', complain);
  if (view.submit) length(view.submit.text, 1, 24, 'submit', complain);
  if (view.close) length(view.close.text, 1, 24, 'close', complain);
  length(view.private_metadata ?? '', 0, 3_000, 'private_metadata', complain);
  if (view.callback_id && !CALLBACK_IDS.some((id) => id === view.callback_id))
    complain('callback_id', view.callback_id);
  if (view.blocks.length > 100) complain('blocks', `${view.blocks.length} blocks`);
  if (view.blocks.some((block) => block.type === 'input') && !view.submit) complain('submit', 'missing');
  const ids = view.blocks.flatMap((block) => (block.block_id === undefined ? [] : [block.block_id]));
  if (new Set(ids).size !== ids.length) complain('blocks', 'two of one block_id');
  view.blocks.forEach((block, i) => {
    checkBlock(block as unknown as Json, `blocks/${i}`, complain);
  });
  return out;
}

export function complaintsAboutHome(view: HomeView): string[] {
  const out: string[] = [];
  const complain: Complain = (path, what) => out.push(`${path}: ${what}`);
  length(view.private_metadata ?? '', 0, 3_000, 'private_metadata', complain);
  if (view.blocks.length > 100) complain('blocks', `${view.blocks.length} blocks`);
  if (JSON.stringify(view).length > 250_000) complain('view', 'too large');
  view.blocks.forEach((block, i) => {
    if (!MESSAGE_BLOCKS.has(block.type)) complain(`blocks/${i}`, `type ${block.type}`);
    checkBlock(block as unknown as Json, `blocks/${i}`, complain);
  });
  return out;
}

type Check = (block: Json, path: string, complain: Complain) => void;

const BLOCKS: Record<string, Check> = {
  header: (block, path, complain) => text(block.text, 150, `${path}/text`, complain),
  section: checkSection,
  context: (block, path, complain) =>
    list(block.elements, 10, `${path}/elements`, complain, (e, p) => text(e, 3_000, p, complain)),
  actions: checkActions,
  input: checkInput,
  divider: () => {},
  image: checkImage,
};

function checkBlock(block: Json, path: string, complain: Complain): void {
  const check = BLOCKS[String(block.type)];
  if (check) check(block, path, complain);
  else complain(path, `type ${String(block.type)}`);
}

function checkImage(block: Json, path: string, complain: Complain): void {
  length(String(block.alt_text ?? ''), 1, 1_000, `${path}/alt_text`, complain);
  if (block.title !== undefined) text(block.title, 2_000, `${path}/title`, complain);
  if (block.slack_file === undefined) complain(path, 'no file');
}

function checkActions(block: Json, path: string, complain: Complain): void {
  list(block.elements, 8, `${path}/elements`, complain, (e, p) => checkElement(e, p, complain));
  const ids = (block.elements as Json[]).map((element) => element.action_id);
  if (new Set(ids).size !== ids.length) complain(`${path}/elements`, 'two of one action_id');
}

function checkInput(block: Json, path: string, complain: Complain): void {
  length(String(block.block_id ?? ''), 1, 255, `${path}/block_id`, complain);
  text(block.label, 2_000, `${path}/label`, complain);
  if (block.hint) text(block.hint, 2_000, `${path}/hint`, complain);
  checkElement(block.element as Json, `${path}/element`, complain);
}

function checkSection(block: Json, path: string, complain: Complain): void {
  if (block.text === undefined && block.fields === undefined) complain(path, 'neither text nor fields');
  if (block.text !== undefined) text(block.text, 2_900, `${path}/text`, complain);
  if (block.fields !== undefined) {
    list(block.fields, 10, `${path}/fields`, complain, (e, p) => text(e, 2_000, p, complain));
  }
  if (block.accessory !== undefined) checkElement(block.accessory as Json, `${path}/accessory`, complain);
}

function checkElement(element: Json, path: string, complain: Complain): void {
  length(String(element.action_id ?? ''), 1, 255, `${path}/action_id`, complain);
  if (element.type === 'button') checkButton(element, path, complain);
  if (element.placeholder) text(element.placeholder, 150, `${path}/placeholder`, complain);
  if (element.options !== undefined) {
    const most = element.type === 'radio_buttons' ? 10 : 100;
    list(element.options, most, `${path}/options`, complain, (option, p) => {
      text(option.text, 75, `${p}/text`, complain);
      length(String(option.value ?? ''), 1, 75, `${p}/value`, complain);
      if (option.description) text(option.description, 75, `${p}/description`, complain);
    });
  }
  if (element.type === 'plain_text_input') {
    const most = Number(element.max_length ?? 3_000);
    if (most < 1 || most > 3_000) complain(`${path}/max_length`, String(most));
    length(String(element.initial_value ?? ''), 0, most, `${path}/initial_value`, complain);
  }
}

function checkButton(element: Json, path: string, complain: Complain): void {
  if (!ACTIONS.has(String(element.action_id))) complain(`${path}/action_id`, String(element.action_id));
  text(element.text, 40, `${path}/text`, complain);
  if (element.value !== undefined) length(String(element.value), 1, 2_000, `${path}/value`, complain);
  if (element.url !== undefined) length(String(element.url), 1, 3_000, `${path}/url`, complain);
  if (element.accessibility_label !== undefined) {
    const aloud = String(element.accessibility_label);
    length(aloud, 1, 75, `${path}/accessibility_label`, complain);
    const seen = String((element.text as Json).text)
      .replace('…', '')
      .toLowerCase();
    if (!aloud.toLowerCase().includes(seen))
      complain(`${path}/accessibility_label`, `"${aloud}" without "${seen}"`);
  }
  const confirm = element.confirm as Json | undefined;
  if (!confirm) return;
  text(confirm.title, 100, `${path}/confirm/title`, complain);
  text(confirm.text, 300, `${path}/confirm/text`, complain);
  text(confirm.confirm, 30, `${path}/confirm/confirm`, complain);
  text(confirm.deny, 30, `${path}/confirm/deny`, complain);
}

function text(value: unknown, most: number, path: string, complain: Complain): void {
  const object = value as { type?: string; text?: string } | undefined;
  if (object?.type !== 'mrkdwn' && object?.type !== 'plain_text') complain(path, 'no text object');
  length(object?.text ?? '', 1, most, path, complain);
}

function list(
  value: unknown,
  most: number,
  path: string,
  complain: Complain,
  each: (e: Json, path: string) => void,
): void {
  const items = Array.isArray(value) ? (value as Json[]) : [];
  if (items.length < 1 || items.length > most) complain(path, `${items.length} of them`);
  items.forEach((item, i) => {
    each(item, `${path}/${i}`);
  });
}

function length(value: string, least: number, most: number, path: string, complain: Complain): void {
  if (value.length < least || value.length > most)
    complain(path, `${value.length} units, ${least} to ${most} allowed`);
}
