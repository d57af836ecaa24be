import type { InputBlock, InputBlockElement, ModalView } from '@slack/types';
import { MOST } from './budget.ts';
import { type Choice, fitting, flat, option } from './choice.ts';
import type { CallbackId } from './ids.ts';
import { blocksOf, type HouseBlock, type Part } from './parts.ts';
import type { Phrase } from './phrase.ts';
import type { Reader } from './views.ts';

export { type Choice, flat } from './choice.ts';

export interface Field {
  readonly id: string;
  readonly label: Phrase;
  readonly hint?: Phrase;
  readonly optional?: boolean;
  /** A choice made in it is told at once, not only on submission. */
  readonly dispatch?: boolean;
  readonly element: InputBlockElement;
}

export interface Form {
  readonly callback: CallbackId;
  readonly title: Phrase;
  readonly submit: Phrase;
  /** Carried to the submission; ids and numbers only. */
  readonly carry: Readonly<Record<string, string | number>>;
  readonly content: readonly (Part | Field)[];
}

/** Every input's element has this id: `state.values[<field>].v`. */
export const VALUE = 'v';

export function modal(form: Form, reader: Reader): ModalView {
  return {
    type: 'modal',
    callback_id: form.callback,
    title: flat(form.title, reader, MOST.modalTitle),
    submit: flat(form.submit, reader, MOST.modalTitle),
    close: flat(['Cancel'], reader, MOST.modalTitle),
    private_metadata: JSON.stringify(form.carry),
    blocks: form.content.flatMap((item): (HouseBlock | InputBlock)[] =>
      'element' in item ? [input(item, reader)] : blocksOf([item], reader),
    ),
  };
}

function input(field: Field, reader: Reader): InputBlock {
  return {
    type: 'input',
    block_id: field.id,
    label: flat(field.label, reader, MOST.inputLabel),
    element: field.element,
    ...(field.hint === undefined ? {} : { hint: flat(field.hint, reader, MOST.hint) }),
    ...(field.optional ? { optional: true } : {}),
    ...(field.dispatch ? { dispatch_action: true } : {}),
  };
}

export function radio(choices: readonly Choice[], initial: string | null, reader: Reader): InputBlockElement {
  const options = choices.map((choice) => option(choice, reader));
  const first = options.find((o) => initial !== null && o.value === fitting(initial));
  return { type: 'radio_buttons', action_id: VALUE, options, ...(first ? { initial_option: first } : {}) };
}

export function select(
  choices: readonly Choice[],
  initial: string | null,
  reader: Reader,
): InputBlockElement {
  const options = choices.map((choice) => option(choice, reader));
  const first = options.find((o) => initial !== null && o.value === fitting(initial));
  return {
    type: 'static_select',
    action_id: VALUE,
    placeholder: flat(['Choose'], reader, MOST.placeholder),
    options,
    ...(first ? { initial_option: first } : {}),
  };
}

/** Several of these may be chosen, in no order. */
export function selectMany(
  choices: readonly Choice[],
  initial: readonly string[],
  reader: Reader,
): InputBlockElement {
  return {
    type: 'multi_static_select',
    action_id: VALUE,
    placeholder: flat(['Choose any number'], reader, MOST.placeholder),
    ...several(choices, initial, reader),
  };
}

function several(choices: readonly Choice[], initial: readonly string[], reader: Reader) {
  const options = choices.map((choice) => option(choice, reader));
  const first = options.filter((o) => initial.some((one) => fitting(one) === o.value));
  return { options, ...(first.length === 0 ? {} : { initial_options: first }) };
}

/** Boxes, of which any number may be ticked. */
export function checkboxes(
  choices: readonly Choice[],
  initial: readonly string[],
  reader: Reader,
): InputBlockElement {
  return { type: 'checkboxes', action_id: VALUE, ...several(choices, initial, reader) };
}

interface Typed {
  readonly lines?: boolean;
  readonly most: number;
  readonly placeholder?: Phrase;
  /** Put in as it is: it is not markup but what the person will edit. */
  readonly initial?: string;
}

export function typing(typed: Typed, reader: Reader): InputBlockElement {
  return {
    type: 'plain_text_input',
    action_id: VALUE,
    max_length: typed.most,
    ...(typed.lines ? { multiline: true } : {}),
    ...(typed.placeholder ? { placeholder: flat(typed.placeholder, reader, MOST.placeholder) } : {}),
    ...(typed.initial ? { initial_value: typed.initial.slice(0, typed.most) } : {}),
  };
}
