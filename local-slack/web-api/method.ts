import { z } from 'zod';
import type { SocketMode } from '../delivery/socket-mode.ts';
import type { Faults } from '../faults.ts';
import type { Triggers } from '../interactions/triggers.ts';
import type { World } from '../workspace/world.ts';

/** What a method works with. */
export interface Desk {
  world: World;
  triggers: Triggers;
  faults: Faults;
  socketMode: SocketMode;
}

export type Answer = Record<string, unknown>;

export interface Method {
  token: 'bot' | 'app';
  /** Calls a minute that Slack promises at least; null for the special ones. */
  perMinute: number | null;
  parse: (args: Record<string, unknown>) => z.ZodSafeParseResult<unknown>;
  /** The scopes of which one is needed, by the arguments; empty for none. */
  scopes: (world: World, args: never) => string[];
  run: (desk: Desk, args: never) => Answer | Promise<Answer>;
}

interface Written<S extends z.ZodType> {
  token?: 'app';
  perMinute: number | null;
  args: S;
  scopes: string[] | ((world: World, args: z.output<S>) => string[]);
  run: (desk: Desk, args: z.output<S>) => Answer | Promise<Answer>;
}

/** One method of the Web API. Its `run` answers without `ok: true`, and refuses by throwing a Refusal. */
export function method<S extends z.ZodType>(written: Written<S>): Method {
  const { scopes } = written;
  return {
    token: written.token ?? 'bot',
    perMinute: written.perMinute,
    parse: (args) => written.args.safeParse(args),
    scopes: typeof scopes === 'function' ? scopes : () => scopes,
    run: written.run,
  };
}

export const TIER = { two: 20, three: 50, four: 100 } as const;

/** Arguments arrive as form fields (all text) or as JSON. */
export const text = z.union([z.string(), z.number().transform(String)]);
export const flag = z.preprocess((it) => it === true || it === 'true' || it === '1' || it === 1, z.boolean());
export const count = z.coerce.number().int();
export const list = z.preprocess(
  (it) => (typeof it === 'string' ? it.split(',').map((part) => part.trim()) : it),
  z.array(z.string()),
);
export const json = <S extends z.ZodType>(inner: S) =>
  z.preprocess((it) => {
    if (typeof it !== 'string') return it;
    try {
      return JSON.parse(it);
    } catch {
      return it;
    }
  }, inner);
