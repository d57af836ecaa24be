import type { ComponentChildren } from 'preact';
import { ART } from './art.tsx';
import { emojiNamed, splitAtEmoji, takesTone } from './names.ts';

const fontHasEmoji = paintsColour('😀');

/** Whether this host can draw a character in colour; without an emoji font it is drawn grey, or as a box. */
function paintsColour(character: string): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 20;
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  if (!paint) return true;
  paint.font = '16px sans-serif';
  paint.fillText(character, 0, 16);
  const { data } = paint.getImageData(0, 0, 20, 20);
  return data.some((value, at) => at % 4 === 0 && (value !== data[at + 1] || value !== data[at + 2]));
}

/** Whether an emoji shows as a picture here, and not as its name. */
export function isDrawn(name: string, custom: Readonly<Record<string, string>>): boolean {
  const [plain = name] = name.split('::');
  return fontHasEmoji || plain in custom || plain in ART;
}

interface EmojiProps {
  /** Slack's short name, perhaps with `::skin-tone-2`. */
  name: string;
  /** Custom emoji of the workspace: name → address, or `alias:name`. */
  custom?: Readonly<Record<string, string>>;
}

export function EmojiGlyph({ name, custom = {} }: EmojiProps) {
  const [plain = name, tone] = name.split('::skin-tone-');
  const picture = custom[plain];
  if (picture?.startsWith('alias:')) {
    const { [plain]: _, ...others } = custom;
    return <EmojiGlyph name={picture.slice(6)} custom={others} />;
  }
  if (picture) return <img class="emoji" src={picture} alt={`:${plain}:`} title={`:${plain}:`} />;
  const emoji = emojiNamed(plain);
  const label = `:${name}:`;
  if (!emoji) return <span class="emoji-name">{label}</span>;
  const art = ART[emoji.name];
  if (art && (!tone || takesTone(emoji.name))) {
    return (
      <svg class={`emoji ${tone ? `tone-${tone}` : ''}`} viewBox="0 0 32 32" role="img" aria-label={label}>
        <title>{label}</title>
        {art}
      </svg>
    );
  }
  if (!fontHasEmoji) return <span class="emoji-name">{label}</span>;
  const toned = tone ? emoji.character + String.fromCodePoint(0x1f3f9 + Number(tone)) : emoji.character;
  return (
    <span class="emoji-character" role="img" aria-label={label} title={label}>
      {toned}
    </span>
  );
}

/** Plain text with the emoji characters in it drawn like named ones. */
export function withEmoji(text: string): ComponentChildren {
  return splitAtEmoji(text).map((piece) =>
    typeof piece === 'string' ? piece : <EmojiGlyph key={piece.name} name={piece.name} />,
  );
}
