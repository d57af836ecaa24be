import type { z } from 'zod';
import { faultsIn } from '../validate/check.ts';
import { Refusal } from '../workspace/world.ts';
import { METHODS } from './all.ts';
import type { Answer, Desk, Method } from './method.ts';
import type { Tiers } from './tiers.ts';

export interface Tokens {
  bot: string;
  app: string;
}

export interface Call {
  name: string;
  args: Record<string, unknown>;
  token: string | undefined;
}

export interface Outcome {
  status: number;
  answer: Answer;
  retryAfterSecs?: number;
}

export interface CallRules {
  desk: Desk;
  tokens: Tokens;
  /** Absent: no rate limits. */
  tiers?: Tiers | undefined;
}

/** Carries one call out, as Slack would: token, limits, arguments, scopes, then the work. */
export async function carryOut(rules: CallRules, call: Call): Promise<Outcome> {
  const method = METHODS.get(call.name);
  try {
    if (method === undefined) throw new Refusal('unknown_method', { req_method: call.name });
    checkToken(rules, method, call.token);
    const waitSecs = rules.tiers?.waitSecs(call.name, method, String(call.args.channel ?? '')) ?? 0;
    if (waitSecs > 0)
      return { status: 429, answer: { ok: false, error: 'ratelimited' }, retryAfterSecs: waitSecs };
    const args = parsed(method, call.args);
    checkScopes(rules, method, args);
    return { status: 200, answer: { ok: true, ...(await method.run(rules.desk, args as never)) } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 200, answer: { ok: false, error: error.code, ...error.more } };
  }
}

function checkToken({ tokens, desk }: CallRules, method: Method, token: string | undefined): void {
  if (token === undefined || token === '') throw new Refusal('not_authed');
  if (token !== tokens.bot && token !== tokens.app) throw new Refusal('invalid_auth');
  if (!desk.world.installed) throw new Refusal('account_inactive');
  if (token !== tokens[method.token]) throw new Refusal('not_allowed_token_type');
}

function parsed(method: Method, raw: Record<string, unknown>): unknown {
  const read = method.parse(raw);
  if (read.success) return read.data;
  const messages = faultsIn(read.error as z.ZodError, '').map(
    ({ pointer, says }) => `[ERROR] ${says} [json-pointer:${pointer}]`,
  );
  throw new Refusal('invalid_arguments', { response_metadata: { messages } });
}

function checkScopes({ desk: { world } }: CallRules, method: Method, args: unknown): void {
  const needed = method.scopes(world, args as never);
  if (needed.every((scope) => world.manifest.scopes.has(scope))) return;
  throw new Refusal('missing_scope', {
    needed: needed.join(','),
    provided: [...world.manifest.scopes].join(','),
  });
}
