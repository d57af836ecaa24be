import type { InputValue } from '../protocol.ts';

/** An interactive element, of which only the parts used here are named. */
export interface Element {
  type: string;
  action_id: string;
  text?: unknown;
  value?: string;
  url?: string;
  placeholder?: unknown;
  options?: Option[];
  option_groups?: { options: Option[] }[];
  initial_option?: Option;
  initial_options?: Option[];
  initial_value?: string;
  initial_user?: string;
  initial_users?: string[];
  initial_conversation?: string;
  initial_channel?: string;
  initial_date?: string;
  initial_time?: string;
}

interface Option {
  value: string;
  text?: unknown;
}

export interface Placed {
  blockId: string;
  element: Element;
}

/** Blocks as far as finding elements goes. */
interface AnyBlock {
  type: string;
  block_id?: string;
  elements?: unknown;
  element?: unknown;
  accessory?: unknown;
}

/** Every interactive element, with the block it sits in. */
export function elementsIn(blocks: readonly unknown[]): Placed[] {
  return (blocks as AnyBlock[]).flatMap((block) => {
    const inside = block.type === 'actions' && Array.isArray(block.elements) ? block.elements : [];
    const all = [...inside, block.element, block.accessory].filter((it): it is Element => it !== undefined);
    return all
      .filter((element) => element.type !== 'image')
      .map((element) => ({
        blockId: block.block_id ?? '',
        element: { ...element, action_id: element.action_id ?? '' },
      }));
  });
}

const optionsOf = (element: Element): Option[] =>
  element.options ?? element.option_groups?.flatMap((group) => group.options) ?? [];

const picked = (element: Element, value: InputValue): Option | null =>
  optionsOf(element).find((option) => option.value === value) ?? null;

const pickedAll = (element: Element, value: InputValue): Option[] =>
  optionsOf(element).filter((option) => Array.isArray(value) && value.includes(option.value));

/** What an input holds before anyone touched it. */
export function initialOf(element: Element): InputValue {
  const one =
    element.initial_option?.value ??
    element.initial_value ??
    element.initial_user ??
    element.initial_conversation ??
    element.initial_channel ??
    element.initial_date ??
    element.initial_time;
  return one ?? element.initial_options?.map((option) => option.value) ?? element.initial_users ?? null;
}

/** The state of one element, in the words Slack has for its type; undefined for one that holds nothing. */
export function stateOf(element: Element, value: InputValue): Record<string, unknown> | undefined {
  const { type } = element;
  switch (type) {
    case 'plain_text_input':
    case 'number_input':
      return { type, value: value === '' ? null : value };
    case 'static_select':
    case 'radio_buttons':
      return { type, selected_option: picked(element, value) };
    case 'multi_static_select':
    case 'checkboxes':
      return { type, selected_options: pickedAll(element, value) };
    case 'users_select':
      return { type, selected_user: value };
    case 'multi_users_select':
      return { type, selected_users: value ?? [] };
    case 'conversations_select':
      return { type, selected_conversation: value };
    case 'channels_select':
      return { type, selected_channel: value };
    case 'datepicker':
      return { type, selected_date: value };
    case 'timepicker':
      return { type, selected_time: value };
    default:
      return undefined;
  }
}

const kept = (element: Element, keys: ('value' | 'url')[]): Record<string, unknown> =>
  Object.fromEntries(keys.filter((key) => element[key] !== undefined).map((key) => [key, element[key]]));

/** What a click on it adds to the action: the choice made, or a button's own value. */
export function choiceOf(element: Element, value: InputValue): Record<string, unknown> {
  if (element.type === 'button') return kept(element, ['value', 'url']);

  if (element.type === 'overflow') return { selected_option: picked(element, value) };
  return stateOf(element, value) ?? {};
}

/** `state.values`: block → action → what it holds. */
export function stateValues(blocks: readonly unknown[], held: (placed: Placed) => InputValue | undefined) {
  const values: Record<string, Record<string, unknown>> = {};
  for (const placed of elementsIn(blocks)) {
    const { blockId, element } = placed;
    const value = held(placed);
    const state = stateOf(element, value === undefined ? initialOf(element) : value);
    if (state !== undefined) values[blockId] = { ...values[blockId], [element.action_id]: state };
  }
  return values;
}
