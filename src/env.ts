import { config } from 'dotenv';
import { z } from 'zod';

/** How to reach Slack. Fits what `slack/connect` asks for. */
export interface SlackEnv {
  readonly botToken: string;
  /** Base of the Web API, with a slash at its end. */
  readonly apiUrl: string;
  readonly delivery:
    | { readonly by: 'socket'; readonly appToken: string }
    | { readonly by: 'http'; readonly signingSecret: string; readonly port: number; readonly host: string };
}

/** Everything the program takes from outside, read once. */
export interface Env {
  readonly slack: SlackEnv;
  /** Commands and presses that are taken from one person in a minute. */
  readonly actsPerMinute: number;
  readonly databasePath: string;
  /** Where `/healthz` and `/metrics` are answered; null for nowhere. */
  readonly monitor: { readonly host: string; readonly port: number } | null;
  /** `file:PATH`, or null for real time. */
  readonly clock: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** To be kept out of every log. */
  readonly secrets: readonly string[];
}

export type EnvReading =
  | { readonly ok: true; readonly env: Env }
  /** One sentence a complaint, each on its own line; none holds a value of a token or secret. */
  | { readonly ok: false; readonly sentence: string };

const SLACK = 'https://slack.com/api/';

const WHERE = {
  SLACK_BOT_TOKEN: 'the Bot User OAuth Token (xoxb-…) under "OAuth & Permissions" of your app',
  SLACK_APP_TOKEN:
    'the app-level token (xapp-…) with connections:write under "Basic Information" of your app',
  SLACK_SIGNING_SECRET: 'the Signing Secret under "Basic Information" of your app',
} as const;
type Secret = keyof typeof WHERE;

const KINDS: readonly (readonly [string, string, Secret | null])[] = [
  ['xoxb-', 'a bot token (xoxb-…)', 'SLACK_BOT_TOKEN'],
  ['xapp-', 'an app-level token (xapp-…)', 'SLACK_APP_TOKEN'],
  ['xoxp-', 'a user token (xoxp-…)', null],
];

function wrongSecret(name: Secret, value: string): string | null {
  if (/^["'\u2018-\u201F\s]|["'\u2018-\u201F\s]$/.test(value))
    return `${name} has quotes or spaces around it: remove them.`;
  const kind = KINDS.find(([start]) => value.startsWith(start));
  if (kind?.[2] === name)
    return /^[!-~]{8,}$/.test(value)
      ? null
      : `${name} is cut short or has spaces in it: copy ${WHERE[name]} again.`;
  if (kind !== undefined) {
    const belongs = kind[2] === null ? '' : `, which belongs in ${kind[2]}`;
    return `${name} holds ${kind[1]}${belongs}: it needs ${WHERE[name]}.`;
  }
  if (name !== 'SLACK_SIGNING_SECRET') return `${name} is no such token: it needs ${WHERE[name]}.`;
  return /^[!-~]{8,}$/.test(value)
    ? null
    : `${name} is cut short or has spaces in it: copy ${WHERE[name]} again.`;
}

const secret = (name: Secret) =>
  z.string().superRefine((value, context) => {
    const saying = wrongSecret(name, value);
    if (saying !== null) context.addIssue({ code: 'custom', message: saying });
  });

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function wrongUrl(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null) return 'SLACK_API_URL is not an address: leave it out for Slack itself.';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))) return null;
  return 'SLACK_API_URL must be https, or http to this machine (127.0.0.1 or localhost).';
}

const apiUrl = z
  .string()
  .superRefine((value, context) => {
    const saying = wrongUrl(value);
    if (saying !== null) context.addIssue({ code: 'custom', message: saying });
  })
  .transform((value) => (value.endsWith('/') ? value : `${value}/`))
  .default(SLACK);

const prefixed = (prefix: string, saying: string) =>
  z.string().refine((value) => value.startsWith(prefix) && value.length > prefix.length, { message: saying });

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536;
}

const port = z
  .string()
  .refine((value) => isPort(value), { message: 'PORT must be a whole number from 1 to 65535.' })
  .transform(Number)
  .default(3000);

const metricsPort = z
  .string()
  .refine((value) => value === 'off' || isPort(value), {
    message: 'METRICS_PORT must be a whole number from 1 to 65535, or off.',
  })
  .transform((value) => (value === 'off' ? null : Number(value)))
  .optional();

/**
 * The path in `sqlite:PATH`, or `sqlite:///PATH` for one from the root; null for what is none. What SQLite would take for a
 * database that is kept nowhere is none, nor is `sqlite://data/…`, which would be a folder of the machine's own.
 */
export function databasePath(url: string): string | null {
  const path = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(url.trim())?.[1]?.trim() ?? '';
  return path === '' || /^(?::memory:|file:|\/\/)/i.test(path) ? null : path;
}

const VARIABLES = z.object({
  SLACK_BOT_TOKEN: secret('SLACK_BOT_TOKEN').optional(),
  SLACK_APP_TOKEN: secret('SLACK_APP_TOKEN').optional(),
  SLACK_SIGNING_SECRET: secret('SLACK_SIGNING_SECRET').optional(),
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: metricsPort,
  METRICS_HOST: z.string().default('127.0.0.1'),
  SLACK_API_URL: apiUrl,
  DATABASE_URL: z
    .string()
    .refine((value) => databasePath(value) !== null, {
      message: 'DATABASE_URL must be sqlite: and the path of a file, such as sqlite:data/fast-nomic.db.',
    })
    .default('sqlite:data/fast-nomic.db'),
  FAST_NOMIC_CLOCK: prefixed('file:', 'FAST_NOMIC_CLOCK must be file: and a path.').optional(),
  ACTS_PER_MINUTE: z
    .string()
    .refine((value) => /^[1-9]\d{0,5}$/.test(value), {
      message: 'ACTS_PER_MINUTE must be a whole number from 1 to 999999.',
    })
    .transform(Number)
    .default(60),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent.',
    })
    .default('info'),
});
type Variables = z.infer<typeof VARIABLES>;

const ownSlack = (address: string) =>
  URL.canParse(address) && /(?:^|\.)slack(?:-gov)?\.com$/.test(new URL(address).hostname);

/** What is wrong with the variables taken together. */
function wrongTogether(given: Readonly<Record<string, string>>): readonly string[] {
  const wrong: string[] = [];
  const has = (name: string) => Object.hasOwn(given, name);
  if (!has('SLACK_BOT_TOKEN')) wrong.push(`SLACK_BOT_TOKEN is not set: it needs ${WHERE.SLACK_BOT_TOKEN}.`);
  if (has('SLACK_APP_TOKEN') && has('SLACK_SIGNING_SECRET')) {
    wrong.push(
      'SLACK_APP_TOKEN (Socket Mode) and SLACK_SIGNING_SECRET (HTTP) are both set: remove one of them.',
    );
  }
  if (!has('SLACK_APP_TOKEN') && !has('SLACK_SIGNING_SECRET')) {
    wrong.push(
      `Neither SLACK_APP_TOKEN nor SLACK_SIGNING_SECRET is set: set SLACK_APP_TOKEN to ${WHERE.SLACK_APP_TOKEN}, or for HTTP set SLACK_SIGNING_SECRET to ${WHERE.SLACK_SIGNING_SECRET}.`,
    );
  }
  if (has('FAST_NOMIC_CLOCK') && ownSlack(given.SLACK_API_URL ?? SLACK)) {
    wrong.push(
      'FAST_NOMIC_CLOCK is for rehearsals on this machine and is refused with Slack itself: remove it.',
    );
  }
  return wrong;
}

function deliveryOf(variables: Variables): SlackEnv['delivery'] {
  const { SLACK_APP_TOKEN: appToken, SLACK_SIGNING_SECRET: signingSecret, PORT, HOST } = variables;
  if (appToken !== undefined) return { by: 'socket', appToken };
  return { by: 'http', signingSecret: signingSecret ?? '', port: PORT, host: HOST };
}

/** One above the port Slack delivers to; over a socket only where it is asked for. */
function monitorOf({ SLACK_APP_TOKEN: appToken, PORT, ...own }: Variables): Env['monitor'] {
  const fallback = appToken === undefined && PORT < 65_535 ? PORT + 1 : null;
  const port = own.METRICS_PORT === undefined ? fallback : own.METRICS_PORT;
  return port === null ? null : { host: own.METRICS_HOST, port };
}

function envOf(variables: Variables): Env {
  const botToken = variables.SLACK_BOT_TOKEN ?? '';
  const { SLACK_APP_TOKEN: appToken, SLACK_SIGNING_SECRET: signingSecret } = variables;
  return {
    slack: { botToken, apiUrl: variables.SLACK_API_URL, delivery: deliveryOf(variables) },
    databasePath: databasePath(variables.DATABASE_URL) ?? '',
    actsPerMinute: variables.ACTS_PER_MINUTE,
    monitor: monitorOf(variables),
    clock: variables.FAST_NOMIC_CLOCK ?? null,
    logLevel: variables.LOG_LEVEL,
    secrets: [botToken, appToken, signingSecret].filter((one) => one !== undefined),
  };
}

/** Reads the environment whole: all of it, or every complaint. An empty variable is not set. */
export function readEnv(env: Readonly<Record<string, string | undefined>> = process.env): EnvReading {
  const names = Object.keys(VARIABLES.shape);
  const given: Record<string, string> = {};
  for (const name of names) if (env[name] !== undefined && env[name].trim() !== '') given[name] = env[name];
  const parsed = VARIABLES.safeParse(given);
  const alone = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
  const wrong = [...alone, ...wrongTogether(given)];
  if (!parsed.success || wrong.length > 0) return { ok: false, sentence: wrong.join('\n') };
  return { ok: true, env: envOf(parsed.data) };
}

/** Adds what `.env` in the working folder says, unless the environment has its tokens already. Only `main` asks. */
export function loadEnv(): void {
  if (process.env.SLACK_BOT_TOKEN === undefined) config({ quiet: true });
}

/** Colours only where a terminal shows them and nobody asked for none (no-color.org). */
export function wantsColour(isTerminal: boolean): boolean {
  const { NO_COLOR: none } = process.env;
  return isTerminal && (none === undefined || none === '');
}
