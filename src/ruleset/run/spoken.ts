/** `news_post` as people say it: `news post`. */
export function spoken(name: string): string {
  return name.replaceAll('_', ' ');
}

/** What an action does, in the words of its note, `buy shares`; its name where it has none. */
export function deed({ name, note }: { readonly name: string; readonly note: string }): string {
  return note === '' ? spoken(name) : note.charAt(0).toLowerCase() + note.slice(1);
}
