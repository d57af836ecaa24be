import { comings } from '../../ruleset/engine.ts';
import type { Happening } from '../../ruleset/occasions.ts';
import { flag, text } from '../cells.ts';
import { emperor } from '../people.ts';
import type { Drafted, Fact, Game } from '../types.ts';

/** What an event brought about that triggers may follow. */
export function happenings(after: Game, event: Drafted): Happening[] {
  const { fact, by, changes } = event;
  return [...ofMatter(after, fact, by), ...(isSettled(fact) ? [] : comings(changes)), ...began(after, event)];
}

/** Acts, amendments and what fell due were settled as they were done, with whoever came or went by them. */
function isSettled(fact: Fact): boolean {
  if (fact.type === 'MatterResolved') return fact.amended?.applied === true;
  return fact.type !== 'GameFounded' && fact.type !== 'EmperorAccepted';
}

function ofMatter(after: Game, fact: Fact, by: string): Happening[] {
  switch (fact.type) {
    case 'MatterSubmitted':
      return [{ what: 'submitted', player: by, matter: fact.matter }];
    case 'VoteCast': {
      const voted = { what: 'voted', player: by, matter: fact.matter } as const;
      return fact.final === null ? [voted] : [voted, { ...voted, what: fact.final }];
    }
    case 'MatterResolved':
      return text(after.table, `matter/${fact.matter}/kind`) === null
        ? []
        : [{ what: fact.outcome, player: by, matter: fact.matter }];
    default:
      return [];
  }
}

/** The round begins once there is an Emperor in office who has given it a theme. */
function began(after: Game, { fact, changes }: Drafted): Happening[] {
  const dated = after.table.has('game/round_began') && flag(after.table, 'game/accepted');
  const now = fact.type === 'EmperorAccepted' || changes.some(({ path }) => path === 'game/round_began');
  return dated && now ? [{ what: 'round_began', player: emperor(after), matter: null }] : [];
}
