import { compose, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { bold, code, footAloud, joined, type Phrase, player, under } from '../phrase.ts';
import type { AchievedView, Reader } from '../views.ts';
import { bare, kindName } from '../words.ts';

/** Somebody has achieved victory: told once, with the way to declare it. Nothing is won before that is enacted. */
export function achievedMessage(view: AchievedView, reader: Reader): Message {
  const head: Phrase = [
    bold(player(view.person), ' has achieved victory'),
    view.note === '' ? '' : `: ${view.note}`,
    ...under(view.cite),
    '.',
  ];
  const { declares } = view;
  const next: Phrase[] =
    declares === null
      ? []
      : [
          [
            'It is won once a ',
            kindName(declares.opens),
            ' is enacted: ',
            player(view.person),
            ' posts one that starts ',
            code(`${bare(declares.opens)}:`),
            '.',
          ],
        ];
  const foot: Phrase = joined([[at(view.at)], [`event ${view.event}`]]);
  const press = declares && {
    id: 'entry.open' as const,
    label: [`${kindName(declares.opens)}…`],
    value: declares.kind,
    aloud: [`Write a ${kindName(declares.opens)}. Only `, player(view.person), ' has achieved victory'],
  };
  return compose(
    [{ lines: [head, ...next] }, ...(press ? [{ presses: [press] }] : []), { small: foot }],
    { sentences: [head, ...next, footAloud(foot)], more: [code('/nomic state')] },
    reader,
  );
}
