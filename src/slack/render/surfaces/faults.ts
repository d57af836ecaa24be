import type { AmendmentFault } from '../../../ruleset/amend/types.ts';
import { compose, type Message } from '../compose.ts';
import type { Part, Rest } from '../parts.ts';
import { bold, code, entry, Noun, type Phrase, sentence } from '../phrase.ts';
import type { FaultsView, Reader } from '../views.ts';

/** As much of a line as a narrow column shows unfolded, so that the mark stays under its letter. */
const MOST_LINE = 36;

/** In the matter's thread: why its amendment does not apply, with the author's own line under each fault. The matter stands as text. */
export function faultsMessage(view: FaultsView, reader: Reader): Message {
  const faults = view.faults.map((fault): Phrase => [faultWords(fault)]);
  const sentences: Phrase[] = [headline(view), ...faults.map((fault) => sentence(fault)), footer(view)];
  return compose(faultsParts(view), { sentences, more: whole(view) }, reader);
}

export function faultsParts(view: FaultsView): Part[] {
  const rest: Rest = (left) => [`and ${left} more lines: `, ...whole(view)];
  return [
    { lines: [headline(view)] },
    { table: view.faults.flatMap((fault) => rows(fault, view.lines)), rest },
    { lines: [footer(view)] },
  ];
}

function whole({ matter }: FaultsView): Phrase {
  return [code(matter === null ? '/nomic amend check' : `/nomic rules diff ${matter}`)];
}

function headline(view: FaultsView): Phrase {
  const n = view.faults.length === 1 ? '1 fault' : `${view.faults.length} faults`;
  const it: Phrase = view.matter === null ? ['This amendment'] : ['The amendment of ', entry(view.matter)];
  return view.unreadable
    ? [bold(...it, ' cannot be read'), `: ${n}.`]
    : [bold(...it, ` does not fit r${view.version}`), `: ${n}.`];
}

/** `Line 7, column 26: there is no field called csh` and the line it is in, pointed at. */
export function rows(fault: AmendmentFault, lines: readonly string[]): string[] {
  const line = fault.line === null ? undefined : lines[fault.line - 1];
  if (line === undefined || line.trim() === '') return [faultWords(fault)];
  const shown = windowOn(line, fault.column ?? 1);
  const caret = fault.column === null ? [] : [`  ${' '.repeat(shown.column)}^`];
  return [faultWords(fault), `  ${shown.text}`, ...caret];
}

export function faultWords({ line, column, saying }: AmendmentFault): string {
  if (line === null) return sentenceCase(saying);
  return `Line ${line}${column === null ? '' : `, column ${column}`}: ${saying}`;
}

function sentenceCase(saying: string): string {
  return saying.charAt(0).toUpperCase() + saying.slice(1);
}

/** A line without its indentation, or the part of a long one with the column in it; `column` counts from 0 in what is shown. */
function windowOn(line: string, column: number): { readonly text: string; readonly column: number } {
  const start = line.length - line.trimStart().length;
  const at = Math.max(start, Math.min(column - 1, line.length));
  const last = Math.max(start, line.length - MOST_LINE);
  const from = Math.max(start, Math.min(at - MOST_LINE / 2, last));
  const [before, after] = [from > start ? '…' : '', from + MOST_LINE < line.length ? '…' : ''];
  const text = `${before}${line.slice(from, from + MOST_LINE)}${after}`;
  return { text, column: at - from + before.length };
}

const AGAIN: Phrase = [
  ' To put it right, post it again; ',
  code('/nomic amend check'),
  ' and the block tells first what it would do.',
];

function footer(view: FaultsView): Phrase {
  if (view.matter === null)
    return ['Nothing was posted. Lines and columns are those of the amendment itself.'];
  const hand: Phrase = view.emperor === null ? ['by hand'] : ['by hand, by the ', Noun('emperor')];
  return view.unreadable
    ? [{ matter: view.matter }, ' stands as text: once enacted, it is carried out ', ...hand, '.', ...AGAIN]
    : [
        { matter: view.matter },
        ' stands. Its amendment is tried again when it is resolved; if it does not fit then, it is carried out ',
        ...hand,
        '.',
        ...AGAIN,
      ];
}
