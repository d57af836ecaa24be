/** What Slack's mrkdwn means. `raw` keeps the characters as sent, so that nothing is lost on the way. */
export type Inline =
  | { readonly kind: 'text'; readonly raw: string }
  | { readonly kind: 'code'; readonly raw: string }
  | { readonly kind: 'bold' | 'italic' | 'strike'; readonly inside: readonly Inline[] }
  | { readonly kind: 'emoji'; readonly name: string; readonly raw: string }
  | { readonly kind: 'link'; readonly url: string; readonly label: string; readonly raw: string }
  | { readonly kind: 'user'; readonly id: string; readonly label: string; readonly raw: string }
  | { readonly kind: 'channel'; readonly id: string; readonly label: string; readonly raw: string }
  | { readonly kind: 'broadcast'; readonly label: string; readonly raw: string }
  | {
      readonly kind: 'date';
      /** Epoch seconds. */
      readonly at: number;
      readonly format: string;
      readonly url: string | null;
      readonly fallback: string;
      readonly raw: string;
    };

export interface QuotedLine {
  /** `>`, `&gt;`, with the space that follows it. */
  readonly mark: string;
  readonly inside: readonly Inline[];
}

export type Passage =
  | { readonly kind: 'words'; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly lines: readonly QuotedLine[] }
  | { readonly kind: 'fence'; readonly raw: string };

export function decode(raw: string): string {
  return raw.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Inside code Slack shows the label of a link, or its address, and formats nothing else. */
export function codeText(raw: string): string {
  return decode(
    raw.replace(/<((?:https?|mailto):[^<>|\n]+)(?:\|([^<>\n]*))?>/g, (_, url, label) => label || url),
  );
}
