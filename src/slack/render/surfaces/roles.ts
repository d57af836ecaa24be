import type { Press } from '../buttons.ts';
import { fieldWords } from '../cells.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { at, brief, from } from '../dates.ts';
import { ARROW, aNoun, bold, code, footAloud, joined, noun, type Phrase, player, under } from '../phrase.ts';
import type { EffectView, IdleView, Reader, RoleChangeView } from '../views.ts';
import { quorumWords } from '../words.ts';

/** Public, since N moved: who is now what, N before and after, and what that did to pending matters. */
export function roleMessage(view: RoleChangeView, reader: Reader): Message {
  const head = headline(view);
  const fields: Phrase =
    view.fields.length === 0
      ? []
      : [
          ' · ',
          ...joined(
            view.fields.map((f) => fieldWords(f)),
            ' · ',
          ),
          kept(view),
        ];
  const moved: Phrase = [
    'N ',
    String(view.before),
    ' ',
    ARROW,
    ' ',
    bold(String(view.quorum.players)),
    quorum(view),
    '.',
  ];
  const effects = view.effects.map(effectWords);
  const back: Phrase[] =
    view.returnMs === null
      ? []
      : [[player(view.person), ' may be ', aNoun('player'), ' again from ', from(view.returnMs), '.']];
  const foot: Phrase = joined([
    ...(view.cite === null ? [] : [[{ cited: view.cite }] as Phrase]),
    [`event ${view.event}`],
  ]);
  return compose(
    [
      { lines: [[bold(...head), ...fields]] },
      { lines: [moved, ...effects, ...back], rest: andMore([code('/nomic docket')]) },
      { small: foot },
    ],
    {
      sentences: [[...head, ...fields, '.'], moved, ...effects, ...back, footAloud(foot)],
      more: [code('/nomic docket')],
    },
    reader,
  );
}

function headline(view: RoleChangeView): Phrase {
  const role = aNoun(view.to);
  switch (view.cause) {
    case 'joined':
      return [player(view.person), ' is now ', role];
    case 'returned':
      return [player(view.person), ' is ', role, ' again'];
    case 'stepped_down':
      return [player(view.person), ' is now ', role];
    case 'made':
      return [player(view.by), ' has made ', player(view.person), ' ', role];
  }
}

function kept(view: RoleChangeView): string | { readonly shown: Phrase; readonly said: Phrase } {
  const word = view.cause === 'joined' ? 'default' : 'kept';
  const words: Phrase = [
    ` (${word}`,
    ...(view.fieldsCite === null ? [] : [', ', { cited: view.fieldsCite } as const]),
    ')',
  ];
  return { shown: words, said: words };
}

function quorum(view: RoleChangeView): string {
  const words = quorumWords(view.quorum);
  return words === '' ? '' : `: ${words}`;
}

/** `P8: was enactable, now needs 1 more FOR.` */
function effectWords(effect: EffectView): Phrase {
  const was = effect.was === null ? 'was undecided' : `was ${stateWord(effect.was)}`;
  return [{ matter: effect.matter }, `: ${was}, now ${nowWords(effect)}.`];
}

function stateWord(outcome: 'enact' | 'fail'): string {
  return outcome === 'enact' ? 'enactable' : 'failable';
}

function nowWords(effect: EffectView): string {
  if (effect.is !== null) return stateWord(effect.is);
  const needs = [
    effect.forNeeded === null ? '' : `${effect.forNeeded} more FOR`,
    effect.againstNeeded === null ? '' : `${effect.againstNeeded} more AGAINST`,
  ].filter(Boolean);
  return needs.length === 0 ? 'undecided' : `needs ${needs.join(' or ')}`;
}

/** Somebody has been idle long enough to be made an observer. Offered, never done by the bot. */
export function idleMessage(view: IdleView, reader: Reader): Message {
  const who = player(view.person);
  const last: Phrase =
    view.last === null
      ? ['No game action yet.']
      : [`Last game action: ${view.last.did}, `, at(view.last.at), '.'];
  const offer: Phrase = [
    'Any ',
    noun('player'),
    ' may make ',
    who,
    ' ',
    aNoun('observer'),
    ...under(view.cite),
    `. N would go from ${view.now.players} to ${view.after.players}: ${quorumWords(view.after)} (now ${quorumWords(view.now)}).`,
  ];
  const effects: Phrase[] =
    view.effects.length === 0 ? [['No pending matter would change state.']] : view.effects.map(effectWords);
  const foot: Phrase = [
    'By text: ',
    code('/nomic demote'),
    ' and the person. If ',
    who,
    ' acts first, this lapses.',
  ];
  const head: Phrase = [bold(who, ` has been idle for ${brief(view.idleMs)}.`), ' ', ...last];
  return compose(
    [
      { lines: [head, offer, ...effects], rest: andMore([code('/nomic docket')]) },
      { presses: [demotePress(view)] },
      { small: foot },
    ],
    {
      sentences: [head, offer, ...effects, ['The bot will not do it on its own.'], foot],
      more: [code('/nomic docket')],
    },
    reader,
  );
}

function demotePress(view: IdleView): Press {
  const who = player(view.person);
  const wait: Phrase =
    view.returnWaitS === null ? [] : [' and may return after ', { lastingS: view.returnWaitS }];
  return {
    id: 'role.demote',
    label: ['Make ', who, ' ', aNoun('observer')],
    value: view.person,
    style: 'danger',
    confirm: {
      title: ['Make ', who, ' ', aNoun('observer'), '?'],
      text: [who, ' keeps what they have', ...wait, '. Their votes stop counting until they do.'],
      yes: ['Make ', noun('observer')],
      no: ['Cancel'],
    },
  };
}
