/** Text that begins with a channel, by Slack's id where Slack wrote it, else by its name. */
export type ChannelFirst =
  | { readonly id: string; readonly rest: string }
  | { readonly name: string; readonly rest: string };

const FIRST = /^\s*(?:in\s+)?(?:<#([A-Z0-9]{1,30})(?:\|[^>]*)?>|#([\p{L}\p{N}_-]{1,80}))[\s:,]*/iu;

/** `<#C1|fast-nomic> docket`, `in #fast-nomic: docket`; null for text that begins otherwise. */
export function channelFirst(text: string): ChannelFirst | null {
  const [whole, id, name] = FIRST.exec(text) ?? [];
  if (whole === undefined) return null;
  const rest = text.slice(whole.length);
  if (id !== undefined) return { id, rest };
  return name === undefined ? null : { name: name.toLowerCase(), rest };
}
