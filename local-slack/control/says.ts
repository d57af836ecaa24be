/** What Slack's client would tell the person, by refusal. */
const WORDS: Record<string, string> = {
  operation_timeout: 'The app did not answer in time (operation_timeout).',
  dispatch_failed: 'The app could not be reached (dispatch_failed).',
  unknown_command: 'That is not a valid command.',
  not_in_threads: 'Commands are not supported in threads. Sorry!',
  not_in_channel: 'You are not in this channel. Join it first.',
  channel_not_found: 'There is no such channel.',
  is_archived: 'This channel is archived.',
  message_not_found: 'That message is gone.',
  thread_not_found: 'The message this answers is gone.',
  cant_update_message: 'Only its author can change or delete a message.',
  already_pinned: 'That message is pinned already.',
  too_many_pins: 'This channel already has 100 pins.',
  no_pin: 'That message is not pinned.',
  no_text: 'There is nothing to send.',
  name_taken: 'That name is taken.',
  invalid_name_specials: 'Channel names are lower-case letters, digits, - and _.',
  invalid_name: 'There is no such emoji.',
  no_such_element: 'That button or field is no longer there.',
  not_found: 'That form or tab is no longer open.',
  cannot_reset: 'This workspace is reset where it was started, not from its page.',
  interactivity_disabled: 'The app has not switched interactivity on.',
};

export const says = (code: string): string => WORDS[code] ?? `Slack refuses this: ${code}.`;
