import { compose, type Message } from '../compose.ts';
import { code, noun, type Phrase } from '../phrase.ts';
import type { Reader } from '../views.ts';

/** Rulesets that a new round may take over whole, and the words an entry opens with. */
export interface ReadyView {
  readonly opens: string;
  readonly rulesets: readonly { readonly file: string; readonly title: string; readonly rules: number }[];
}

/** In the thread of the Address: a round begins without rules, and these are at hand. */
export function readyMessage(view: ReadyView, reader: Reader): Message {
  const head: Phrase = [
    'The ',
    noun('round'),
    ' has no rules of its own yet. These are at hand; each button posts ',
    code(view.opens),
    ' in your name, to be voted on like any other.',
  ];
  const lines = view.rulesets.map(
    ({ title, rules }): Phrase => [`– ${title}: ${rules} ${rules === 1 ? 'rule' : 'rules'}`],
  );
  const [first] = view.rulesets;
  const foot: Phrase = [
    'By text: ',
    code(view.opens),
    ' and a title, with a code block of two lines, ',
    code('amend'),
    ' and ',
    code(`- adopt: ${first?.file ?? 'name'}`),
    '. A ruleset of your own: attach it as a .md file.',
  ];
  const presses = view.rulesets.map(
    ({ file, title }) =>
      ({
        id: 'round.adopt',
        label: [`Propose ${title}`],
        value: file,
        aloud: [`Propose ${title}: adopt its rules`],
      }) as const,
  );
  return compose(
    [{ lines: [head, ...lines] }, { presses }, { small: foot }],
    { sentences: [head, ...lines, foot], more: [code('/nomic help')] },
    reader,
  );
}
