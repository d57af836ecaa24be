import type { SlashCommand } from '../../protocol.ts';

export interface Typed {
  readonly command: string;
  readonly text: string;
}

/** A draft that Slack takes for a slash command: a slash and a word at the very start. */
export function readSlash(draft: string): Typed | null {
  const found = /^(\/[a-z0-9_-]+)(?:\s+([\s\S]*))?$/i.exec(draft);
  return found?.[1] ? { command: found[1].toLowerCase(), text: (found[2] ?? '').trimEnd() } : null;
}

/** Commands to offer while the first word is being typed; the one command, for its hint, once it is whole. */
export function offeredCommands(draft: string, commands: readonly SlashCommand[]): SlashCommand[] {
  if (!draft.startsWith('/') || draft.includes('\n')) return [];
  const [word = ''] = draft.toLowerCase().split(/\s/, 1);
  if (/\s/.test(draft)) return commands.filter(({ command }) => command === word);
  const starts = commands.filter(({ command }) => command.startsWith(word));
  return [...starts].sort((one, other) => one.command.localeCompare(other.command));
}

export function completed(draft: string, command: string): string {
  const rest = draft.replace(/^\S*\s*/, '');
  return `${command} ${rest}`;
}
