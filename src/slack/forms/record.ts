import type { Authority, Command, Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { effectsOf, footings } from '../handing.ts';
import { readerOf } from '../reader.ts';
import { fitting } from '../render/choice.ts';
import { authorityFrom, authorityValue, contestForm, recordForm } from '../render/forms/record.ts';
import { complaint } from './complaint.ts';
import { type Opener, show, tell } from './show.ts';
import { CLOSE, type FormAnswer, type SentInGame } from './submission.ts';

export interface Begun {
  readonly on?: Authority | null;
  /** Lines as a person would type them, or the operations of an amendment. */
  readonly effects?: string;
  readonly reason?: string;
}

/** Slack takes no more options. */
const MOST_CHOICES = 100;

const TYPED = 'Type `/nomic record P5 set cash @ben 800000 because …`.';

/** The form of a record by hand, as far as it is known already. */
export async function openRecord(desk: Desk, opener: Opener, game: Game, begun: Begun): Promise<void> {
  const choices = footings(game);
  if (choices.length === 0) {
    return tell(desk, opener, [
      [
        'Nothing can be recorded by hand now: no matter owes anything, and no rule leaves anything to people.',
      ],
    ]);
  }
  const { on = null, effects = '', reason = '' } = begun;
  const wanted = on === null ? '' : authorityValue(on);
  const chosen = choices.find((choice) => authorityValue(choice) === wanted) ?? null;
  const shown = [...(chosen === null ? [] : [chosen]), ...choices.filter((one) => one !== chosen)];
  const view = {
    choices: shown.slice(0, MOST_CHOICES),
    left: Math.max(0, shown.length - MOST_CHOICES),
    chosen,
    effects,
    reason,
  };
  await show(desk, opener, recordForm(view, readerOf(desk, game)), TYPED);
}

export async function submitRecord(desk: Desk, sent: SentInGame): Promise<FormAnswer> {
  const { game, filled } = sent;
  const on = filled.text('on');
  const authority = footings(game).find((one) => fitting(authorityValue(one)) === on) ?? authorityFrom(on);
  const effects = effectsOf(game, filled.text('effects'));
  if (authority === null) return { errors: { on: 'Choose what it stands on.' } };
  if (effects.is === 'unknown') return { errors: { effects: unknownWords(effects.words) } };
  const reason = filled.text('reason');
  return ruled(desk, sent, { do: 'record', authority, reason, amendment: effects.source }, 'effects');
}

export function unknownWords(words: string): string {
  const said =
    words === '' ? 'Say what changes' : `"${words.slice(0, 80)}" names nothing that the rules know`;
  return `${said}. One change a line: set cash @ben 800000, or set price CHAR to 12.`;
}

export async function openContest(desk: Desk, opener: Opener, game: Game, record: number): Promise<void> {
  const typed = `Type \`/nomic contest E${record} because …\`.`;
  await show(desk, opener, contestForm(record, readerOf(desk, game)), typed);
}

export function submitContest(desk: Desk, sent: SentInGame): Promise<FormAnswer> {
  const reason = sent.filled.text('reason');
  return ruled(desk, sent, { do: 'contest', record: Number(sent.carried.r), reason }, 'reason');
}

/** Grounds stand under the field that has most to do with them. */
async function ruled(
  desk: Desk,
  { game, asker, at, cause }: SentInGame,
  command: Command,
  field: string,
): Promise<FormAnswer> {
  const { ruling, after } = await desk.referee.hear({ game: game.id, command, by: asker.person, at, cause });
  return ruling.lawful ? CLOSE : { errors: { [field]: complaint(ruling.grounds, readerOf(desk, after)) } };
}
