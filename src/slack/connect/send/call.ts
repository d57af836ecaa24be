import type { webApi } from '@slack/bolt';
import { present } from '../../read/present.ts';
import { readTrouble, type Trouble } from '../answers.ts';
import type { Budget } from '../budget.ts';

/** One Web API call, counted in the budget. @throws CallTrouble */
export type Call = (method: string, args: Record<string, unknown>) => Promise<unknown>;

export class CallTrouble extends Error {
  override readonly name = 'CallTrouble';
  readonly method: string;
  readonly trouble: Trouble;

  constructor(method: string, trouble: Trouble) {
    super(`${method}: ${trouble.is}`);
    this.method = method;
    this.trouble = trouble;
  }
}

/** Runs a call under the budget, which learns from its outcome. */
export async function counted<T>(budget: Budget, method: string, work: () => Promise<T>): Promise<T> {
  budget.spend(method);
  try {
    const answer = await work();
    budget.recover(method);
    budget.ended(method, 'ok');
    return answer;
  } catch (error) {
    const trouble = readTrouble(error);
    if (trouble.is === 'limited') budget.block(method, trouble.afterMs);
    else if (trouble.is === 'unknown') budget.falter(method);
    else budget.recover(method);
    budget.ended(method, trouble.is);
    throw new CallTrouble(method, trouble);
  }
}

export function caller(client: webApi.WebClient, budget: Budget): Call {
  return (method, args) => counted(budget, method, async () => present(await client.apiCall(method, args)));
}
