import type { InputBlock } from '@slack/types';
import type { InputValue, View } from '../../protocol.ts';
import { initialOf } from '../blocks/choices.ts';

type Values = Readonly<Record<string, InputValue>>;
type IdentifiedInput = InputBlock & { block_id: string };

const inputs = (view: View): IdentifiedInput[] =>
  view.blocks.filter((block): block is IdentifiedInput => block.type === 'input');

/** What every input of the view holds: what was touched, else what the app filled in. */
export function held(view: View, touched: Values): Record<string, InputValue> {
  return Object.fromEntries(
    inputs(view).map((block) => [block.block_id, touched[block.block_id] ?? initial(block, touched)]),
  );
}

function initial(block: IdentifiedInput, touched: Values): InputValue {
  return block.block_id in touched ? null : initialOf(block.element);
}

/** What Slack's client itself refuses to send, by block. */
export function faultsOf(view: View, values: Values): Record<string, string> {
  const faults = inputs(view).map(
    (block) => [block.block_id, faultOf(block, values[block.block_id] ?? null)] as const,
  );
  return Object.fromEntries(faults.filter((fault): fault is [string, string] => fault[1] !== null));
}

function faultOf(block: InputBlock, value: InputValue): string | null {
  const { element } = block;
  const empty = value === null || value.length === 0;
  if (empty) return block.optional ? null : 'Please complete this required field.';
  if (typeof value !== 'string') return null;
  if (element.type === 'plain_text_input') {
    const { min_length: least = 0, max_length: most = 3000 } = element;
    if (value.length < least) return `Please enter at least ${least} characters.`;
    return value.length > most ? `Please use no more than ${most} characters.` : null;
  }
  if (element.type === 'number_input') return numberFault(element, value);
  if (element.type === 'email_text_input' && !/^\S+@\S+$/.test(value))
    return 'Please enter a valid email address.';
  if (element.type === 'url_text_input' && !/^https?:\/\/\S+$/.test(value))
    return 'Please enter a valid URL.';
  return null;
}

type NumberElement = Extract<InputBlock['element'], { type: 'number_input' }>;

function numberFault(
  { is_decimal_allowed: decimal, min_value: least, max_value: most }: NumberElement,
  value: string,
) {
  const shape = decimal ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/;
  if (!shape.test(value)) return decimal ? 'Please enter a number.' : 'Please enter a whole number.';
  if (least !== undefined && Number(value) < Number(least)) return `Please enter ${least} or more.`;
  return most !== undefined && Number(value) > Number(most) ? `Please enter ${most} or less.` : null;
}
