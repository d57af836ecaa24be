import { noun, type Phrase, people, sentence, under, withCode } from './phrase.ts';
import type { BarsView, StandingView } from './views.ts';

/** Sentences and names beyond these are not worth their room. */
const MOST_SAID = 3;
const MOST_NAMED = 8;

export function nobodyMay({ bars }: Pick<StandingView, 'bars'>): boolean {
  return bars !== undefined && bars.may.length === 0;
}

/** ` Nobody may resolve it now: Only on weekends. (rule 2.4)`; nothing where nothing is in the way. */
export function barredWords({ bars }: Pick<StandingView, 'bars'>): Phrase {
  if (bars === undefined) return [];
  const more = bars.grounds.length - MOST_SAID;
  return [
    ' ',
    ...(nobodyMay({ bars }) ? ['Nobody'] : whoMay(bars)),
    ' may resolve it now:',
    ...bars.grounds
      .slice(0, MOST_SAID)
      .flatMap(({ saying, cite }): Phrase => [' ', ...sentence(withCode(saying)), ...under(cite)]),
    ...(more > 0 ? [` And ${more} more.`] : []),
  ];
}

/** `Only Ana, Ben`, or `Any player but Gus`, whichever names fewer. */
export function whoMay({ may, barred }: BarsView): Phrase {
  return may.length <= barred.length
    ? ['Only ', ...people(may, MOST_NAMED)]
    : ['Any ', noun('player'), ' but ', ...people(barred, MOST_NAMED)];
}
