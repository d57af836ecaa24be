import type { Shift } from '../../../game/preview.ts';
import { compose, fits, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { paged } from '../paged.ts';
import { blocksOf, type Part, type Rest } from '../parts.ts';
import { bold, code, entry, footAloud, joined, type Phrase, player, sentence, withCode } from '../phrase.ts';
import type { PreviewView, Reader, RefusedView } from '../views.ts';
import { effectParts, effectSentences } from './effects.ts';

/** In the matter's thread: what its enactment would do, run against the rules in force. Too long, it says how to see all of it. */
export function previewMessage(view: PreviewView, reader: Reader): Message {
  const whole = previewParts(view, reader);
  if (fits(blocksOf(whole, reader))) return compose(whole, aloud(view, reader), reader);
  const press = { id: 'rules.diff', label: ['See all of it'], value: view.matter ?? '' } as const;
  const rest: Rest = (left) => [`and ${left} more lines: `, ...typed(view)];
  return compose([...previewParts(view, reader, rest), { presses: [press] }], aloud(view, reader), reader);
}

/** The whole of it, in as many messages as it takes. */
export function previewMessages(view: PreviewView, reader: Reader): Message[] {
  return paged(previewParts(view, reader), aloud(view, reader), reader);
}

function typed(view: PreviewView): Phrase {
  return [code(view.matter === null ? '/nomic amend check' : `/nomic rules diff ${view.matter}`)];
}

function aloud(view: PreviewView, reader: Reader) {
  const sentences: Phrase[] = [
    [...headline(view), '.'],
    ...effectSentences(view, reader),
    ...notes(view),
    footAloud(footer(view)),
  ];
  return { sentences, more: typed(view), lined: true as const };
}

export function previewParts(view: PreviewView, reader: Reader, rest?: Rest): Part[] {
  const more = rest === undefined ? {} : { rest };
  const lines = notes(view);
  return [
    { lines: [headline(view)] },
    ...effectParts(view, reader, rest),
    ...(lines.length === 0 ? [] : [{ lines, ...more }]),
    { small: footer(view) },
  ];
}

function headline(view: PreviewView): Phrase {
  const becomes: Phrase = view.to === view.version ? [] : [', which becomes ', `r${view.to}`];
  return [
    view.matter === null
      ? bold('What this amendment would do')
      : bold('What enactment of ', entry(view.matter), ' would do'),
    ` (dry run against r${view.version}`,
    ...becomes,
    ')',
  ];
}

/** Conditions, what becomes of values and rules, other matters, refused acts, warnings. */
export function notes(view: PreviewView): Phrase[] {
  return [
    ...(view.differs ? [[bold('It does something else now than when it was posted.')] as Phrase] : []),
    ...view.judged.map(
      ({ line, held }): Phrase => [
        `The condition in line ${line} ${held ? 'holds' : 'does not hold'} now; it is judged again when enacted.`,
      ],
    ),
    ...view.said.map((said): Phrase => ['It would announce: ', ...sentence(said)]),
    ...view.notices.map((notice): Phrase => [...sentence(withCode(notice.saying))]),
    ...view.shifts.map(shiftWords),
    ...deedLines(view.refused),
    ...view.warnings.map((warning): Phrase => [bold('Note:'), ' ', ...sentence(withCode(warning))]),
  ];
}

/** `Makes P8 enactable.`, `P8 would no longer be failable.`, `The time of P8 would be up 3 Feb 21:12 UTC.` */
function shiftWords({ matter, before, after }: Shift): Phrase {
  const word = (can: Shift['after']) => (can.enact ? 'enactable' : can.fail ? 'failable' : null);
  const [was, is] = [word(before), word(after)];
  if (was !== is) {
    if (is === null) return [entry(matter), ` would no longer be ${was}.`];
    return ['Makes ', entry(matter), ` ${is}${was === null ? '' : `, which is ${was} now`}.`];
  }
  if (after.ripensAt === null) return ['Time alone would no longer decide ', entry(matter), '.'];
  return ['The time of ', entry(matter), ' would be up ', at(after.ripensAt), '.'];
}

function deedLines(refused: readonly RefusedView[]): Phrase[] {
  if (refused.length === 0) return [];
  const n = refused.length === 1 ? '1 action' : `${refused.length} actions`;
  return [
    [`${n} of the last day would have been refused:`],
    ...refused.map(
      (deed): Phrase => [
        '– ',
        player(deed.by),
        `: ${deed.note || deed.action.replaceAll('_', ' ')}, `,
        at(deed.at),
        ': ',
        ...joined(
          deed.why.map((why) => sentence(withCode(why))),
          ' ',
        ),
      ],
    ),
  ];
}

function footer(view: PreviewView): Phrase {
  return joined([['Computed ', at(view.at)], ['computed again at the resolution, with what holds then']]);
}
