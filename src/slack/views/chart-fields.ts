import type { WorthBy } from '../../game/course/lines.ts';
import type { Game } from '../../game/types.ts';
import { worthRule } from './roster.ts';

export function worthBy(game: Game): WorthBy | null {
  const rule = worthRule(game);
  const kind = rule && game.law.program.relations.get(rule.relation)?.of[1];
  return rule && kind !== undefined ? { ...rule, kind: kind ?? '' } : null;
}

/** The number of a thing, or of a person, that a chart is of: its price where it has one that worth goes by, else its first. */
export function chartedField(game: Game, holder: string): string | null {
  const by = worthBy(game);
  if (by?.kind === holder) return by.price;
  const { kinds, playerFields } = game.law.program;
  const fields = holder === 'player' ? [...playerFields.values()] : (kinds.get(holder)?.fields ?? []);
  const key = kinds.get(holder)?.key;
  return fields.find(({ type, name }) => type === 'integer' && name !== key)?.name ?? null;
}

/** The kind a chart is of when none is named: what people hold at a price, else the first that has a number. */
export function chartedKind(game: Game): string | null {
  const by = worthBy(game);
  if (by) return by.kind;
  return [...game.law.program.kinds.keys()].find((kind) => chartedField(game, kind) !== null) ?? null;
}
