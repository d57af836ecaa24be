import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { commitment } from '../dice/provable.ts';
import { seeded, stirred } from '../dice/stir.ts';
import { wantsColour } from '../env.ts';
import type { Fate } from '../ticker/table/commands.ts';
import { readPlay, readSimulate } from './ticker/flags.ts';
import { coloured, plain } from './ticker/paint.ts';
import { type Terminal, TerminalTable } from './ticker/play.ts';
import { check, saved } from './ticker/saved.ts';
import { simulate } from './ticker/simulate.ts';

const USAGE = `npm run ticker -- [--ai 3] [--humans 1] [--name Ann] [--length 10] [--rolls 2] [--divup] [--insider 10|20|30]
                  [--at-roll] [--personalities] [--seed N] [--save FILE]
npm run ticker -- simulate [--ai all|Shark,Rotator,…] [--seats 4] [--games 1000] [--seed 1] [--length 10] [--rolls 2]
                  [--divup] [--insider 10|20|30] [--at-roll] [--json]
npm run ticker -- verify FILE`;

function giveUp(saying: string): never {
  process.stderr.write(`${saying}\n`);
  process.exit(1);
}

/** What is typed line by line; the prompt only where somebody can see it. */
function terminal(): Terminal & { close(): void } {
  const isSeen = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, terminal: false });
  const typed = lines[Symbol.asyncIterator]();
  return {
    paint: wantsColour(process.stdout.isTTY === true) ? coloured : plain,
    write: (text) => process.stdout.write(`${text}\n`),
    async ask(prompt) {
      if (isSeen) process.stdout.write(prompt);
      const { done, value } = await typed.next();
      return done === true ? null : value;
    },
    close: () => lines.close(),
  };
}

function fateOf(seed: number | null): Fate {
  if (seed !== null) return { luck: seeded(seed), commitment: null, seed: null };
  const secret = randomBytes(32);
  return { luck: stirred(secret), commitment: commitment(secret), seed: secret.toString('hex') };
}

async function play(args: readonly string[]): Promise<void> {
  const reading = readPlay(args);
  if (!reading.ok) giveUp(`${reading.saying}\n\n${USAGE}`);
  const { options, name, seed, save } = reading.flags;
  const seat = terminal();
  const table = new TerminalTable(fateOf(seed), seat);
  table.does({ do: 'open', by: '1', options });
  for (let human = 1; human <= options.humans; human += 1) table.does({ do: 'join', by: `${human}`, name });
  table.does({ do: 'start', by: '1' });
  const isOver = await table.play();
  seat.close();
  if (!isOver) process.stdout.write('\nThe game is left before its end.\n');
  else if (save !== null) writeFileSync(save, saved(table.events, seed));
}

function run(args: readonly string[]): void {
  const reading = readSimulate(args);
  if (!reading.ok) giveUp(`${reading.saying}\n\n${USAGE}`);
  const isSeen = process.stderr.isTTY === true;
  const progress = (text: string) => isSeen && process.stderr.write(`\r\u001b[K${text}`);
  const told = simulate(reading.flags, { progress, now: () => performance.now() });
  process.stdout.write(`${told}\n`);
}

function verify([path]: readonly string[]): void {
  if (path === undefined) giveUp(USAGE);
  if (!existsSync(path)) giveUp(`There is no file ${path}.`);
  const found = check(readFileSync(path, 'utf8'));
  if (!found.ok) giveUp(found.saying);
  process.stdout.write(`${found.saying}\n`);
}

// Whoever reads along may stop reading, as `head` does.
process.stdout.on('error', () => process.exit(0));
const [word, ...rest] = process.argv.slice(2);
if (word === 'simulate' || word === 'sim') run(rest);
else if (word === 'verify') verify(rest);
else if (word === 'help' || word === '--help') process.stdout.write(`${USAGE}\n`);
else await play(process.argv.slice(2));
