import type { Ask } from './ask.ts';
import { ALIAS, emoji } from './people.ts';

/** The workspace's own names for emoji, each with what it finally stands for. Circles stand for nothing. */
export async function readEmojiAliases(ask: Ask): Promise<ReadonlyMap<string, string>> {
  const { emoji: all } = emoji.parse(await ask('emoji.list', {}));
  const aliases = new Map<string, string>();
  for (const name of Object.keys(all)) {
    const meant = follow(all, name);
    if (meant !== null && meant !== name) aliases.set(name, meant);
  }
  return aliases;
}

function follow(all: Readonly<Record<string, string>>, name: string): string | null {
  const passed = new Set<string>();
  for (let at = name; !passed.has(at); ) {
    passed.add(at);
    const value = all[at];
    if (!value?.startsWith(ALIAS)) return at;
    at = value.slice(ALIAS.length);
  }
  return null;
}
