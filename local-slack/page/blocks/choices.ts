import type {
  Checkboxes,
  InputBlockElement,
  MultiSelect,
  PlainTextOption,
  RadioButtons,
  Select,
} from '@slack/types';
import type { InputValue, Snapshot } from '../../protocol.ts';
import type { Choice } from '../parts/choices.ts';
import { personName } from '../state/workspace.ts';

export type Chooser = Select | MultiSelect;

/** What an input holds before anybody has touched it. */
export function initialOf(element: InputBlockElement): InputValue {
  switch (element.type) {
    case 'plain_text_input':
    case 'email_text_input':
    case 'url_text_input':
    case 'number_input':
      return element.initial_value ?? null;
    case 'datepicker':
      return element.initial_date ?? null;
    case 'timepicker':
      return element.initial_time ?? null;
    case 'datetimepicker':
      return element.initial_date_time === undefined ? null : String(element.initial_date_time);
    case 'radio_buttons':
      return element.initial_option?.value ?? null;
    case 'checkboxes':
      return optionValues(element.initial_options);
    case 'file_input':
    case 'rich_text_input':
      return null;
    default:
      return chosenAtFirst(element);
  }
}

export function chosenAtFirst(element: Chooser): InputValue {
  switch (element.type) {
    case 'static_select':
    case 'external_select':
      return element.initial_option?.value ?? null;
    case 'users_select':
      return element.initial_user ?? null;
    case 'conversations_select':
      return element.initial_conversation ?? null;
    case 'channels_select':
      return element.initial_channel ?? null;
    case 'multi_static_select':
    case 'multi_external_select':
      return optionValues(element.initial_options);
    case 'multi_users_select':
      return element.initial_users ?? [];
    case 'multi_conversations_select':
      return element.initial_conversations ?? [];
    case 'multi_channels_select':
      return element.initial_channels ?? [];
  }
}

function optionValues(options: readonly { value?: string }[] | undefined): string[] {
  return (options ?? []).flatMap(({ value }) => (value === undefined ? [] : [value]));
}

export function isMany(element: Chooser): boolean {
  return element.type.startsWith('multi_');
}

export function choicesOf(element: Chooser, snapshot: Snapshot): Choice[] {
  switch (element.type) {
    case 'static_select':
    case 'multi_static_select': {
      const groups = (element.option_groups ?? []).flatMap(({ label, options }) =>
        options.map((option) => ({ ...optionChoice(option), group: label.text })),
      );
      return [...(element.options ?? []).map(optionChoice), ...groups];
    }
    case 'users_select':
    case 'multi_users_select':
      return Object.values(snapshot.users)
        .filter((user) => !user.is_bot && !user.deleted)
        .map((user) => ({ value: user.id, label: personName(snapshot, user.id) }));
    case 'conversations_select':
    case 'multi_conversations_select':
    case 'channels_select':
    case 'multi_channels_select':
      return Object.values(snapshot.channels)
        .filter(({ kind, archived }) => kind !== 'im' && !archived)
        .map(({ id, name }) => ({ value: id, label: `#${name}` }));
    case 'external_select':
    case 'multi_external_select':
      return [];
  }
}

export function optionChoice(
  option: PlainTextOption | (RadioButtons | Checkboxes)['options'][number],
): Choice {
  const note = option.description?.text;
  return { value: option.value ?? '', label: option.text.text, ...(note ? { note } : {}) };
}
