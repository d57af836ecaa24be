import { printDice, readRoll } from '../../dice/notation.ts';
import { keysUnder } from '../../game/cells.ts';
import type { Game } from '../../game/types.ts';
import { nearest } from '../../ruleset/names.ts';
import type { ActionSpec, Saying } from '../../ruleset/types.ts';
import { mostLawful } from '../acts.ts';
import { sampleKey, type TradeNames, tradeArgs, type Way } from '../commands/trade.ts';
import { ascendArgs, newsArgs } from '../hear/announcements.ts';
import { noRollLeft } from '../hear/newsdesk.ts';
import { argsOf, unclearAmong } from '../read/arguments.ts';
import { whichOne, whoIn } from '../read/calling.ts';
import { readNumbered } from '../read/command.ts';
import { readTrade } from '../read/trades.ts';
import { asSaid } from '../read/words.ts';
import { findMade } from '../views/made.ts';
import { keysOfNews, rollAction } from '../views/news.ts';
import { doing, type ReadAct, type Reading, shut, textOf, unclear } from './act-words.ts';
import { readResolve, readSubmit, readVote } from './matter-acts.ts';

/** Acts that have words of their own; everything else is an action by its name in the rules. */
const VERBS: Readonly<Record<string, (reading: Reading) => ReadAct>> = {
  buy: (reading) => trade(reading, 'buy'),
  sell: (reading) => trade(reading, 'sell'),
  vote: (reading) => readVote(reading),
  veto: (reading) => readVote(reading, 'veto'),
  resolve: (reading) => readResolve(reading),
  enact: (reading) => readResolve(reading, 'enact'),
  fail: (reading) => readResolve(reading, 'fail'),
  observe: (reading) => action(reading, 'leave', 'become an observer'),
  join: (reading) => action(reading, 'join', 'join the game'),
  demote,
  ascend: (reading) => ascending(reading),
  news: (reading) => news(reading),
  roll: (reading) => roll(reading),
  accept: () => doing({ do: 'accept' }, ['accept the office']),
  confirm: (reading) => attest(reading, 'confirm'),
  deny: (reading) => attest(reading, 'deny'),
  done: (reading) =>
    numbered(reading, 'done P5', (id) =>
      doing({ do: 'discharge', matter: id }, ['mark ', { matter: id }, ' as carried out']),
    ),
  continue: () => doing({ do: 'wish', wish: 'continue' }, ['say CONTINUE']),
  stop: () => doing({ do: 'wish', wish: 'stop' }, ['say STOP']),
  contest: (reading) => contest(reading),
  strike: () =>
    unclear(
      'Type `/nomic strike E418`: it shows what would change, and what stands against it; nothing is done by that.',
    ),
  act: (reading) => named(reading),
};

/** No act takes more to say, UTF-16 units; what is longer was pasted, and would only be said again. */
const LONGEST = 1_000;

/** Reads an act that somebody asks about; what cannot be read is told how to write it. */
export function readAct(reading: Reading): ReadAct {
  if (textOf(reading.words).length > LONGEST)
    return unclear('That is longer than any act. Ask for instance ', examples(reading.game));
  const [verb, ...rest] = asked(reading.words);
  if (verb === undefined) return unclear('Ask about an act: ', examples(reading.game));
  const name = verb.text.toLowerCase();
  const submit = readSubmit(reading.game, name, textOf(rest));
  if (submit !== null) return submit;
  const known = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  return known ? known({ ...reading, words: rest }) : named({ ...reading, words: [verb, ...rest] });
}

/** Whether a word is an act rather than somebody's name. */
export function isAct({ law }: Game, word: string): boolean {
  const name = word.toLowerCase();
  return Object.hasOwn(VERBS, name) || law.program.actions.has(name.replace(/-/g, '_'));
}

const examples = (game: Game): string =>
  `\`/nomic can buy 50 ${sampleKey(game, 'buy')}\`, \`/nomic can adjust\`, \`/nomic can vote P7 FOR\`, \`/nomic can propose\`, or an action of the rules by its name. All you can do now: \`/nomic help\`.`;

/** `I`, a question mark and polite words are no part of the act. */
function asked(words: Reading['words']): Reading['words'] {
  const shorn = words.map((word, i) =>
    i === words.length - 1 && !word.quoted ? { ...word, text: word.text.replace(/\?+$/, '') } : word,
  );
  return shorn.filter(({ text }, i) => text !== '' && !(i === 0 && /^(i|we|me)$/i.test(text)));
}

/** An action that the rules define, by name, with its arguments in their order. */
function named({ game, words, ...who }: Reading): ReadAct {
  const [first, ...rest] = words;
  if (first === undefined) return unclear('Which action? ', examples(game));
  const name = first.text.toLowerCase().replace(/-/g, '_');
  const spec = game.law.program.actions.get(name);
  if (!spec) return unknown({ game, words, ...who });
  const act = [name.replaceAll('_', ' '), ...rest.flatMap((word): Saying => [' ', ...asSaid(word)])];
  const args = argsOf(spec, rest, who.call);
  const several = whichOne(unclearAmong(spec, args, who.call) ?? '', who.call);
  return several === null ? ofAction({ game, words, ...who }, spec, args, act) : unclear(...several);
}

function ofAction(
  reading: Reading,
  spec: ActionSpec,
  args: Readonly<Record<string, string | number>>,
  act: Saying,
): ReadAct {
  const missing = spec.takes.filter(
    (arg) => args[arg.name] === undefined && arg.default === undefined && !arg.optional,
  );
  if (missing.length > 0) {
    const typed = spec.takes.map((arg) => arg.name.toUpperCase()).join(' ');
    const how = unclear(`Say with what: \`/nomic can ${spec.name} ${typed}\`.`);
    return shut(reading, spec.name, act) ?? how;
  }
  return doing({ do: 'act', move: { action: spec.name, args } }, act);
}

function action({ game }: Reading, name: string, words: string): ReadAct {
  return game.law.program.actions.has(name)
    ? doing({ do: 'act', move: { action: name, args: {} } }, [words])
    : unclear(`The rules in force know no action called ${name}.`);
}

function unknown({ game, words }: Reading): ReadAct {
  const typed = words[0]?.text ?? '';
  const meant = nearest(typed.toLowerCase(), [...Object.keys(VERBS), ...game.law.program.actions.keys()]);
  const hint = meant === null ? '' : ` Did you mean \`/nomic can ${meant}\`?`;
  return unclear(
    'I know no act called "',
    ...asSaid({ text: typed.slice(0, 40), key: null, quoted: false, people: words[0]?.people ?? [] }),
    `".${hint} Ask for instance `,
    examples(game),
  );
}

function trade(reading: Reading, way: Way): ReadAct {
  const { game, words } = reading;
  const names = tradeArgs(game, way);
  if (names === null)
    return named({ ...reading, words: [{ text: way, key: null, quoted: false, people: [] }, ...words] });
  const read = readTrade(textOf(words), keysUnder(game.table, `is/${names.kind}`));
  if (read.is === 'refused')
    return unclear(`${read.saying} Write \`/nomic can ${way} 50 ${sampleKey(game, way)}\`.`);
  if (read.is === 'form') return unclear(`Say of what: \`/nomic can ${way} 50 ${sampleKey(game, way)}\`.`);
  const count = typeof read.count === 'number' ? read.count : most(reading, way, names, read.key);
  const args = { [names.thing]: read.key, [names.count]: count };
  return doing({ do: 'act', move: { action: way, args } }, [`${way} `, { amount: count }, ` ${read.key}`]);
}

function most({ game, by, at }: Reading, way: Way, names: TradeNames, key: string): number {
  const one = { action: way, args: { [names.thing]: key, [names.count]: 1 } };
  return Math.max(1, mostLawful(game, { by, at }, one, names.count));
}

function demote({ game, words, call }: Reading): ReadAct {
  const who = whoIn(words[0], call);
  const several = whichOne(words[0]?.text ?? '', call);
  const arg = game.law.program.actions.get('make_observer')?.takes[0]?.name;
  if (arg === undefined) return unclear('The rules in force know no such action.');
  if (!who && several !== null) return unclear(...several);
  if (!who)
    return unclear(
      'Whom? Write `/nomic can demote @name` and choose the person from the list Slack shows after @.',
    );
  return doing({ do: 'act', move: { action: 'make_observer', args: { [arg]: who } } }, [
    'make ',
    { player: who },
    ' an observer',
  ]);
}

function ascending({ game, words }: Reading): ReadAct {
  const args = ascendArgs(game, textOf(words) || '…');
  return doing({ do: 'act', move: { action: 'ascend', args } }, ['make the Ascension Address']);
}

function news(reading: Reading): ReadAct {
  const { game, words } = reading;
  const keys = keysOfNews(game);
  const key = words.map(({ text }) => text.toUpperCase()).find((word) => keys.includes(word));
  if (!game.law.program.actions.has('news')) return unclear('The rules in force know no action called news.');
  const rolled = /^roll\s+#?(n?\d+)$/i.exec(textOf(words))?.[1];
  if (rolled !== undefined) return newsRoll(game, `N${rolled.replace(/^n/i, '')}`);
  const usage = `A News Post names exactly one thing in play. Write \`/nomic can news ${keys[0] ?? 'CHAR'}\`.`;
  if (key === undefined) return shut(reading, 'news', ['make a News Post']) ?? unclear(usage);
  return doing({ do: 'act', move: { action: 'news', args: newsArgs(game, key) } }, [
    `make a News Post about ${key}`,
  ]);
}

function newsRoll(game: Game, id: string): ReadAct {
  const [action, made] = [rollAction(game), findMade(game, id)];
  if (action === null) return unclear('The rules in force know no roll for a News Post.');
  if (made === null) return unclear(noRollLeft(id));
  return doing({ do: 'act', move: { action: action.name, args: { [action.arg]: made.key } } }, [
    `roll for ${id}`,
  ]);
}

function roll({ words }: Reading): ReadAct {
  const read = readRoll(textOf(words));
  if (!read.ok) return unclear(`${read.saying} Write \`/nomic can roll 1D6\`.`);
  return doing({ do: 'roll', dice: printDice(read.dice), label: read.label }, [
    `roll ${printDice(read.dice)}`,
  ]);
}

function attest(reading: Reading, how: 'confirm' | 'deny'): ReadAct {
  return numbered(reading, `${how} K1`, (claim) => doing({ do: how, claim }, [`${how} ${claim}`]));
}

function contest({ words }: Reading): ReadAct {
  const event = /^e?0*(\d{1,9})$/i.exec(words[0]?.text ?? '')?.[1];
  if (event === undefined) return unclear('Which record? Write `/nomic can contest E430`.');
  const command = { do: 'contest', record: Number(event), reason: 'asked' } as const;
  return doing(command, [`contest the record of event ${event}`]);
}

function numbered({ words }: Reading, usage: string, of: (id: string) => ReadAct): ReadAct {
  const id = readNumbered(words[0]?.text ?? '');
  return id === null ? unclear(`Which one? Write \`/nomic can ${usage}\`.`) : of(id);
}
