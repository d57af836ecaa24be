import type { Desk } from '../desk.ts';
import type { Typed } from './door.ts';
import { commandList } from './list.ts';

const LEAD = /^\s*\/?([a-z]+)\b\s*([\s\S]*)$/i;

/** A command in the words of a message: `/buy 5 CHAR`, `buy 5 CHAR`, `nomic why P7`, `why P7`; nothing helps. */
export async function typedCommand(desk: Desk, typed: Typed): Promise<void> {
  const [, word = '', rest = ''] = LEAD.exec(typed.text) ?? [];
  const name = `/${word.toLowerCase()}`;
  const known = Object.hasOwn(commandList, name) ? commandList[name] : undefined;
  if (known) return known(desk, { ...typed, text: rest });
  await commandList['/nomic']?.(desk, { ...typed, text: typed.text.trim().replace(/^\//, '') });
}
