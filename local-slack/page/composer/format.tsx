import { Icon, type IconName } from '../parts/icon.tsx';

const MARKS: readonly { icon: IconName; label: string; mark: string }[] = [
  { icon: 'bold', label: 'Bold', mark: '*' },
  { icon: 'italic', label: 'Italic', mark: '_' },
  { icon: 'strike', label: 'Strikethrough', mark: '~' },
  { icon: 'code', label: 'Code', mark: '`' },
  { icon: 'quote', label: 'Quote', mark: '> ' },
];

/** The draft with the selection between two marks, and where the caret goes. */
export function wrapped(area: HTMLTextAreaElement, mark: string): [draft: string, caret: number] {
  const { value, selectionStart: from, selectionEnd: to } = area;
  if (mark === '> ') {
    const line = value.lastIndexOf('\n', from - 1) + 1;
    return [`${value.slice(0, line)}> ${value.slice(line)}`, to + 2];
  }
  const chosen = value.slice(from, to);
  const draft = `${value.slice(0, from)}${mark}${chosen}${mark}${value.slice(to)}`;
  return [draft, chosen ? to + 2 * mark.length : from + mark.length];
}

interface FormatBarProps {
  area: { current: HTMLTextAreaElement | null };
  onPut(draft: string, caret: number): void;
}

export function FormatBar({ area, onPut }: FormatBarProps) {
  return (
    <div class="format-bar">
      {MARKS.map(({ icon, label, mark }) => (
        <button
          key={label}
          type="button"
          class="icon-button"
          aria-label={label}
          title={label}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => area.current && onPut(...wrapped(area.current, mark))}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
