import type { Snapshot } from '../../protocol.ts';

const KEY = 'local-slack-birth';
const OURS = /^(read:|draft:|local-slack-)/;

/** When the workspace was made, in epoch ms: tells one workspace from the next at the same address. */
export function birthOf({ channels }: Snapshot): number {
  return Math.min(...Object.values(channels).map(({ createdMs }) => createdMs));
}

/** What this browser remembers is of one workspace: a new one, at the same address, starts without it. */
export function forgetEarlier(snapshot: Snapshot): void {
  const birth = String(birthOf(snapshot));
  if (localStorage.getItem(KEY) === birth) return;
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (OURS.test(key)) store.removeItem(key);
  }
  localStorage.setItem(KEY, birth);
}
