import type { ModalView } from '@slack/types';
import type { Message } from '../render/compose.ts';
import { shownStrings, unescapedIn } from '../render/testing/markup.ts';
import { complaintsAbout, complaintsAboutForm, complaintsAboutHome } from '../render/testing/validate.ts';
import type { Drawn } from './surfaces/drawn.ts';

/** Surfaces whose words are a person's own, which are posted whole: Slack's bound on a post, not this house's. */
const PEOPLES_OWN: ReadonlySet<string> = new Set(['entryPost']);
const POST_CHARS = 40_000;
/** Who has to act is called; a board, a receipt or a notice calls nobody. */
const CALLING: ReadonlySet<string> = new Set(['acceptMessage', 'inviteMessage']);
const CALL = /<[@!](?!date\^)/;

/** What is wrong with a surface: what Slack would refuse, what it would take for markup, and who would be called by it. */
export function faultsOf(name: string, drawn: Drawn): string[] {
  return [
    ...limits(name, drawn),
    ...unescapedIn(drawn as Message | ModalView).map((text) => `not escaped: ${text.slice(0, 300)}`),
    ...(CALLING.has(name)
      ? []
      : shownStrings(drawn)
          .filter((text) => CALL.test(text))
          .map((text) => `calls somebody: ${text.slice(0, 300)}`)),
  ];
}

function limits(name: string, drawn: Drawn): string[] {
  if ('type' in drawn) return drawn.type === 'home' ? complaintsAboutHome(drawn) : complaintsAboutForm(drawn);
  const message = drawn as Message;
  if (!PEOPLES_OWN.has(name)) return complaintsAbout(message);
  const long = message.text.length > POST_CHARS ? [`${message.text.length} units of text`] : [];
  return [...long, ...complaintsAbout({ ...message, text: 'An entry.' })];
}
