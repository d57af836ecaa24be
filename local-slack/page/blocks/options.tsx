import type { InputValue } from '../../protocol.ts';
import { decode } from '../mrkdwn/tree.ts';
import type { Choice } from '../parts/choices.ts';

interface OptionsProps {
  /** Tells one group of radio buttons from another. */
  name: string;
  many: boolean;
  choices: readonly Choice[];
  value: InputValue;
  disabled?: boolean;
  onChange(value: InputValue): void;
}

/** Radio buttons or checkboxes, with their descriptions. */
export function Options({ name, many, choices, value, disabled, onChange }: OptionsProps) {
  const chosen = Array.isArray(value) ? value : value === null ? [] : [value];
  const toggle = (each: string) => {
    if (!many) return onChange(each);
    onChange(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  };
  return (
    <div class="options">
      {choices.map((choice) => (
        <label key={choice.value} class="option">
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            value={choice.value}
            checked={chosen.includes(choice.value)}
            disabled={disabled}
            onChange={() => toggle(choice.value)}
          />
          <span>
            <span class="option-label">{decode(choice.label)}</span>
            {choice.note && <span class="option-note">{decode(choice.note)}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
