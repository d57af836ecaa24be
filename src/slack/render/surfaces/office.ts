import type { Outcome } from '../../../game/types.ts';
import { brokenUp } from '../break.ts';
import { compose, type Message } from '../compose.ts';
import { paged } from '../paged.ts';
import { bold, code, entry, noun, type Phrase, player, under } from '../phrase.ts';
import { tallyWords } from '../tally-words.ts';
import type { Citation, MatterLine, Reader } from '../views.ts';

/** The one named at set-up has to take the office up before anything is played. */
export function acceptMessage(
  view: { readonly emperor: string; readonly by: string; readonly round: string },
  reader: Reader,
): Message {
  const head: Phrase = [
    { mention: view.emperor },
    ': ',
    player(view.by),
    ' has set up ',
    bold(view.round),
    ' here and names you ',
    noun('emperor'),
    '.',
  ];
  const foot: Phrase = ['The game begins when you accept. By text: ', code('/nomic accept'), '.'];
  return compose(
    [
      { lines: [head] },
      { presses: [{ id: 'setup.accept', label: ['Accept the office'], value: 'accept', style: 'primary' }] },
      { small: foot },
    ],
    { sentences: [head, foot], more: [code('/nomic accept')] },
    reader,
  );
}

/** The Ascension Address, when it was written in a form: it sets the theme and opens the round. */
export function addressMessages(
  view: { readonly by: string; readonly text: string },
  reader: Reader,
): Message[] {
  const head: Phrase = [bold('ASCENSION ADDRESS'), ' by ', player(view.by)];
  const lines = view.text.split('\n').map((line): Phrase => [{ typed: line }]);
  return paged(
    [{ header: ['Ascension Address'] }, { lines: [['by ', player(view.by)], ...lines] }],
    {
      sentences: [[...head, ':'], ...lines.flatMap((line) => brokenUp(line, reader))],
      more: [code('/nomic state')],
    },
    reader,
  );
}

/** A clock ran out and made the matter resolvable; said once, in its thread. */
export function ripenedMessage(
  view: { readonly line: MatterLine; readonly outcome: Outcome | null; readonly cite: Citation | null },
  reader: Reader,
): Message {
  const { line, outcome, cite } = view;
  const named: Phrase = [entry(line.id), `: ${tallyWords(line.standing.tally)}`];
  const words = outcome === null ? stillOpen(named) : resolvable(named, { ...line.standing, outcome, cite });
  return compose([{ lines: [words] }], { sentences: [words], more: [code('/nomic docket')] }, reader);
}

function resolvable(
  named: Phrase,
  how: { readonly waitsFor: string | null; readonly outcome: Outcome; readonly cite: Citation | null },
): Phrase {
  const { waitsFor, outcome, cite } = how;
  return [
    ...['The time is up. ', ...named, `; it may be ${outcome === 'enact' ? 'enacted' : 'failed'} `],
    ...(waitsFor === null ? ['now'] : ['once ', entry(waitsFor), ' is resolved']),
    ...under(cite),
    ...['. Reply ', code(outcome.toUpperCase()), ' here, or press the button on the card.'],
  ];
}

/** What was said is so no more: votes came late, or people came and went. */
function stillOpen(named: Phrase): Phrase {
  return ['The time was up, but as things stand now it may not be resolved. ', ...named, '.'];
}
