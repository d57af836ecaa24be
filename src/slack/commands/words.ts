import type { Desk } from '../desk.ts';
import type { Typed } from './door.ts';
import { commandList } from './list.ts';

const LEAD = /^\s*\/?([a-z]+)\b\s*([\s\S]*)$/i;

/** The command that a message begins with: `/buy 5 CHAR`, `buy 5 CHAR`, `nomic why P7`, `why P7`. */
export function commandIn(text: string): { readonly name: string; readonly rest: string } {
  const [, word = '', rest = ''] = LEAD.exec(text) ?? [];
  const name = `/${word.toLowerCase()}`;
  if (Object.hasOwn(commandList, name)) return { name, rest };
  return { name: '/nomic', rest: text.trim().replace(/^\//, '') };
}

/** A command in the words of a message; nothing helps. */
export async function typedCommand(desk: Desk, typed: Typed): Promise<void> {
  const { name, rest } = commandIn(typed.text);
  await commandList[name]?.(desk, { ...typed, text: rest });
}
