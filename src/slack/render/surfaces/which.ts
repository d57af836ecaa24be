import type { Press } from '../buttons.ts';
import { compose, type Message } from '../compose.ts';
import { code, type Phrase } from '../phrase.ts';
import type { Reader } from '../views.ts';

/** Each in a row of its own: Slack takes no two buttons of one kind in a row. */
const MOST = 8;

/**
 * A news text that names several things: asked which one it is about; the window is not spent meanwhile. `post` is the
 * ts of the post, or the delivery of the command.
 */
export function whichMessage(
  view: { readonly keys: readonly string[]; readonly post: string },
  reader: Reader,
): Message {
  const shown = view.keys.slice(0, MOST);
  const words: Phrase = [
    `Your text names ${view.keys.join(', ')}. Which one is the News Post about? I recorded nothing.`,
  ];
  const foot: Phrase = [
    'By text: ',
    code(`/news ${shown[0]} …`),
    ' with one symbol only. The cycle is that of your post’s own time.',
  ];
  const presses = shown.map(
    (key): Press => ({
      id: 'news.which',
      label: [key],
      value: `${key}|${view.post}`,
      aloud: [`News about ${key}`],
    }),
  );
  return compose(
    [{ lines: [words] }, ...presses.map((press) => ({ presses: [press] })), { small: foot }],
    { sentences: [words, foot], more: [code('/news')] },
    reader,
  );
}
