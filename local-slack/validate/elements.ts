import { z } from 'zod';
import {
  actionId,
  anyText,
  confirmDialog,
  limited,
  markedOption,
  option,
  optionGroup,
  overflowOption,
  plainText,
} from './text-objects.ts';

const common = { action_id: actionId, focus_on_load: z.boolean().optional() };
const chosen = { ...common, confirm: confirmDialog.optional() };
const withPlaceholder = { ...chosen, placeholder: plainText(150).optional() };
const many = { max_selected_items: z.number().int().min(1).optional() };
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const time = z.string().regex(/^\d\d:\d\d$/);

const options = z.array(option).min(1).max(100).optional();
const groups = z.array(optionGroup).min(1).max(100).optional();

export const imageElement = z.strictObject({
  type: z.literal('image'),
  image_url: limited(3000).optional(),
  slack_file: z.strictObject({ id: z.string().optional(), url: z.string().optional() }).optional(),
  alt_text: limited(2000),
});

const button = z.strictObject({
  type: z.literal('button'),
  text: plainText(75),
  action_id: actionId,
  url: limited(3000).optional(),
  value: limited(2000).optional(),
  style: z.enum(['primary', 'danger']).optional(),
  confirm: confirmDialog.optional(),
  accessibility_label: limited(75).optional(),
});

const staticSelect = z.strictObject({
  type: z.literal('static_select'),
  ...withPlaceholder,
  options,
  option_groups: groups,
  initial_option: option.optional(),
});
const multiStaticSelect = z.strictObject({
  type: z.literal('multi_static_select'),
  ...withPlaceholder,
  ...many,
  options,
  option_groups: groups,
  initial_options: z.array(option).min(1).optional(),
});
const usersSelect = z.strictObject({
  type: z.literal('users_select'),
  ...withPlaceholder,
  initial_user: z.string().optional(),
});
const multiUsersSelect = z.strictObject({
  type: z.literal('multi_users_select'),
  ...withPlaceholder,
  ...many,
  initial_users: z.array(z.string()).optional(),
});
const conversationParts = {
  ...withPlaceholder,
  response_url_enabled: z.boolean().optional(),
  default_to_current_conversation: z.boolean().optional(),
  filter: z.record(z.string(), z.unknown()).optional(),
};
const conversationsSelect = z.strictObject({
  type: z.literal('conversations_select'),
  ...conversationParts,
  initial_conversation: z.string().optional(),
});
const channelsSelect = z.strictObject({
  type: z.literal('channels_select'),
  ...withPlaceholder,
  response_url_enabled: z.boolean().optional(),
  initial_channel: z.string().optional(),
});
const overflow = z.strictObject({
  type: z.literal('overflow'),
  action_id: actionId,
  options: z.array(overflowOption).min(1).max(5),
  confirm: confirmDialog.optional(),
});
const radioButtons = z.strictObject({
  type: z.literal('radio_buttons'),
  ...chosen,
  options: z.array(markedOption).min(1).max(10),
  initial_option: markedOption.optional(),
});
const checkboxes = z.strictObject({
  type: z.literal('checkboxes'),
  ...chosen,
  options: z.array(markedOption).min(1).max(10),
  initial_options: z.array(markedOption).min(1).optional(),
});
const datepicker = z.strictObject({
  type: z.literal('datepicker'),
  ...withPlaceholder,
  initial_date: day.optional(),
});
const timepicker = z.strictObject({
  type: z.literal('timepicker'),
  ...withPlaceholder,
  initial_time: time.optional(),
  timezone: z.string().optional(),
});

const typed = {
  ...common,
  placeholder: plainText(150).optional(),
  dispatch_action_config: z
    .strictObject({
      trigger_actions_on: z.array(z.enum(['on_enter_pressed', 'on_character_entered'])).min(1),
    })
    .optional(),
};
const plainTextInput = z.strictObject({
  type: z.literal('plain_text_input'),
  ...typed,
  initial_value: z.string().max(3000).optional(),
  multiline: z.boolean().optional(),
  min_length: z.number().int().min(0).max(3000).optional(),
  max_length: z.number().int().min(1).max(3000).optional(),
});
const numberInput = z.strictObject({
  type: z.literal('number_input'),
  ...typed,
  is_decimal_allowed: z.boolean(),
  initial_value: z.string().optional(),
  min_value: z.string().optional(),
  max_value: z.string().optional(),
});

const selectable = [
  staticSelect,
  multiStaticSelect,
  usersSelect,
  multiUsersSelect,
  conversationsSelect,
  channelsSelect,
  radioButtons,
  checkboxes,
  datepicker,
  timepicker,
] as const;

export const actionElement = z.discriminatedUnion('type', [button, overflow, ...selectable]);
export const accessory = z.discriminatedUnion('type', [button, overflow, imageElement, ...selectable]);
export const inputElement = z.discriminatedUnion('type', [plainTextInput, numberInput, ...selectable]);
export const contextElement = z.union([imageElement, anyText(3000)]);
