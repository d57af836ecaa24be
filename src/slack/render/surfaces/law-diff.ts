import { compose, fits, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { paged } from '../paged.ts';
import { blocksOf, type Part, type Rest } from '../parts.ts';
import { ARROW, bold, code, entry, joined, type Phrase, player, plural } from '../phrase.ts';
import type { Enactment, InForceView, Reader } from '../views.ts';
import { effectParts, effectSentences } from './effects.ts';

/** In the thread, after the notice: what came into force. Too long, it says how to see all of it. */
export function inForceMessage(view: InForceView, reader: Reader): Message {
  const whole = parts(view, reader);
  const press = { id: 'rules.diff', label: ['See all of it'], value: `r${view.to}` } as const;
  const rest: Rest = (left) => [`and ${left} more lines: `, ...typed(view)];
  const shown = fits(blocksOf(whole, reader)) ? whole : [...parts(view, reader, rest), { presses: [press] }];
  return compose(shown, aloud(view, reader), reader);
}

/** `/nomic rules diff r13`: the whole of it. */
export function inForceMessages(view: InForceView, reader: Reader): Message[] {
  return paged(parts(view, reader), aloud(view, reader), reader);
}

function typed(view: InForceView): Phrase {
  const range = view.to === view.from + 1 ? `r${view.to}` : `r${view.from}..r${view.to}`;
  return [code(`/nomic rules diff ${range}`)];
}

function parts(view: InForceView, reader: Reader, rest?: Rest): Part[] {
  return [
    { lines: [headline(view), ...several(view)] },
    ...effectParts(view, reader, rest),
    { small: ['Lines with - were removed, with + added', ...changedWords(view)] },
  ];
}

function aloud(view: InForceView, reader: Reader) {
  const sentences: Phrase[] = [
    [...headline(view), '.'],
    ...several(view).map((line): Phrase => [...line, '.']),
    ...effectSentences(view, reader),
  ];
  return { sentences, more: typed(view), lined: true as const };
}

/** `*r12 → r13* · P7 Trends · 5–1 · 3 Feb 14:03 UTC` */
function headline(view: InForceView): Phrase {
  const [only, ...others] = view.enactments;
  return joined([
    [bold(`r${view.from} `, ARROW, ` r${view.to}`)],
    ...(only === undefined || others.length > 0 ? [] : [onWhat(only), [at(only.at)] as Phrase]),
  ]);
}

function several({ enactments }: InForceView): Phrase[] {
  if (enactments.length < 2) return [];
  return enactments.map((one): Phrase => joined([[`r${one.version}`], onWhat(one), [at(one.at)]]));
}

/** `P7 Trends · 5–1`, `by hand, by Dara, on 2.4 Trading`. */
export function onWhat({ title, by }: Enactment): Phrase {
  switch (title.is) {
    case 'matter':
      return [entry(title.matter), ` · ${title.for}–${title.against}`];
    case 'record':
      return ['by hand, by ', player(by), ', on ', ...authorityWords(title.authority)];
    case 'contest':
      return ['contest of event ', String(title.record), ' by ', player(by)];
    case 'strike':
      return ['strike of event ', String(title.struck), ' by ', player(by)];
    case 'lapse':
      return [`${title.title} lapsed by its own words`];
    case 'round':
      return ['a new ', { noun: 'round' }];
    case 'founding':
      return ['as set up by ', player(by)];
  }
}

export function authorityWords(on: { readonly matter: string } | { readonly rule: string }): Phrase {
  return 'matter' in on ? [entry(on.matter)] : [{ law: { rule: on.rule } }];
}

/** ` · 1 rule changed, 1 added` */
function changedWords({ diff }: InForceView): Phrase {
  const n = (how: string) => diff.rules.filter((rule) => rule.how === how).length;
  const counts = (['changed', 'added', 'removed'] as const).flatMap((how) => {
    const count = n(how);
    return count === 0 ? [] : [`${count} ${plural(count, 'rule')} ${how === 'removed' ? 'repealed' : how}`];
  });
  return counts.length === 0 ? [] : [` · ${counts.join(', ')}`];
}
