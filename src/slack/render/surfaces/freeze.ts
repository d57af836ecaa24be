import { goTo, type Press } from '../buttons.ts';
import { compose, type Message } from '../compose.ts';
import { at, brief } from '../dates.ts';
import type { Part } from '../parts.ts';
import { bold, code, entry, joined, type Phrase, under } from '../phrase.ts';
import type { FreezeView, Reader } from '../views.ts';
import { bare } from '../words.ts';

/** What may and may not be done while play is frozen, and which clocks stand still. */
export function freezeParts(view: FreezeView): Part[] {
  const may = joined(
    view.allowed.map((opens): Phrase => [bare(opens)]),
    ' and ',
  );
  return [
    {
      lines: [
        [bold('Play is frozen: ', ...open(view))],
        ['Allowed: submit, vote on or resolve ', ...may, '.'],
        [
          'Not allowed: every other action',
          ...(view.stopped.length === 0 ? [] : [', submitting or voting on ', ...stopped(view)]),
          ...under(view.cite),
          '.',
        ],
      ],
    },
    ...(view.paused.length === 0 ? [] : [{ small: paused(view) }]),
  ];
}

function stopped(view: FreezeView): Phrase {
  return joined(
    view.stopped.map((opens): Phrase => [bare(opens)]),
    ' and ',
  );
}

function open(view: FreezeView): Phrase {
  const by = view.by.map((id): Phrase => [entry(id)]);
  return [...joined(by, ', '), view.by.length === 1 ? ' is open.' : ' are open.'];
}

function paused(view: FreezeView): Phrase {
  const clocks = view.paused.map((p): Phrase => [{ matter: p.matter }, usedWords(p)]);
  return [
    'Paused clocks: ',
    ...joined(clocks.slice(0, 20), '; '),
    ...leftOver(clocks.length),
    '. They resume when play does.',
  ];
}

function usedWords({ openMs, votingS }: FreezeView['paused'][number]): string {
  if (votingS === null) return ` has used ${brief(openMs)}`;
  const whole = brief(votingS * 1000);
  return openMs < votingS * 1000 ? ` has used ${brief(openMs)} of ${whole}` : ` has used its ${whole}`;
}

function leftOver(n: number): Phrase {
  return n > 20 ? [` and ${n - 20} more (`, code('/nomic docket'), ')'] : [];
}

export function freezeAloud(view: FreezeView): Phrase[] {
  const may = joined(
    view.allowed.map((opens): Phrase => [bare(opens)]),
    ' and ',
  );
  return [
    ['Play is frozen: ', ...open(view)],
    [
      'Until then only ',
      ...may,
      ' may be submitted, voted on or resolved; every other action is refused',
      ...(view.stopped.length === 0 ? [] : [', as are entries and votes of ', ...stopped(view)]),
      ...under(view.cite),
      '.',
    ],
    ...(view.paused.length === 0 ? [] : [paused(view)]),
  ];
}

/** The banner in the channel; edited once, when play goes on. */
export function freezeBanner(view: FreezeView, reader: Reader): Message {
  const more: Phrase = [code('/nomic docket')];
  if (view.ended !== null) {
    const words: Phrase = [
      'Play was frozen from ',
      at(view.since),
      ' to ',
      at(view.ended.at),
      ' (',
      entry(view.ended.matter),
      ` ${view.ended.outcome}). `,
      ...(view.by.length === 0 ? ['Clocks resumed.'] : ['It stays frozen: ', ...open(view)]),
    ];
    return compose([{ lines: [words] }], { sentences: [words], more }, reader);
  }
  const first = view.by[0];
  const presses: Press[] = [
    ...(first === undefined ? [] : goTo(first, [`Go to ${first} and vote`], 'freeze.link', reader)),
    { id: 'me.moves', label: ['What can I do?'], value: 'freeze' },
  ];
  const typed: Phrase = ['By text: reply FOR or AGAINST in its thread, or type ', code('/nomic docket'), '.'];
  return compose(
    [...freezeParts(view), { presses }, { small: typed }],
    { sentences: [...freezeAloud(view), typed], more },
    reader,
  );
}
