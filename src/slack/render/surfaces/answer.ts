import type { Message } from '../compose.ts';
import { at } from '../dates.ts';
import { paged } from '../paged.ts';
import type { Part } from '../parts.ts';
import {
  bold,
  byWhom,
  code,
  joined,
  type Phrase,
  type Piece,
  player,
  sentence,
  withCode,
} from '../phrase.ts';
import { prose } from '../prose.ts';
import { rollRows, rollSentences } from '../rolls.ts';
import { otherChanges } from '../told.ts';
import type { AnswerLine, AnswerSection, AnswerView, Reader, Telling } from '../views.ts';
import { curePress } from './audit.ts';

/** The one shape of every answer: the question, what holds and what does not with its rules, what would be otherwise. */
export function answerMessages(view: AnswerView, telling: Telling, reader: Reader): Message[] {
  const asked = askedLine(telling);
  const head = headline(view);
  const notes = view.notes.map((note) => sentence(withCode(note)));
  const small: Phrase = joined(notes, ' ');
  const parts: Part[] = [
    { lines: [...asked, head] },
    ...view.sections.flatMap((section) => sectionParts(section, reader)),
    ...(notes.length === 0 ? [] : [{ small }]),
    ...sharing(telling, view),
  ];
  const sentences: Phrase[] = [
    ...asked,
    sentence(head),
    ...view.sections.flatMap(sectionSentences),
    ...notes,
    ...(telling.share === null ? [] : [SHARE_ALOUD]),
  ];
  return paged(parts, { sentences, more: [code(view.more)] }, reader);
}

const SHARE_ALOUD: Phrase = ['To share it, ask again with the word share at the end.'];

/** Buttons under an answer that only one person sees. */
export function sharing(
  { share }: Telling,
  { older, cure }: Pick<AnswerView, 'older' | 'cure'> = {},
): Part[] {
  if (share === null) return [];
  const before = { id: 'log.older', label: ['Older'], aloud: ['Older events of the log'] } as const;
  return [
    {
      presses: [
        ...(cure === undefined ? [] : [curePress(cure)]),
        ...(older === undefined ? [] : [{ ...before, value: `${share.replace(/\|E\d+$/, '')}|E${older}` }]),
        { id: 'answer.share', label: ['Share'], value: share, aloud: ['Share this answer in the channel'] },
      ],
    },
    { small: ['Only you see this. To share it by text, ask again with ', code('share'), ' at the end.'] },
  ];
}

/** `Ben asked:` */
export function askedLine({ askedBy }: Telling): Phrase[] {
  return askedBy === null ? [] : [[player(askedBy), ' asked:']];
}

/** `*No.* buy 5,000 CHAR (asked as Ben, 3 Feb 14:01:00 UTC, r12)` */
function headline(view: AnswerView): Phrase {
  const question = withCode(view.question);
  const head: Phrase = view.verdict === null ? [bold(...question)] : [bold(view.verdict), ' ', ...question];
  const about = joined(
    [
      ...(view.as === null ? [] : [['asked as ', player(view.as)] as Phrase]),
      [at(view.at, 'exact')],
      [`r${view.version}`],
    ],
    ', ',
  );
  return [...head, ' (', ...about, ')'];
}

function sectionParts(section: AnswerSection, reader: Reader): Part[] {
  const { title, lines, did } = section;
  const head: Phrase[] = title === null ? [] : [[bold(title)]];
  const rows = did === undefined ? [] : rollRows(did.rolls, did.changes, did.shapes, reader);
  const changes = did === undefined ? [] : otherChanges(did);
  const all = [...lines.map((line) => lineWords(line)), ...changes];
  return [
    ...(head.length + all.length === 0 ? [] : [{ lines: [...head, ...all] }]),
    ...(rows.length === 0 ? [] : [{ table: rows }]),
  ];
}

function sectionSentences({ title, lines, did }: AnswerSection): Phrase[] {
  const thrown = did === undefined ? [] : rollSentences(did.rolls, did.changes, did.shapes);
  const changes = did === undefined ? [] : otherChanges(did);
  return [
    ...(title === null ? [] : [[`${title}:`] as Phrase]),
    ...lines.map((line) => sentence(lineWords(line))),
    ...changes.map((line) => sentence(line)),
    ...thrown,
  ];
}

const MARKS: Readonly<Record<NonNullable<AnswerLine['mark']>, Piece>> = {
  holds: { shown: ['✓ '], said: ['Yes: '] },
  fails: { shown: ['✗ '], said: ['No: '] },
  neither: { shown: ['– '], said: [] },
};

/** `✗ 5,000 × 215 = 1,075,000 … · rule 2.4.1` */
function lineWords({ mark, event, saying, cite, law, typed }: AnswerLine): Phrase {
  const onRule = cite && isRule(cite.rule) ? cite : null;
  const told = saying.flatMap((part): Phrase => (typeof part === 'string' ? prose(part) : [part]));
  const words = onRule === null && !law ? told : withoutEnd(told);
  const when: Phrase = event === undefined ? [] : [code(`E${event.seq}`), ' ', at(event.at, 'exact'), ' '];
  return [
    ...(mark === undefined ? [] : [MARKS[mark]]),
    ...when,
    ...byWhom(event?.by ?? null, words),
    ...(typed === undefined ? [] : ([' "', { typed }, '"'] satisfies Phrase)),
    ...(onRule === null ? [] : ([' · ', { cited: onRule }] satisfies Phrase)),
    ...(law ? [` · ${law}`] : []),
  ];
}

/** A ground of the referee's own has no rule. */
function isRule(rule: string): boolean {
  return rule !== '' && rule !== 'referee' && rule !== 'engine';
}

function withoutEnd(words: Phrase): Phrase {
  const last = words.at(-1);
  return typeof last === 'string' ? [...words.slice(0, -1), last.replace(/\.\s*$/, '')] : words;
}
