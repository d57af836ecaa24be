import { matter } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { versionsOf } from '../../game/versions.ts';
import type { Saying } from '../../ruleset/types.ts';
import type { Store } from '../../store/store.ts';
import { readWhen } from '../read/instants.ts';

/** A moment of the game: the last event on record then, and the instant, ms. */
export type Moment =
  | { readonly is: 'found'; readonly seq: number; readonly at: number }
  /** `early`: the game had not begun. */
  | { readonly is: 'refused'; readonly saying: Saying; readonly early?: true };

/** What words name as a moment of this game. */
export async function momentOf(store: Store, game: Game, typed: string, now: number): Promise<Moment> {
  if (/^(?:tomorrow|next|in \d)/i.test(typed.trim())) return refused('That moment is still to come.');
  const when = readWhen(typed, now);
  switch (when.is) {
    case 'refused':
      return { is: 'refused', saying: [when.saying] };
    case 'at': {
      const seq = await store.log.lastAt(game.id, when.ms);
      return seq === 0 ? tooEarly(store, game) : { is: 'found', seq, at: when.ms };
    }
    case 'event':
      return ofEvent(store, game, when.seq);
    case 'version': {
      const seq = versionsOf(game).find(({ version }) => version === when.version)?.event;
      if (seq === undefined)
        return refused(`There is no version r${when.version}: the rules are r${game.law.version}.`);
      return ofEvent(store, game, seq);
    }
    case 'matter':
      return ofMatter(store, game, when.id);
  }
}

async function ofMatter(store: Store, game: Game, id: string): Promise<Moment> {
  const subject = matter(game, id);
  if (subject === null) return refused(`There is no matter ${id}.`);
  const seq = game.table.get(`matter/${id}/event`);
  if (typeof seq === 'number') return ofEvent(store, game, seq);
  return {
    is: 'refused',
    saying: [{ matter: id }, ` is ${subject.state}: it was not resolved, so it names no moment.`],
  };
}

async function ofEvent(store: Store, game: Game, seq: number): Promise<Moment> {
  const [event] = await store.log.these(game.id, [seq]);
  return event
    ? { is: 'found', seq, at: event.at }
    : refused(`There is no event E${seq}: the newest is E${game.seq}.`);
}

async function tooEarly(store: Store, game: Game): Promise<Moment> {
  const began = (await store.log.game(game.id))?.foundedAt ?? 0;
  return { is: 'refused', saying: ['The game began only ', { instant: began }, ', with E1.'], early: true };
}

function refused(saying: string): Moment {
  return { is: 'refused', saying: [saying] };
}
