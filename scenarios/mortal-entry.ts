import { writeSync } from 'node:fs';
import { openBot } from '../src/bot.ts';
import { readEnv } from '../src/env.ts';
import { openLog } from '../src/log.ts';
import type { Edge } from '../src/slack/edge.ts';

/** What the one who started this process may ask of it. */
export type Ask =
  | { readonly open: Readonly<Record<string, string>>; readonly root: string }
  /** The number of the step from now on after which the process is to die. */
  | { readonly dieAt: number }
  | { readonly stop: true };

let bot: Edge | undefined;
let left = Number.POSITIVE_INFINITY;

/** Each is on record, or with Slack, when it is logged. A drawing is not counted: drawn again it is the same. */
const STEPS = [
  /"msg":"(?:message taken up|ruling recorded|table ruled)"/,
  /"sort":"post".*"msg":"saying"/,
  /"sort":"(?!redraw).*"msg":"said"/,
];
/** Of deliveries only that of the act itself counts, not the echoes of what the bot says. */
const DELIVERY = /"msg":"delivery (?:recorded|settled)"/;
let deliveries = 2;

function counts(line: string): boolean {
  if (!DELIVERY.test(line)) return STEPS.some((step) => step.test(line));
  deliveries -= 1;
  return deliveries >= 0;
}

/** Kills the process the moment a step is logged, before anything else can run. */
const to = {
  write(line: string): void {
    writeSync(1, line);
    if (!counts(line)) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  },
};

async function does(ask: Ask): Promise<void> {
  if ('open' in ask) {
    const read = readEnv(ask.open);
    if (!read.ok) throw new Error(read.sentence);
    bot = await openBot(read.env, openLog({ level: 'debug', secrets: [] }, to), new URL(ask.root));
  } else if ('stop' in ask) {
    await bot?.stop();
    process.disconnect();
    return;
  } else {
    left = ask.dieAt;
    deliveries = 2;
  }
  process.send?.('done');
}

process.on('message', (ask: Ask) => void does(ask));
process.send?.('ready');
