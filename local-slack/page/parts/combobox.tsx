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
  const { choices, chosen, many = false, onChoose } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useId();
  const picking = usePicking(props);
  const { query, found, at } = picking;
  const open = query !== null && box.current !== null;
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  const full = props.most !== undefined && chosen.length >= props.most;
  return (
    <div class={`combobox ${props.invalid ? 'invalid' : ''}`} ref={box}>
      {many && <Chips chosen={chosen} labelOf={labelOf} onChoose={onChoose} />}
      <input
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
        placeholder={many && chosen.length ? '' : props.placeholder}
        value={query ?? (many ? '' : labelOf(chosen[0] ?? ''))}
        onClick={() => picking.search(query ?? '')}
        onInput={(event) => picking.search(event.currentTarget.value)}
        onBlur={picking.close}
        onKeyDown={picking.press}
      />
      <Icon name="down" />
      {open && box.current && (
        <Popover anchor={box.current} label={props.label} wide onClose={picking.close}>
          <ChoiceList id={list} choices={found} chosen={chosen} at={at} onChoose={picking.take} />
        </Popover>
      )}
    </div>
  );
}

/** What is being searched, what matches, and what the keys do. */
function usePicking({ choices, chosen, many = false, onChoose }: ComboboxProps) {
  const [query, setQuery] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const found = matching(choices, query ?? '').filter(({ value }) => !many || !chosen.includes(value));
  const search = (words: string | null) => {
    setQuery(words);
    setAt(0);
  };
  const take = (choice: Choice | undefined) => {
    if (!choice) return;
    onChoose(many ? [...chosen, choice.value] : [choice.value]);
    search(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Backspace' && many && !query) return onChoose(chosen.slice(0, -1));
    if (event.key === 'Tab') return search(null);
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (query === null) search('');
    else if (step) setAt((at + step + found.length) % Math.max(found.length, 1));
    else take(found[at]);
  };
  return { query, found, at, search, take, press, close: () => search(null) };
}

interface ChipsProps {
  chosen: readonly string[];
  labelOf(value: string): string;
  onChoose(values: string[]): void;
}

function Chips({ chosen, labelOf, onChoose }: ChipsProps) {
  return (
    <>
      {chosen.map((value) => (
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
    </>
  );
}
