/** What each person has begun to write, by conversation. Lives as long as the tab. */
const key = (user: string, place: string) => `draft:${user}:${place}`;

export function draft(user: string, place: string): string {
  return sessionStorage.getItem(key(user, place)) ?? '';
}

export function keepDraft(user: string, place: string, text: string): void {
  if (text) sessionStorage.setItem(key(user, place), text);
  else sessionStorage.removeItem(key(user, place));
}
