import type { MrkdwnElement, PlainTextElement } from '@slack/types';
import type { ComponentChildren } from 'preact';
import { EmojiGlyph, withEmoji } from '../emoji/glyph.tsx';
import { isEmojiName } from '../emoji/names.ts';
import { Mrkdwn } from '../mrkdwn/mrkdwn.tsx';
import { decode } from '../mrkdwn/tree.ts';

export function Text({ of }: { of: MrkdwnElement | PlainTextElement }) {
  return of.type === 'mrkdwn' ? <Mrkdwn text={of.text} /> : <PlainText of={of} />;
}

/** Plain text still shows `:name:` as emoji, unless its `emoji` is false. */
function PlainText({ of }: { of: PlainTextElement }) {
  return <span class="plain">{plain(of)}</span>;
}

export function plain({ text, emoji = true }: PlainTextElement): ComponentChildren {
  const shown = decode(text);
  if (!emoji) return shown;
  return shown.split(/:([a-z0-9_+'-]+):/).map((piece, at) => {
    if (at % 2 === 0) return withEmoji(piece);
    return isEmojiName(piece) ? <EmojiGlyph key={piece} name={piece} /> : `:${piece}:`;
  });
}
