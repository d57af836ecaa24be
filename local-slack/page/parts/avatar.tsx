import type { User } from '../../protocol.ts';
import { Icon } from './icon.tsx';

const COLOURS = 8;

export function Avatar({
  user,
  size = 'medium',
}: {
  user: User | undefined;
  size?: 'small' | 'medium' | 'large';
}) {
  const name = user?.real_name || user?.name || '?';
  const hue = [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % COLOURS;
  const initial = [...name][0]?.toUpperCase() ?? '?';
  const kind = user?.is_bot || !user ? 'avatar-bot' : `avatar-${hue}`;
  return (
    <span class={`avatar avatar-${size} ${kind}`} aria-hidden="true">
      {user?.is_bot || !user ? <Icon name="bot" /> : initial}
    </span>
  );
}
