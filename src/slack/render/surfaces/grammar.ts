import { compose, type Message } from '../compose.ts';
import { bold, code, type Phrase } from '../phrase.ts';
import type { Reader } from '../views.ts';

const OPERATIONS: readonly (readonly [string, string])[] = [
  ['- { set_parameter: voting_time, to: 12h }', 'a value of the law'],
  ['- { edit_text: Stocks, replace: "old words", with: "new" }', 'words that stand there once'],
  ['- { append_text: Stocks, text: "More words." }', 'words at the end of a rule'],
  ['- { add_rule: Title, text: "Words." }', 'with mechanism: nested below it, if it has one'],
  ['- { replace_rule: Title, text: "Words." }', 'what is left out stays'],
  ['- { repeal_rule: Title }', ''],
  ['- { edit_mechanism: Title, at: actions.buy.needs, append: … }', 'or put, before, after, delete: true'],
  ['- { rename: emperor, to: Host }', 'a role, wherever it is named'],
  ['- { do: [ { set: noma, to: 0 } ] }', 'steps on the gamestate'],
  ['- { if: "noma > 0", then: [ … ] }', 'judged when it is enacted'],
  ['- { adopt: stock-market }', 'a shipped ruleset'],
];

/** How an amendment is written. */
export function grammarMessage(reader: Reader): Message {
  const head: Phrase[] = [
    [
      bold('Amendments'),
      '. A code block in your entry whose first line is ',
      code('amend'),
      ', or a .md or .txt file with it.',
    ],
    ['A list of operations, in order, all or nothing:'],
  ];
  const rows = OPERATIONS.flatMap(([row, note]) => (note === '' ? [row] : [row, `      ${note}`]));
  const foot: Phrase[] = [
    [
      code('/nomic amend'),
      ' writes one for you; ',
      code('/nomic amend check'),
      ' and a block says what it would do.',
    ],
    ['Somebody is named by ', code('player("@Ben")'), '.'],
  ];
  const said = OPERATIONS.map(([row, note]): Phrase => [`${row}${note === '' ? '' : `: ${note}`}.`]);
  return compose(
    [{ lines: head }, { table: rows }, { lines: foot }],
    { sentences: [...head, ...said, ...foot], more: [code('/nomic help')] },
    reader,
  );
}
