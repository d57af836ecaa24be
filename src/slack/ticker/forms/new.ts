import type { Pace, TickerTable } from '../../../referee/ticker/placed.ts';
import { DEADLINES, DEFAULTS, type Options } from '../../../ticker/options.ts';
import { noReader } from '../../commands/reader.ts';
import type { Desk } from '../../desk.ts';
import type { Filled } from '../../forms/filled.ts';
import { show } from '../../forms/show.ts';
import { CLOSE, type FormAnswer, type Sent } from '../../forms/submission.ts';
import { tableAt } from '../../gate.ts';
import { type Guest, tellGuest } from '../guest.ts';
import { putUp } from '../put-up.ts';
import { EXAMPLE, isPace } from '../read.ts';
import { tickerForm } from '../show/new-form.ts';

export async function openTickerNew(desk: Desk, guest: Guest): Promise<void> {
  const view = tickerForm({ options: DEFAULTS, pace: 'watch', changes: null }, noReader(desk));
  await show(
    desk,
    { ...guest.asker, channel: guest.channel, triggerId: guest.triggerId },
    view,
    `Type \`${EXAMPLE}\`.`,
  );
}

/** What was chosen can be changed until the game starts. */
export async function openTickerOptions(desk: Desk, guest: Guest, placed: TickerTable): Promise<void> {
  if (placed.table.phase !== 'lobby')
    return tellGuest(desk, guest, ['The game has started: what was chosen for it stays.']);
  const { options } = placed.table;
  const view = tickerForm({ options, pace: placed.pace, changes: placed.id }, noReader(desk));
  const typed = `Type \`/ticker options ${placed.name} rolls=3\`.`;
  await show(desk, { ...guest.asker, channel: guest.channel, triggerId: guest.triggerId }, view, typed);
}

export async function submitTickerNew(desk: Desk, sent: Sent): Promise<FormAnswer> {
  const { asker, filled, at, cause, carried } = sent;
  const length = filled.text('length');
  if (!/^\d{1,3}$/.test(length)) return { errors: { length: 'Write a number of rounds, such as 10.' } };
  const options = optionsIn(filled);
  const ruling =
    carried.i === undefined
      ? await putUp(
          desk,
          { asker, channel: asker.channel, at, cause, triggerId: '' },
          { options, pace: paceIn(filled), after: null, isForm: true },
        )
      : await changed(desk, sent, carried.i, options);
  if (ruling === null || ruling.lawful) return CLOSE;
  const saying = ruling.grounds.map((ground) => ground.saying).join(' ');
  return { errors: { [FIELDS[ruling.grounds[0]?.rule ?? ''] ?? 'humans']: saying } };
}

/** Where a complaint under a rule stands. */
const FIELDS: Readonly<Record<string, string>> = { 'ST-06': 'length', 'ST-07': 'rolls', 'ST-11': 'insider' };

async function changed(desk: Desk, { asker, at, cause }: Sent, table: string, options: Options) {
  if (tableAt(desk, asker.channel, table) === null) return null;
  const command = { do: 'change', by: asker.person, options } as const;
  return (await desk.parlour.hear({ table, command, by: asker.person, at, cause })).ruling;
}

function paceIn(filled: Filled): Pace {
  const pace = filled.text('pace');
  return isPace(pace) ? pace : 'watch';
}

function optionsIn(filled: Filled): Options {
  const number = (field: string) => Number(filled.text(field));
  const also = filled.text('also').split(', ');
  return {
    ...{ humans: number('humans'), ais: number('ais'), length: number('length'), rolls: number('rolls') },
    insider: number('insider'),
    dividendUp: also.includes('divup'),
    dividendTiming: also.includes('atroll') ? 'at-roll' : 'after-movement',
    deadline: DEADLINES.find((known) => known === filled.text('deadline')) ?? DEFAULTS.deadline,
    showPersonalities: also.includes('personalities'),
    sharks: also.includes('sharks'),
    lateJoin: also.includes('latejoin'),
  };
}
