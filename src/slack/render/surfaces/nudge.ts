import type { Press } from '../buttons.ts';
import { compose, type Message } from '../compose.ts';
import { entryPress } from '../doors.ts';
import { bold, code, type Phrase, under } from '../phrase.ts';
import type { NudgeView, Reader } from '../views.ts';
import { bare, kindName } from '../words.ts';

/** To the author alone: the post looks like an entry and is none. */
export function nudgeMessage(view: NudgeView, reader: Reader): Message {
  const head: Phrase = ['Your post is ', bold('not'), ' an official entry: ', ...reason(view)];
  const remedy = remedyWords(view);
  const form: Press = entryPress(
    view.kind,
    ['Write it in a form instead'],
    `${formValue(view)}|${view.post}`,
  );
  const dismiss: Press = { id: 'nudge.dismiss', label: ['It was just talk'], value: view.post };
  const presses = view.why === 'command' ? [dismiss] : [form, dismiss];
  return compose(
    [{ lines: [head, remedy] }, { presses }],
    { sentences: [head, remedy], more: [code('/nomic help')] },
    reader,
  );
}

/** The kind as the form knows it. */
export function formValue(view: { readonly kind: string }): string {
  return view.kind.toUpperCase();
}

function reason(view: NudgeView): Phrase {
  const asks: Phrase = [
    ' The rule asks for ',
    code(view.opens),
    ' at the very start',
    ...under(view.cite),
    '.',
  ];
  const begins: Phrase = ['it starts with "', { typed: view.begins }, '".'];
  switch (view.why) {
    case 'spelling':
      return [...begins, ...asks];
    case 'empty':
      return ['nothing follows ', code(view.opens), '. Say what it is about.'];
    case 'quoted':
      return [
        `${bare(view.opens)} stands in a quotation or a code block there, and those are other people's words.`,
        ...asks,
      ];
    case 'not_first':
      return ['something stands before ', code(view.opens), '.', ...asks];
    case 'thread':
      return ['it is a reply in a thread; entries are posts in the channel itself.'];
    case 'elsewhere':
      return ['entries are posted in the channel of the game, not here.'];
    case 'command':
      return ['"', { typed: view.begins }, '" came as plain text, so no command was run.'];
  }
}

function remedyWords(view: NudgeView): Phrase {
  switch (view.why) {
    case 'spelling':
    case 'empty':
    case 'quoted':
    case 'not_first':
      return ['Edit the message and I register it at the time of the edit.'];
    case 'thread':
    case 'elsewhere':
      return [`Post it in the channel and I register it as a ${kindName(view.opens)}.`];
    case 'command':
      return [
        'Commands do not work in threads or after a blank; type it in the channel, first thing in the message.',
      ];
  }
}
