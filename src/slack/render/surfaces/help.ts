import type { Press } from '../buttons.ts';
import type { Message } from '../compose.ts';
import { from } from '../dates.ts';
import { amendPress, askPress, doorPress, entryPress, onceConfirmed, typedDoor } from '../doors.ts';
import { paged } from '../paged.ts';
import type { Part } from '../parts.ts';
import {
  aNoun,
  bold,
  code,
  entry,
  joined,
  Noun,
  noun,
  type Phrase,
  player,
  sentence,
  under,
} from '../phrase.ts';
import type { HelpView, Reader } from '../views.ts';
import { kindName } from '../words.ts';
import { morePress, resolvePress } from './card-presses.ts';
import { wishPresses } from './victory.ts';

const MORE: Phrase = [code('/nomic help all')];
/** Questions change nothing. */
const LOOK_UP = [
  '/nomic state',
  '/nomic docket',
  '/nomic rules',
  '/nomic portfolio',
  '/nomic can',
  '/nomic why',
  '/nomic log',
  '/nomic as-of',
];
/** Matters with a line and a button of their own; the rest are counted. */
const MOST_LINES = 8;

/** Only what is lawful for this person now, each by typing and by pressing; then what is not, and when it will be. */
export function helpMessages(view: HelpView, reader: Reader): Message[] {
  if (view.all !== null) return helpAll(view, view.all, reader);
  const head = headline(view);
  const offers = [
    ...voteOffers(view),
    ...resolveOffers(view),
    ...wishOffer(view),
    ...actionOffers(view),
    ...entryOffers(view),
  ];
  const notNow = notNowLines(view);
  const look: Phrase = [
    'Look things up: ',
    ...joined(LOOK_UP.map((c): Phrase => [code(c)])),
    ...(view.role === 'player' ? ['. Change a rule by form: ', code('/nomic amend')] : []),
    '. Everything: ',
    ...MORE,
  ];
  const parts: Part[] = [
    ...apart(unknown(view)),
    { lines: [head] },
    ...offers,
    ...(notNow.length === 0 ? [] : [{ lines: [[bold('Not now')], ...notNow] }]),
    { presses: lookPresses(view) },
    { small: look },
  ];
  const sentences: Phrase[] = [
    ...unknown(view),
    head,
    ...offers.flatMap((part) => ('lines' in part ? part.lines : [])).map((line) => sentence(line)),
    ...(notNow.length === 0 ? [] : [['Not now:'] as Phrase, ...notNow.map((line) => sentence(line))]),
    look,
  ];
  return paged(parts, { sentences, more: MORE }, reader);
}

/** What may be asked has a form of its own; so has an amendment, for those who may propose one. */
function lookPresses({ entries }: HelpView): Press[] {
  return entries.length === 0 ? [askPress()] : [askPress(), amendPress()];
}

function unknown(view: HelpView): Phrase[] {
  if (view.unknown === null) return [];
  const meant: Phrase = view.unknown.meant === null ? [] : [' Did you mean ', code(view.unknown.meant), '?'];
  return [['I do not know "', { typed: view.unknown.typed }, '".', ...meant, ' Nothing was done.']];
}

/** What went wrong stands by itself, above the help. */
function apart(lines: Phrase[]): Part[] {
  return lines.length === 0 ? [] : [{ lines }, { divider: true }];
}

function headline(view: HelpView): Phrase {
  const office: Phrase = view.emperor ? [' and the ', Noun('emperor')] : [];
  const who: Phrase =
    view.role === 'stranger'
      ? [bold(player(view.person), ', you are not in the game yet.')]
      : [bold(player(view.person), ', you are ', aNoun(view.role), ...office, ' here.')];
  return [...who, ` What you can do now in #${view.channelName}, by typing or by pressing:`];
}

function voteOffers(view: HelpView): Part[] {
  const shown = view.votes.slice(0, MOST_LINES).map(
    (id): Part => ({
      lines: [['• Vote on ', entry(id), ': reply FOR, AGAINST or DEFERENTIAL in its thread']],
      press: { ...morePress(id, ['Vote…']), aloud: [`Vote on ${id}`] },
    }),
  );
  const left = view.votes.length - shown.length;
  if (left <= 0) return shown;
  return [
    ...shown,
    { lines: [[`• and ${left} more matters wait for your vote: `, code('/nomic docket mine')]] },
  ];
}

function resolveOffers(view: HelpView): Part[] {
  const shown = view.resolvable.slice(0, MOST_LINES).map(
    (r): Part => ({
      lines: [
        [
          `• ${r.outcome === 'enact' ? 'Enact' : 'Fail'} `,
          entry(r.matter),
          ': reply ',
          code(r.outcome.toUpperCase()),
          ' in its thread',
        ],
      ],
      press: resolvePress(r.matter, r.outcome, r.standing, r.seq),
    }),
  );
  const left = view.resolvable.length - shown.length;
  if (left <= 0) return shown;
  return [...shown, { lines: [[`• and ${left} more may be resolved: `, code('/nomic docket')]] }];
}

function wishOffer({ asked = false }: HelpView): Part[] {
  if (!asked) return [];
  const typed: Phrase = [code('/nomic continue'), ' or ', code('/nomic stop')];
  return [{ lines: [['• Say whether you wish to continue: ', ...typed]] }, { presses: wishPresses() }];
}

function actionOffers(view: HelpView): Part[] {
  const shown = view.actions.slice(0, 2 * MOST_LINES).map((action): Part => {
    const examples = action.examples.length === 0 ? [typedDoor(action)] : action.examples;
    return {
      lines: [
        [
          `• ${action.note === '' ? action.action : action.note}: `,
          ...joined(examples.map((e): Phrase => [code(e)])),
          ...inBrackets(onceConfirmed(action)),
        ],
      ],
      press: doorPress(action, 'help'),
    };
  });
  const left = view.actions.length - shown.length;
  return left <= 0 ? shown : [...shown, { lines: [[`• and ${left} more: `, code('/act')]] }];
}

function inBrackets(words: Phrase): Phrase {
  return words.length === 0 ? [] : [' (done ', ...words, ')'];
}

function entryOffers(view: HelpView): Part[] {
  return view.entries.map((e): Part => {
    const slots = e.slots === null ? '' : ` (${e.slots.left} of ${e.slots.of} slots left)`;
    const freezes = e.freezes ? ' (it freezes play for everyone)' : '';
    const lines: Phrase[] = [
      [`• ${kindName(e.opens)}: post a message starting `, code(e.opens), slots, freezes],
    ];
    return {
      lines,
      press: {
        ...entryPress(e.kind, ['Write one'], e.kind.toUpperCase()),
        aloud: [`Write one: a ${kindName(e.opens)}`],
      },
    };
  });
}

/** What one reason keeps from them is one line. */
export function notNowLines(view: Pick<HelpView, 'notNow' | 'playersOnly'>): Phrase[] {
  const together = new Map<string, HelpView['notNow'][number][]>();
  for (const item of view.notNow) {
    const reason = JSON.stringify([item.fromMs ?? item.why, item.cite]);
    together.set(reason, [...(together.get(reason) ?? []), item]);
  }
  const players: Phrase = ['• All that is for ', noun('players'), ', voting included, until you join'];
  return [...[...together.values()].map(notNowWords), ...(view.playersOnly ? [players] : [])];
}

function notNowWords(items: readonly HelpView['notNow'][number][]): Phrase {
  const what = items.map((item) => (item.what.endsWith(':') ? kindName(item.what) : item.what)).join(', ');
  const [first] = items;
  if (!first) return [];
  const why: Phrase = first.fromMs === null ? [': ', ...first.why] : [' from ', from(first.fromMs, 'exact')];
  return [`• ${what}`, ...withoutEnd(why), ...under(first.cite)];
}

/** The rule follows in brackets, and ends the line. */
function withoutEnd(words: Phrase): Phrase {
  const last = words.at(-1);
  return typeof last === 'string' ? [...words.slice(0, -1), last.replace(/\.$/, '')] : words;
}

/** Every subcommand, one line each. */
function helpAll(view: HelpView, all: NonNullable<HelpView['all']>, reader: Reader): Message[] {
  const lines = all.map((c): Phrase => ['• ', code(c.usage), ` · ${c.does}`]);
  return paged(
    [...apart(unknown(view)), { lines: [[bold('Everything you can type')], ...lines] }],
    {
      sentences: [
        ...unknown(view),
        ['Everything you can type:'],
        ...all.map((c): Phrase => sentence([code(c.usage), `: ${c.does}`])),
      ],
      more: [code('/nomic help')],
    },
    reader,
  );
}
