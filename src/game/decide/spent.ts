import type { Roll, Saying } from '../../ruleset/types.ts';
import { thrown } from '../luck.ts';
import type { Command, Ruling } from '../types.ts';
import { type Case, draft } from './drafts.ts';

/** FN-S10: dice that fell for what was then refused stay thrown. Else a refusal would show the next throw for nothing. */
export function withSpent(subject: Case, command: Command, ruling: Ruling, fallen: readonly Roll[]): Ruling {
  if (ruling.lawful || fallen.length === 0) return ruling;
  const { game, stamp } = subject;
  const changes = thrown(game.table, 'state', stamp, fallen);
  const rule = ruling.grounds[0]?.rule;
  const fact = { type: 'DiceSpent', on: triedIn(command), rolls: fallen } as const;
  const spent = draft(subject, rule === undefined ? {} : { rule }, fact, changes);
  return { ...ruling, events: [...ruling.events, spent] };
}

/** What was tried, in words that follow "tried". */
function triedIn(command: Command): Saying {
  switch (command.do) {
    case 'act':
      return [command.move.action.replaceAll('_', ' ')];
    case 'confirm':
      return [`what ${command.claim} claims`];
    case 'record':
      return ['a record by hand on ', command.authority];
    default:
      return [command.do.replaceAll('_', ' ')];
  }
}
