import type { Action, ActionResult } from '../../protocol.ts';

export type Act = (action: Action) => Promise<ActionResult>;

export function actWith(token: string): Act {
  return async (action) => {
    try {
      const answer = await fetch('/control/act', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-local-slack-token': token },
        body: JSON.stringify(action),
      });
      return (await answer.json()) as ActionResult;
    } catch {
      return {
        ok: false,
        error: 'unreachable',
        says: 'The local workspace does not answer. Is it still running?',
      };
    }
  };
}
