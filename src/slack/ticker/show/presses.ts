import type { Press } from '../../render/buttons.ts';
import type { SeenTable } from './seen.ts';

/** Table and version: all that a button may carry. */
function pressValue({ id, view }: SeenTable): string {
  return `${id}|${view.version}`;
}

export function lobbyPresses(table: SeenTable): Press[] {
  const value = pressValue(table);
  const { humans } = table.view.options;
  const free = humans - table.joined.length;
  return [
    ...(free > 0 ? [{ id: 'ticker.join', label: ['Join'], value, style: 'primary' } as const] : []),
    ...(table.joined.length > 0 ? [{ id: 'ticker.leave', label: ['Leave'], value } as const] : []),
    ...(free > 0 ? [{ id: 'ticker.fill', label: ['Fill with AI'], value } as const] : []),
    { id: 'ticker.start', label: ['Start'], value },
    { id: 'ticker.change', label: ['Options…'], value },
    { id: 'ticker.rules', label: ['Rules'], value },
    cancelPress(value),
  ];
}

export function turnPresses(table: SeenTable): Press[] {
  const { phase, round, seats, active, paused, options } = table.view;
  const value = pressValue(table);
  const isHumans = seats.some(({ isAi }) => !isAi);
  const isTurn = phase !== 'over' && !paused && seats[active]?.isAi === false;
  const ends = round === 0 ? 'Pass' : 'Roll and pass';
  return [
    ...(isTurn
      ? ([
          { id: 'ticker.trade', label: ['Trade…'], value, style: 'primary' },
          { id: 'ticker.undo', label: ['Undo trades'], value },
          { id: 'ticker.roll', label: [ends], value },
        ] as const)
      : []),
    ...(isHumans && options.insider > 0 ? [{ id: 'ticker.card', label: ['View card'], value } as const] : []),
    ...(isHumans ? [{ id: 'ticker.me', label: ['My holdings'], value } as const] : []),
    paused
      ? { id: 'ticker.resume', label: ['Resume'], value }
      : { id: 'ticker.pause', label: ['Pause'], value },
    { id: 'ticker.more', label: ['More…'], value },
  ];
}

/** What is seldom wanted, for whoever asks for more. */
export function otherPresses(table: SeenTable, person: string): Press[] {
  const value = pressValue(table);
  const { seats, options, host, paused } = table.view;
  const own = seats.find((seat) => seat.person === person);
  const isFree = options.lateJoin && own === undefined && seats.some((seat) => seat.person === null);
  return [
    ...(own?.isAi === false ? [{ id: 'ticker.leave', label: ['Leave my seat'], value } as const] : []),
    ...(own?.isAi === true ? [{ id: 'ticker.take', label: ['Take my seat back'], value } as const] : []),
    ...(isFree ? [{ id: 'ticker.take', label: ['Take a seat'], value } as const] : []),
    ...(own === undefined
      ? []
      : [{ id: 'ticker.remind', label: ['Turns by message, on or off'], value } as const]),
    { id: 'ticker.odds', label: ['Odds'], value },
    { id: 'ticker.log', label: ['Log'], value },
    { id: 'ticker.rules', label: ['Rules'], value },
    ...(host === person || (paused && own?.isAi === false) ? [cancelPress(value)] : []),
  ];
}

export function overPresses(table: SeenTable): Press[] {
  const value = pressValue(table);
  return [
    { id: 'ticker.rematch', label: ['Rematch'], value, style: 'primary' },
    ...(table.view.options.ais > 0
      ? [{ id: 'ticker.again', label: ['Rematch, same AI'], value } as const]
      : []),
    { id: 'ticker.log', label: ['Log'], value },
    { id: 'ticker.rules', label: ['Rules'], value },
  ];
}

function cancelPress(value: string): Press {
  return {
    ...{ id: 'ticker.cancel', label: ['Cancel'], value, style: 'danger' },
    confirm: {
      title: ['Cancel this table?'],
      text: ['The game ends here and nobody wins it.'],
      yes: ['Cancel it'],
      no: ['Keep it'],
    },
  };
}
