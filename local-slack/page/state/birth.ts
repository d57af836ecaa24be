import type { Snapshot } from '../../protocol.ts';

const KEY = 'local-slack-birth';
const OURS = /^(read:|draft:|local-slack-)/;

/** What this browser remembers is of one workspace: a new one, at the same address, starts without it. */
export function forgetEarlier({ channels }: Snapshot): void {
  const birth = String(Math.min(...Object.values(channels).map(({ createdMs }) => createdMs)));
  if (localStorage.getItem(KEY) === birth) return;
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (OURS.test(key)) store.removeItem(key);
  }
  localStorage.setItem(KEY, birth);
}
