import { keysUnder, text } from '../../game/cells.ts';
import { freezeAt } from '../../game/clocks.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { act, windowEndMs } from '../../ruleset/engine.ts';
import type { Dice } from '../../ruleset/types.ts';
import type { NewsView } from '../render/views.ts';
import { type Made, madeId } from './made.ts';
import { ruleOfAction, shapes, type Taken } from './market.ts';
import { field, type Scene } from './scene.ts';

/** A News Post as it stands in `game`: open, frozen, lapsed, or rolled by `rolled`. */
export function newsView(scene: Scene, game: Game, made: Made, rolled: Taken | null): NewsView | null {
  const { kind, key } = made;
  const at = `${kind.name}/${key}`;
  const subject = kind.fields.find((f) => game.law.program.kinds.has(f.type));
  const by = kind.fields.find((f) => f.type === 'player');
  const about = subject ? text(game.table, `${at}/${subject.name}`) : null;
  const author = by ? text(game.table, `${at}/${by.name}`) : null;
  if (author === null) return null;
  const of = subject ? game.law.program.kinds.get(subject.type) : undefined;
  const frozen = freezeAt(game, scene.at);
  return {
    id: madeId(made),
    by: author,
    text: text(game.table, `note/${at}`) ?? '',
    kind: subject?.type ?? '',
    key: about ?? '',
    fields:
      of && about !== null
        ? of.fields.map((f) => field(f, game.table.get(`${of.name}/${about}/${f.name}`) ?? null))
        : [],
    dice: about === null ? null : diceFor(scene, game, author, made),
    state: rolled
      ? {
          is: 'rolled',
          rolls: rolled.fact.rolls,
          changes: rolled.changes,
          said: rolled.fact.said,
          at: rolled.at,
          event: rolled.seq,
        }
      : about === null
        ? { is: 'lapsed' }
        : frozen
          ? { is: 'frozen', by: frozen.matter }
          : { is: 'open' },
    nextMs: nextWindow(scene),
    cite: ruleOfAction(game, 'news'),
    reply: text(game.table, `note_post/${at}`) !== null,
    shapes: shapes(game),
  };
}

function nextWindow({ game, at }: Scene): number | null {
  return windowEndMs(game.law.program, worldAt(game, at, ones), 'news');
}

/** Dice for reading a formula: nothing of what they show is kept. */
const ones: Dice = {
  roll: (count) => ({ faces: Array.from({ length: count }, () => 1), n: 0 }),
};

/** The dice its author would roll, read by asking the rules. */
function diceFor(scene: Scene, game: Game, author: string, { key }: Made): string | null {
  const action = rollAction(game);
  if (!action) return null;
  const world = { ...worldAt(game, scene.at, ones), frozen: null };
  const verdict = act(game.law.program, world, author, { action: action.name, args: { [action.arg]: key } });
  return verdict.lawful ? (verdict.rolls[0]?.dice ?? null) : null;
}

/** The action that rolls for a numbered thing: it takes that thing alone and rolls. */
export function rollAction(game: Game): { name: string; arg: string } | null {
  for (const action of game.law.program.actions.values()) {
    const [arg, ...others] = action.takes;
    if (!arg || others.length > 0 || !action.rolls) continue;
    if (game.law.program.kinds.get(arg.type)?.numbered) return { name: action.name, arg: arg.name };
  }
  return null;
}

/** Keys in play of the kind that a News Post is about. */
export function keysOfNews(game: Game): string[] {
  const type = game.law.program.actions.get('news')?.takes[0]?.type;
  return type === undefined ? [] : keysUnder(game.table, `is/${type}`);
}
