#!/usr/bin/env node
import { run } from './run.ts';

// Whoever reads along may stop reading, as `head` does.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await run(process.argv.slice(2), {
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
});
