import { useSettings } from '../state/settings.ts';

const TONES = [
  [0, 'none'],
  [2, 'light'],
  [3, 'medium-light'],
  [4, 'medium'],
  [5, 'medium-dark'],
  [6, 'dark'],
] as const;

/** The skin tone of all hands and people one picks from now on. */
export function Tones() {
  const { tone: mine, change } = useSettings();
  return (
    <fieldset class="tones">
      <legend>Skin tone</legend>
      {TONES.map(([tone, name]) => (
        <button
          key={tone}
          type="button"
          class={`tone tone-${tone}`}
          aria-label={`Skin tone: ${name}`}
          aria-pressed={mine === tone}
          title={name}
          onClick={() => change({ tone })}
        />
      ))}
    </fieldset>
  );
}
