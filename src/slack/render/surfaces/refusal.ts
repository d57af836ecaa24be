import type { Ground, Saying } from '../../../ruleset/types.ts';
import type { Press } from '../buttons.ts';
import { compose, type Message } from '../compose.ts';
import { from } from '../dates.ts';
import { ruleNumber } from '../mrkdwn.ts';
import type { Part } from '../parts.ts';
import { bold, code, italic, joined, type Phrase, sentence, under, withCode } from '../phrase.ts';
import { prose } from '../prose.ts';
import type { Citation, EntryRefusalView, Quote, Reader, RefusalView } from '../views.ts';
import { kindName } from '../words.ts';
import { nearestPress, nearestTyped, nearestWords } from './nearest.ts';

const CONTEST: Phrase = [
  'Nothing changed. Think this reading is wrong? Post ',
  code('CALL FOR JUDGEMENT: …'),
  '.',
];

/** Every refusal has this shape: the act, the facts, the rule quoted, when or how it becomes possible, the nearest lawful act. */
export function refusalMessage(view: RefusalView, reader: Reader): Message {
  const facts = view.grounds.map((ground) => groundWords(ground, quoted(ground, view.quotes)));
  const when = [...(view.how === null ? [] : [withCode(sentence(view.how))]), ...opening(view.grounds)];
  const presses = [
    ...(view.nearest === null ? [] : nearestPress(view.nearest, reader)),
    ...(view.why === undefined ? [] : [whyPress(view.why)]),
  ];
  const parts: Part[] = [
    {
      lines: [[bold('Not done:'), ' ', ...sentence(view.act)], ...facts],
      rest: (left) => [`and ${left} more reasons`],
    },
    ...view.quotes.map(
      (quote): Part => ({
        lines: quoteLines(quote, view.version),
        rest: (left) => [
          `and ${left} more lines: `,
          code(`/nomic rules ${ruleNumber({ rule: quote.rule }, reader)}`),
        ],
      }),
    ),
    ...(when.length === 0 ? [] : [{ lines: when }]),
    ...(presses.length === 0 ? [] : [{ presses }]),
    { small: [...(view.nearest === null ? [] : nearestTyped(view.nearest)), ...CONTEST] },
  ];
  const said: Phrase[] = [
    ['Not done: ', ...sentence(view.act)],
    ...facts,
    ...view.quotes.map((quote): Phrase => {
      const words = quote.text === '' ? '.' : `: ${sentenceEnd(quote.text)}`;
      return ['Rule ', { law: quote }, `, r${view.version}${words}`];
    }),
    ...when,
    ...(view.nearest === null ? [] : [nearestWords(view.nearest), nearestTyped(view.nearest)]),
    CONTEST,
  ];
  return compose(parts, { sentences: said, more: [code('/nomic rules')] }, reader);
}

function quoted(ground: Ground, quotes: readonly Quote[]): boolean {
  return quotes.some((q) => q.rule === ground.rule && (ground.par === undefined || q.par === ground.par));
}

/** The fact; its rule is named here only when it is not quoted below. */
export function groundWords(ground: Ground, isQuoted = false): Phrase {
  return cited(ground.saying, isQuoted || ground.rule === 'referee' ? null : ground);
}

/** `Ben has done this already (rule 2.5.2).` */
export function cited(saying: Saying, cite: Citation | null): Phrase {
  const words = withCode(saying);
  if (cite === null) return sentence(words);
  const last = words.at(-1);
  const cut = typeof last === 'string' ? [...words.slice(0, -1), last.replace(/\.\s*$/, '')] : words;
  return [...cut, ...under(cite), '.'];
}

/** `Possible from 14:20:05 UTC.` of the last of the grounds that say so. */
function opening(grounds: readonly Ground[]): Phrase[] {
  const times = grounds.flatMap((g) => (g.fromMs === undefined ? [] : [g.fromMs]));
  if (times.length === 0 || times.length < grounds.length) return [];
  return [['Possible from ', from(Math.max(...times), 'exact'), '.']];
}

function quoteLines(quote: Quote, version: number): Phrase[] {
  const lines = quote.text === '' ? [] : quote.text.split('\n');
  const text = lines.map((line): Phrase => [{ quote: prose(line) }]);
  return [...text, [italic('Rule ', { law: quote }, `, r${version}`)]];
}

function sentenceEnd(text: string): string {
  return /[.!?]\s*$/.test(text) ? text : `${text}.`;
}

/** In the thread of the post, for all to see: it was not registered, and why. */
export function entryRefusal(view: EntryRefusalView, reader: Reader): Message {
  const why = joined(
    view.grounds.map((ground) => groundWords(ground)),
    ' ',
  );
  const line: Phrase = [
    `Not registered as a ${kindName(view.opens)}, not pinned. `,
    ...why,
    ' Post it again when that has changed; this post does not come alive later.',
  ];
  const presses = view.why === undefined ? [] : [whyPress(view.why)];
  return compose(
    [{ lines: [line] }, ...(presses.length === 0 ? [] : [{ presses }])],
    { sentences: [line], more: [code('/nomic help')] },
    reader,
  );
}

/** @param value what is asked of: ids, words of the rules, or the name of what the books keep; never people's own words */
function whyPress(value: string): Press {
  return { id: 'why.open', label: ['Why?'], value };
}
