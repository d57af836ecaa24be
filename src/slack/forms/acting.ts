import type { Game } from '../../game/types.ts';
import type { ActionSpec, Ground, Move } from '../../ruleset/types.ts';
import { attempt } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { spaced } from '../render/cells.ts';
import { ARG } from '../render/forms/act.ts';
import { complaint } from './complaint.ts';
import { CLOSE, type FormAnswer, type SentInGame } from './submission.ts';

/** The action as filled in. One with nothing to fill in has no field to complain under, so its refusal is told privately. */
export async function submitAct(desk: Desk, sent: SentInGame, action: string): Promise<FormAnswer> {
  const { asker, game, filled, at, cause } = sent;
  const spec = game.law.program.actions.get(action);
  const move: Move = { action, args: spec ? argsIn(sent, spec) : {} };
  const request = { command: { do: 'act', move }, at, cause } as const;
  if (!spec || filled.first === null) {
    await attempt(desk, { ...request, asker, game, words: [`${spaced(action)}.`] });
    return CLOSE;
  }
  const { ruling, after } = await desk.referee.hear({ ...request, game: game.id, by: asker.person });
  if (ruling.lawful) return CLOSE;
  return { errors: underFields(desk, after, { spec, grounds: ruling.grounds, first: filled.first }) };
}

function argsIn({ filled }: SentInGame, spec: ActionSpec): Record<string, string> {
  return Object.fromEntries(
    spec.takes.flatMap(({ name }) => {
      const typed = filled.text(`${ARG}${name}`);
      return typed === '' ? [] : [[name, typed]];
    }),
  );
}

/** Complaints about an argument stand under it, all others under the first field. */
function underFields(
  desk: Desk,
  game: Game,
  { spec, grounds, first }: { spec: ActionSpec; grounds: readonly Ground[]; first: string },
): Record<string, string> {
  const byField = new Map<string, Ground[]>();
  for (const ground of grounds) {
    const arg = spec.takes.find((one) => concerns(ground, one.name, one.type));
    const block = arg === undefined ? first : `${ARG}${arg.name}`;
    byField.set(block, [...(byField.get(block) ?? []), ground]);
  }
  const reader = readerOf(desk, game);
  return Object.fromEntries([...byField].map(([block, list]) => [block, complaint(list, reader)]));
}

/** The door names the argument it complains of, or the kind of thing there is none of. */
function concerns({ saying }: Ground, name: string, type: string): boolean {
  const said = String(saying[0]).toLowerCase();
  const starts = (opening: string) => said.startsWith(`${spaced(opening).toLowerCase()} `);
  if (type === 'player' && said.startsWith('nobody called ')) return true;
  return starts(name) || starts(`there is no ${type}`);
}
