import { troubleWith } from '../store/trouble.ts';
import { type CliCommand, type Out, Unusable } from './command.ts';
import { commands } from './commands.ts';

/** Runs what was typed after `fast-nomic`. @returns the exit code */
export async function run([word = 'help', ...args]: readonly string[], out: Out): Promise<number> {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command === undefined) {
    const asked = /^(?:help|--help|-h)$/.test(word);
    (asked ? out.say : out.complain)(asked ? help() : `fast-nomic knows no ${word}.\n\n${help()}`);
    return asked ? 0 : 2;
  }
  if (args.includes('--help')) {
    out.say(usage(command));
    return 0;
  }
  try {
    return await command.run(args, out);
  } catch (error) {
    const saying = isUsage(error) ? error.message : sentenceOf(error);
    if (saying === null) throw error;
    out.complain(`${saying}\n\n${usage(command)}`);
    return 2;
  }
}

function isUsage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error instanceof Unusable || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
}

/** What the system had against a file that was named; null for a fault of ours. */
function sentenceOf(error: unknown): string | null {
  const trouble = troubleWith(error);
  return trouble === null ? null : `${trouble.path ?? 'The database'} cannot be used: ${trouble.saying}.`;
}

function usage({ usage: how, does }: CliCommand): string {
  return `${how}\n  ${does}`;
}

function help(): string {
  return Object.values(commands).map(usage).join('\n');
}
