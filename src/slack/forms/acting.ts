import type { ActionSpec, Move } from '../../ruleset/types.ts';
import { attempt } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { spaced } from '../render/cells.ts';
import { ARG } from '../render/forms/act.ts';
import { CLOSE, type FormAnswer, type SentInGame } from './submission.ts';
import { underFields } from './under.ts';

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
  const places = { declared: spec.takes, prefix: ARG, first: filled.first };
  return { errors: underFields(desk, after, ruling.grounds, places) };
}

function argsIn({ filled }: SentInGame, spec: ActionSpec): Record<string, string> {
  return Object.fromEntries(
    spec.takes.flatMap(({ name }) => {
      const typed = filled.text(`${ARG}${name}`);
      return typed === '' ? [] : [[name, typed]];
    }),
  );
}
