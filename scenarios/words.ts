/** Everything a message or a form says: its text and the text of its blocks. */
export function words(message: { readonly text?: string; readonly blocks?: unknown }): string {
  return [message.text ?? '', ...texts(message.blocks)].join(' ').trim();
}

function texts(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(texts);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'text' && typeof value === 'string' ? [value] : texts(value),
  );
}
