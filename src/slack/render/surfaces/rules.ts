import type { Press } from '../buttons.ts';
import { fits, type Message } from '../compose.ts';
import { paged } from '../paged.ts';
import { blocksOf, type Part } from '../parts.ts';
import { bold, code, footAloud, joined, type Phrase, spread } from '../phrase.ts';
import { prose } from '../prose.ts';
import type { Automation, FindView, Reader, RulePageView, RulesView } from '../views.ts';

function automationWords(automation: Automation): string {
  switch (automation) {
    case 'automated':
      return 'automated';
    case 'partly':
      return 'partly automated';
    case 'text':
      return 'text only, by hand';
  }
}

/** `/nomic rules`: the table of contents. */
export function rulesMessages(view: RulesView, reader: Reader): Message[] {
  const lines = view.rules.map(
    ({ number, title, automation }): Phrase => [
      code(number),
      ` ${title}${automation === 'automated' ? '' : ` · ${automationWords(automation)}`}`,
    ],
  );
  const all = view.rules.every(({ automation }) => automation === 'automated');
  const head: Phrase = [
    bold(`Ruleset r${view.version}`),
    `: ${view.rules.length} rules, ${all ? 'all automated' : 'automated where nothing else is said'}`,
  ];
  const foot: Phrase = [
    'One rule: ',
    code(`/nomic rules ${view.rules[0]?.number ?? '1.1'}`),
    '. Search: ',
    code('/nomic rules find'),
    ' and a word.',
  ];
  const parts: Part[] = [{ lines: [head, ...lines] }, { small: foot }];
  const sentences: Phrase[] = [
    [...head, '.'],
    ...lines.map((line): Phrase => [...line, '.']),
    footAloud(foot),
  ];
  return paged(parts, { sentences, more: [code('/nomic rules')] }, reader);
}

/** One rule, its paragraphs numbered; as many from `from` on as fit, with a way to the others. One paragraph too long for a message takes several. */
export function rulePages(view: RulePageView, reader: Reader): Message[] {
  const last = lastThatFits(view, reader);
  const parts = pageParts(view, last);
  const sentences: Phrase[] = [
    [`Rule ${view.number} ${view.title}, ruleset r${view.version}, ${automationWords(view.automation)}.`],
    ...view.paragraphs
      .slice(view.from - 1, last)
      .map((text, i): Phrase => [`${view.number}.${view.from + i}: `, ...prose(text)]),
    ...handLines(view),
    footAloud(footer(view, last)),
  ];
  return paged(parts, { sentences, more: [code(`/nomic rules ${view.number}`)] }, reader);
}

/** A page takes whole paragraphs; half of what a message holds keeps room for buttons and is still easy to read. */
function lastThatFits(view: RulePageView, reader: Reader): number {
  let last = view.from;
  while (last < view.paragraphs.length && pageFits(view, last + 1, reader)) last += 1;
  return last;
}

function pageFits(view: RulePageView, last: number, reader: Reader): boolean {
  const blocks = blocksOf(pageParts(view, last), reader);
  const said = view.paragraphs.slice(view.from - 1, last).reduce((n, text) => n + text.length, 0);
  return fits(blocks) && said < 3_000;
}

function pageParts(view: RulePageView, last: number): Part[] {
  const head: Phrase = joined([
    [bold(`${view.number} ${view.title}`)],
    [view.scope === 'core' ? 'core rule' : 'rule of the round'],
    [`r${view.version}`],
    [automationWords(view.automation)],
  ]);
  const shown = view.paragraphs.slice(view.from - 1, last);
  const lines = shown.flatMap((text, i): Phrase[] => [
    ...(i === 0 ? [] : [['']]),
    ...text
      .split('\n')
      .map(
        (line, l): Phrase =>
          l === 0 ? [code(`${view.number}.${view.from + i}`), ' ', ...prose(line)] : prose(line),
      ),
  ]);
  return [
    { lines: [head] },
    { lines },
    ...(view.byHand.length === 0 ? [] : [{ lines: handLines(view) }]),
    { small: footer(view, last) },
    { presses: pagePresses(view, last) },
  ];
}

/** FN-L4: what the referee leaves to people, shown as such. */
function handLines({ byHand }: RulePageView): Phrase[] {
  return byHand.map((clause): Phrase => [bold('By hand:'), ` ${clause}`]);
}

function footer(view: RulePageView, last: number): Phrase {
  const shown = view.from === last ? `paragraph ${last}` : `paragraphs ${view.from}–${last}`;
  const range = `${shown} of ${view.paragraphs.length}`;
  return joined([
    ...(view.actions.length === 0
      ? []
      : [[`actions: ${view.actions.map((a) => a.replaceAll('_', ' ')).join(', ')}`] as Phrase]),
    [view.paragraphs.length === 0 ? 'no text' : range],
    ['another: ', code('/nomic rules'), ' and its number'],
    ['its history: ', code(`/nomic rules ${view.number} history`)],
  ]);
}

function pagePresses(view: RulePageView, last: number): Press[] {
  const back =
    view.from > 1
      ? `${view.number}|${Math.max(1, view.from - Math.max(1, last - view.from + 1))}`
      : view.previous && `${view.previous}|1`;
  const on = last < view.paragraphs.length ? `${view.number}|${last + 1}` : view.next && `${view.next}|1`;
  return [
    ...(back ? [{ id: 'rules.page', label: ['Previous'], value: back } as const] : []),
    ...(on ? [{ id: 'rules.page.next', label: ['Next'], value: on } as const] : []),
    { id: 'rules.blame', label: ['History'], value: view.number },
    { id: 'rules.open', label: ['All rules'], value: `r${view.version}` },
  ];
}

/** `/nomic rules find cash`: every paragraph with the words in it. */
export function findMessages(view: FindView, reader: Reader): Message[] {
  const head: Phrase = [
    bold(`${view.hits.length} ${view.hits.length === 1 ? 'paragraph' : 'paragraphs'}`),
    ' of ',
    `r${view.version} with "`,
    { typed: view.words },
    '"',
  ];
  const lines = view.hits.map(
    (hit): Phrase => [bold({ law: hit }), ': ', ...prose(hit.text.replace(/\s+/g, ' '))],
  );
  const foot: Phrase = ['A rule whole: ', code('/nomic rules'), ' and its number.'];
  const sentences: Phrase[] = [[...head, view.hits.length === 0 ? '.' : ':'], ...lines, foot];
  return paged(
    [{ lines: [head] }, { lines: spread(lines) }, { small: foot }],
    { sentences, more: [code('/nomic rules')] },
    reader,
  );
}
