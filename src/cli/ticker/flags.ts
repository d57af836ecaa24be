import { parseArgs } from 'node:util';
import { z } from 'zod';
import { PERSONALITIES, type Personality } from '../../ticker/minds/list.ts';
import { DEFAULTS, groundsAgainst, type Options } from '../../ticker/options.ts';

const whole = z
  .string()
  .regex(/^\d{1,9}$/, 'has to be a whole number')
  .transform(Number);

/** Both ways of playing take these. */
const MARKET = {
  length: whole.default(DEFAULTS.length),
  rolls: whole.default(DEFAULTS.rolls),
  divup: z.boolean().default(false),
  insider: whole.default(0),
  'at-roll': z.boolean().default(false),
};

const PLAY = z.object({
  ...MARKET,
  humans: whole.default(1),
  ai: whole.default(3),
  name: z.string().trim().min(1).max(40).default('Player'),
  seed: whole.optional(),
  save: z.string().min(1).optional(),
  personalities: z.boolean().default(false),
});

const SIMULATE = z.object({
  ...MARKET,
  ai: z.string().default('all'),
  seats: whole.optional(),
  games: whole.default(1_000),
  seed: whole.default(1),
  json: z.boolean().default(false),
});

export type Reading<T> =
  | { readonly ok: true; readonly flags: T }
  | { readonly ok: false; readonly saying: string };

export interface PlayFlags {
  readonly options: Options;
  readonly name: string;
  readonly seed: number | null;
  readonly save: string | null;
}

export interface SimulateFlags {
  readonly players: readonly Personality[];
  readonly options: Options;
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
}

export function readPlay(args: readonly string[]): Reading<PlayFlags> {
  const read = parse(PLAY, args);
  if (!read.ok) return read;
  const { humans, ai, name, seed, save, personalities } = read.flags;
  const options = { ...marketOf(read.flags), humans, ais: ai, showPersonalities: personalities };
  return checked(options, { options, name, seed: seed ?? null, save: save ?? null });
}

export function readSimulate(args: readonly string[]): Reading<SimulateFlags> {
  const read = parse(SIMULATE, args);
  if (!read.ok) return read;
  const { ai, seats, games, seed, json } = read.flags;
  const names = ai === 'all' ? PERSONALITIES : ai.split(',').map(personality);
  const players = names.filter((one) => one !== null);
  if (players.length < names.length) {
    return {
      ok: false,
      saying: `--ai is "all" or some of ${PERSONALITIES.join(', ')}, with commas between them.`,
    };
  }
  const drawn = seats ?? Math.min(players.length, ai === 'all' ? 4 : 8);
  if (drawn > players.length)
    return { ok: false, saying: '--seats cannot be more than the players of --ai.' };
  if (games < 1) return { ok: false, saying: '--games has to be at least 1.' };
  const options = { ...marketOf(read.flags), humans: 0, ais: drawn };
  return checked(options, { players, options, games, seed, json });
}

/** `sixbaskets`, `Six Baskets`, `six-baskets` are one. */
function personality(said: string): Personality | null {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return PERSONALITIES.find((one) => letters(one) === letters(said)) ?? null;
}

function marketOf(flags: z.infer<z.ZodObject<typeof MARKET>>): Options {
  const { length, rolls, divup, insider } = flags;
  const dividendTiming = flags['at-roll'] ? 'at-roll' : 'after-movement';
  return { ...DEFAULTS, length, rolls, dividendUp: divup, insider, dividendTiming };
}

function checked<T>(options: Options, flags: T): Reading<T> {
  const grounds = groundsAgainst(options);
  if (grounds.length === 0) return { ok: true, flags };
  return { ok: false, saying: grounds.map(({ saying }) => saying).join('\n') };
}

function parse<T extends z.ZodRawShape>(
  shape: z.ZodObject<T>,
  args: readonly string[],
): Reading<z.infer<z.ZodObject<T>>> {
  const isSwitch = (name: string) =>
    shape.shape[name] instanceof z.ZodDefault && isBoolean(shape.shape[name]);
  const options = Object.fromEntries(
    Object.keys(shape.shape).map((name) => [name, { type: isSwitch(name) ? 'boolean' : 'string' } as const]),
  );
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
    const found = shape.safeParse(values);
    if (found.success) return { ok: true, flags: found.data };
    return {
      ok: false,
      saying: found.error.issues.map((one) => `--${one.path.join()} ${one.message}`).join('\n'),
    };
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, saying: error.message };
    throw error;
  }
}

function isBoolean(type: unknown): boolean {
  return type instanceof z.ZodDefault && type.unwrap() instanceof z.ZodBoolean;
}
