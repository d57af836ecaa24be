import { useId, useRef, useState } from 'preact/hooks';
import { ChoiceList } from './choicelist.tsx';
import { type Choice, matching } from './choices.ts';
import { Icon } from './icon.tsx';
import { Popover } from './popover.tsx';

interface ComboboxProps {
  id?: string | undefined;
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  many?: boolean;
  most?: number | undefined;
  placeholder: string;
  invalid?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  onChoose(values: string[]): void;
}

/** Slack's searchable select, for one value or several. */
export function Combobox(props: ComboboxProps) {
  const { choices, chosen, many = false, placeholder, onChoose } = props;
  const [query, setQuery] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const found = matching(choices, query ?? '').filter(({ value }) => !many || !chosen.includes(value));
  const open = query !== null && box.current !== null;
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    onChoose(many ? [...chosen, choice.value] : [choice.value]);
    setQuery(null);
    setAt(0);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (query === null) return setQuery('');
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((at + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (open) choose(found[at]);
      else setQuery('');
    } else if (event.key === 'Backspace' && many && !query) onChoose(chosen.slice(0, -1));
    else if (event.key === 'Tab') setQuery(null);
  };
  const full = props.most !== undefined && chosen.length >= props.most;
  const shown = query ?? (many ? '' : labelOf(chosen[0] ?? ''));

  return (
    <div class={`combobox ${props.invalid ? 'invalid' : ''}`} ref={box}>
      {many &&
        chosen.map((value) => (
          <span class="chip" key={value}>
            {labelOf(value)}
            <button
              type="button"
              aria-label={`Remove ${labelOf(value)}`}
              onClick={() => onChoose(chosen.filter((each) => each !== value))}
            >
              <Icon name="close" />
            </button>
          </span>
        ))}
      <input
        ref={input}
        id={props.id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={props.id ? undefined : props.label}
        aria-expanded={open}
        aria-controls={list}
        aria-invalid={props.invalid}
        aria-describedby={props.describedBy}
        aria-activedescendant={open && found[at] ? `${list}-${at}` : undefined}
        disabled={props.disabled || full}
        placeholder={many && chosen.length ? '' : placeholder}
        value={shown}
        onClick={() => setQuery(query ?? '')}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onBlur={() => setQuery(null)}
        onKeyDown={press}
      />
      <Icon name="down" />
      {open && box.current && (
        <Popover anchor={box.current} label={props.label} wide onClose={() => setQuery(null)}>
          <ChoiceList id={list} choices={found} chosen={chosen} at={at} onChoose={choose} />
        </Popover>
      )}
    </div>
  );
}
