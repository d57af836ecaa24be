import { type Logger, LogLevel } from '@slack/bolt';
import { type DestinationStream, destination, type Logger as Log, pino } from 'pino';

export type { Log };
export type Level = 'debug' | 'info' | 'warn' | 'error' | 'silent';

const REDACTED = '[redacted]';
/** Tokens of every kind, tickets of sockets, and addresses that let their holder post. */
const SECRETS =
  /xox[a-z](?:\.xox[a-z])?-[\w.-]+|(?:xapp|xwfp)-[\w.-]+|(?<=[?&](?:ticket|token)=)[^&"'\\\s]+|(?<=hooks\.slack\.com\/)[^"'\\\s]+|(?<=\b[Bb]earer )[^"'\\\s,]+/g;

/** What people write, under the names Slack gives it: never in a log. */
const WRITTEN = new Set(
  'text blocks attachments message root previous_message private_metadata body payload event view state values'.split(
    ' ',
  ),
);
const SECRET_NAMES = /token|secret|authorization|password|cookie|response_url|trigger_id/i;
const DEEPEST = 4;

/** An error's facts without the request or the answer it carries: Slack's errors hold both. */
function errorFacts(error: Error, depth: number): Record<string, unknown> {
  const { code, cause, data } = error as Error & {
    code?: unknown;
    cause?: unknown;
    data?: { error?: unknown };
  };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code === undefined ? {} : { code: sparing(code, depth + 1) }),
    ...(typeof data?.error === 'string' ? { slack: data.error } : {}),
    ...(cause === undefined ? {} : { cause: sparing(cause, depth + 1) }),
  };
}

/** A copy fit for the log: names that hold secrets or people's words are kept, what they hold is not. */
function sparing(value: unknown, depth: number): unknown {
  if (value instanceof Error) return depth > DEEPEST ? value.message : errorFacts(value, depth);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => sparing(item, depth + 1));
  return spareFields(value, depth);
}

function spareFields(value: object, depth: number): Record<string, unknown> {
  const fields = Object.entries(value).map(([name, held]) => {
    const spared = SECRET_NAMES.test(name) || WRITTEN.has(name);
    return [
      name,
      spared && held !== null && held !== undefined ? REDACTED : sparing(held, depth + 1),
    ] as const;
  });
  return Object.fromEntries(fields);
}

/** Takes every token out of a line, whatever it stands in. `secrets` are those known by heart. */
function scrub(line: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= 8);
  return known.reduce((text, secret) => text.replaceAll(secret, REDACTED), line).replace(SECRETS, REDACTED);
}

/** JSON lines on the standard error (or `to`). Tokens and what people write never reach it. */
export function openLog(
  settings: { readonly level: Level; readonly secrets: readonly string[] },
  to: DestinationStream = destination({ fd: 2, sync: true }),
): Log {
  return pino(
    {
      level: settings.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => spareFields(fields, 0) },
      serializers: { err: (error: unknown) => error },
      hooks: { streamWrite: (line) => scrub(line, settings.secrets) },
    },
    to,
  );
}

/** Says, at debug level, which step of an act was just taken: ids and codes, never what people wrote. */
export type Step = (said: string, about: Readonly<Record<string, unknown>>) => void;

export function stepsOf(log: Log): Step {
  return (said, about) => log.debug(about, said);
}

/**
 * The logger Bolt and Slack's SDK get. What they say at debug level holds tokens and texts and is dropped whatever
 * the level; objects are logged without what people wrote.
 */
export function boltLogger(log: Log): Logger {
  const say = (level: 'info' | 'warn' | 'error', said: readonly unknown[]) => {
    const words = said.filter((part) => typeof part !== 'object' || part === null).map(String);
    const error = said.find((part) => part instanceof Error);
    const about = said.filter((part) => typeof part === 'object' && part !== null && part !== error);
    log[level]({ ...(error ? { err: error } : {}), ...(about.length > 0 ? { about } : {}) }, words.join(' '));
  };
  return {
    debug() {},
    info: (...said) => say('info', said),
    warn: (...said) => say('warn', said),
    error: (...said) => say('error', said),
    setLevel() {},
    getLevel: () =>
      log.isLevelEnabled('info')
        ? LogLevel.INFO
        : log.isLevelEnabled('warn')
          ? LogLevel.WARN
          : LogLevel.ERROR,
    setName() {},
  };
}
