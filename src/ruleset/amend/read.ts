import { nearestShape, readShape } from '../form/check.ts';
import { openSheet, type Page } from '../form/page.ts';
import { readSteps } from '../form/steps.ts';
import { LIMITS } from '../limits.ts';
import type { Place } from '../mechanism.ts';
import { didYouMean, quoted } from '../names.ts';
import type { Fault } from '../types.ts';
import { type Authored, authoredOn } from './authored.ts';
import { AMENDMENT, allOf, type Operation, type OperationOf } from './operations.ts';
import { OPERATION_SHAPES, type OperationWord } from './shapes.ts';
import type { AmendmentFault } from './types.ts';

export interface ReadAmendment {
  readonly ok: true;
  readonly operations: readonly Operation[];
  readonly page: Page;
  readonly authored: Authored;
}

export interface Unread {
  readonly ok: false;
  readonly faults: readonly AmendmentFault[];
}

const MOST_KEPT = 64;
const kept = new Map<string, ReadAmendment | Unread>();

/** Reads an amendment, whatever the law: its form only. A source that starts with `# Title` is a document to adopt. */
export function readAmendment(source: string): ReadAmendment | Unread {
  const read = kept.get(source) ?? readOnce(source);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(source, read);
  return read;
}

function readOnce(source: string): ReadAmendment | Unread {
  const isDocument = /^\s*# /.test(source);
  const page = openSheet({
    rule: AMENDMENT,
    block: isDocument ? '' : source,
    above: 0,
    most: LIMITS.amendmentChars,
    called: 'an amendment',
  });
  const operations: readonly Operation[] = isDocument
    ? [{ at: [], op: 'adopt_document', markdown: source }]
    : readOperations(page, [], page.value);
  if (page.faults.length === 0) checkCount(page, operations);
  if (page.faults.length > 0) return { ok: false, faults: page.faults.map(faultOf).sort(inOrder) };
  return { ok: true, operations, page, authored: authoredOn(page, source) };
}

function faultOf({ line, column, saying }: Fault): AmendmentFault {
  return { line, column, saying };
}

export function toldOnce(faults: readonly AmendmentFault[]): AmendmentFault[] {
  const seen = new Map(faults.map((fault) => [`${fault.line}:${fault.column} ${fault.saying}`, fault]));
  return [...seen.values()];
}

export function inOrder(a: AmendmentFault, b: AmendmentFault): number {
  return (a.line ?? Infinity) - (b.line ?? Infinity) || (a.column ?? 0) - (b.column ?? 0);
}

function checkCount(page: Page, operations: readonly Operation[]): void {
  const most = LIMITS.operationsPerAmendment;
  const all = allOf(operations);
  const count = all.length;
  const renames = all.filter(({ op }) => op === 'rename').length;
  if (renames > LIMITS.renamesPerAmendment)
    page.complain([], `an amendment renames at most ${LIMITS.renamesPerAmendment} words, not ${renames}`);
  if (count > most) page.complain([], `an amendment has at most ${most} operations, not ${count}`);
  if (count === 0)
    page.complain([], 'an amendment is a list of operations, such as - { set_parameter: name, to: value }');
}

function readOperations(page: Page, at: Place, raw: unknown): Operation[] {
  if (raw === null && at.length === 0) return [];
  // One operation needs no list around it.
  if (!Array.isArray(raw)) return [readOperation(page, at, raw)].filter((one) => one !== null);
  return raw.map((value, index) => readOperation(page, [...at, index], value)).filter((one) => one !== null);
}

const WORDS = Object.keys(OPERATION_SHAPES) as OperationWord[];
/** Every key that goes with some operation. */
const PARTS = new Set(Object.values(OPERATION_SHAPES).flatMap(({ shape }) => Object.keys(shape)));

function operationWord(raw: unknown): OperationWord {
  const present = WORDS.filter((word) => typeof raw === 'object' && raw !== null && Object.hasOwn(raw, word));
  if (present.length === 1) return present[0]!;
  const candidates = present.length > 1 ? present : WORDS;
  const shape = nearestShape(
    raw,
    candidates.map((word) => OPERATION_SHAPES[word]),
  );
  return candidates.find((word) => OPERATION_SHAPES[word] === shape)!;
}

function readOperation(page: Page, at: Place, raw: unknown): Operation | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    page.complain(at, `an operation is needed here: one of ${WORDS.join(', ')}`);
    return null;
  }
  const stray = strayWord(raw);
  if (stray === null) return readAs(page, at, raw, operationWord(raw));
  const hint = didYouMean(stray, WORDS) || `; the operations are ${WORDS.join(', ')}`;
  page.complain([...at, stray], `there is no operation ${quoted(stray)}${hint}`, 'key');
  return null;
}

/** What stands where the word of an operation should, when nothing in it is one. */
function strayWord(raw: object): string | null {
  const keys = Object.keys(raw);
  if (keys.length === 0 || keys.some((key) => Object.hasOwn(OPERATION_SHAPES, key))) return null;
  return keys.find((key) => !PARTS.has(key)) ?? null;
}

type Raw<W extends OperationWord> = NonNullable<ReturnType<(typeof OPERATION_SHAPES)[W]['parse']>>;
type Read<W extends OperationWord> = (page: Page, at: Place, raw: Raw<W>) => Operation | null;

function readAs<W extends OperationWord>(page: Page, at: Place, raw: unknown, word: W): Operation | null {
  const read = readShape(page, at, raw, OPERATION_SHAPES[word]);
  return read === null ? null : READ[word](page, at, read as Raw<W>);
}

/** As it was written: `5` stays `5`, whatever YAML makes of it. */
function text(page: Page, at: Place, key: string): string {
  return page.sentence([...at, key]).text;
}

const READ: { readonly [W in OperationWord]: Read<W> } = {
  set_parameter: (_, at, raw) => ({ at, op: 'set_parameter', parameter: raw.set_parameter }),
  add_to: (page, at, raw) => ({ at, op: 'add_to', parameter: raw.add_to, item: text(page, at, 'item') }),
  take_from: (page, at, raw) => ({
    at,
    op: 'take_from',
    parameter: raw.take_from,
    item: text(page, at, 'item'),
  }),
  edit_text: (page, at) => ({
    at,
    op: 'edit_text',
    rule: text(page, at, 'edit_text'),
    replace: text(page, at, 'replace'),
    with: text(page, at, 'with'),
  }),
  append_text: (page, at) => ({
    at,
    op: 'append_text',
    rule: text(page, at, 'append_text'),
    text: text(page, at, 'text'),
  }),
  add_rule: (page, at, raw) => ({
    at,
    op: 'add_rule',
    title: text(page, at, 'add_rule'),
    text: raw.text === undefined ? '' : text(page, at, 'text'),
    to: raw.to ?? null,
    after: raw.after === undefined ? null : text(page, at, 'after'),
  }),
  replace_rule: (page, at, raw) => ({
    at,
    op: 'replace_rule',
    rule: text(page, at, 'replace_rule'),
    text: raw.text === undefined ? null : text(page, at, 'text'),
  }),
  repeal_rule: (page, at) => ({ at, op: 'repeal_rule', rule: text(page, at, 'repeal_rule') }),
  rename_rule: (page, at) => ({
    at,
    op: 'rename_rule',
    rule: text(page, at, 'rename_rule'),
    to: text(page, at, 'to'),
  }),
  edit_mechanism: (page, at, raw) => readEdit(page, at, raw),
  rename: (_, at, raw) => ({ at, op: 'rename', noun: raw.rename, to: raw.to, plural: raw.plural ?? null }),
  do: (page, at, raw) => ({ at, op: 'do', steps: readSteps(page, [...at, 'do'], raw.do) }),
  if: (page, at, raw) => ({
    at,
    op: 'if',
    test: page.source([...at, 'if']),
    // biome-ignore lint/suspicious/noThenProperty: a word of the language
    then: readOperations(page, [...at, 'then'], raw.then),
    else: readOperations(page, [...at, 'else'], raw.else ?? []),
  }),
  adopt: (_, at, raw) => ({ at, op: 'adopt', name: raw.adopt }),
};

const EDITS = ['put', 'append', 'before', 'after', 'delete'] as const;

function readEdit(page: Page, at: Place, raw: object): OperationOf<'edit_mechanism'> | null {
  const given = EDITS.filter((how) => Object.hasOwn(raw, how));
  const [how] = given;
  if (how === undefined || given.length > 1) {
    page.complain(at, `an edit needs one of ${EDITS.join(', ')}`);
    return null;
  }
  const path = text(page, at, 'at').trim().split('.');
  if (path.some((part) => part.trim() === '')) {
    page.complain([...at, 'at'], 'a path is needed here, such as actions.buy.needs');
    return null;
  }
  return { at, op: 'edit_mechanism', rule: text(page, at, 'edit_mechanism'), path, how };
}
