import type { Button } from '@slack/types';
import { MOST } from './budget.ts';
import type { ActionId } from './ids.ts';
import { plainText } from './mrkdwn.ts';
import type { Phrase, Piece } from './phrase.ts';
import type { Reader } from './views.ts';

/** A button before it is Slack's. `aloud` says the whole act where several look alike. */
export interface Press {
  readonly id: ActionId;
  readonly label: Phrase;
  readonly value?: string;
  readonly url?: string;
  readonly aloud?: Phrase;
  readonly style?: 'primary' | 'danger';
  readonly confirm?: {
    readonly title: Phrase;
    readonly text: Phrase;
    readonly yes: Phrase;
    readonly no: Phrase;
  };
}

export function button(press: Press, reader: Reader): Button {
  const flat = (phrase: Phrase, most: number) =>
    ({ type: 'plain_text', text: plainText(phrase, reader, most) }) as const;
  return {
    type: 'button',
    action_id: press.id,
    text: flat(press.label, MOST.label),
    ...(press.value === undefined ? {} : { value: press.value }),
    ...(press.url === undefined ? {} : { url: press.url }),
    ...(press.style === undefined ? {} : { style: press.style }),
    ...(press.aloud === undefined ? {} : { accessibility_label: aloudOf(press.label, press.aloud, reader) }),
    ...(press.confirm === undefined
      ? {}
      : {
          confirm: {
            title: flat(press.confirm.title, MOST.confirmTitle),
            text: flat(press.confirm.text, MOST.confirmText),
            confirm: flat(press.confirm.yes, MOST.confirmButton),
            deny: flat(press.confirm.no, MOST.confirmButton),
          },
        }),
  };
}

/** What is read aloud has in it what is seen, so that whoever speaks to the screen can name the button. */
function aloudOf(label: Phrase, aloud: Phrase, reader: Reader): string {
  const seen = plainText(label, reader, MOST.label).replace('…', '');
  const said = plainText(aloud, reader, MOST.aloud);
  if (said.toLowerCase().includes(seen.toLowerCase())) return said;
  return plainText([...label.map(withoutDots), ': ', ...aloud], reader, MOST.aloud);
}

const withoutDots = (piece: Piece): Piece => (typeof piece === 'string' ? piece.replace('…', '') : piece);

/** Leads to a matter's post; null when there is nowhere to go. */
export function goTo(
  matter: string,
  label: Phrase,
  id: 'freeze.link' | 'notice.link',
  reader: Reader,
): Press[] {
  const url = reader.link(matter);
  return url === null ? [] : [{ id, label, url }];
}
