import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from './choices.ts';
import { Icon } from './icon.tsx';

interface ChoiceListProps {
  id: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  at: number;
  onChoose(choice: Choice): void;
}

export function ChoiceList({ id, choices, chosen, at, onChoose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('.marked')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div ref={list} role="listbox" id={id} class="choice-list">
      {choices.length === 0 && <p class="quiet pad">No results</p>}
      {choices.map((choice, index) => (
        <div key={choice.value}>
          {choice.group && choice.group !== choices[index - 1]?.group && (
            <div class="choice-group">{choice.group}</div>
          )}
          {/** biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as ARIA's combobox asks */}
          <div
            id={`${id}-${index}`}
            role="option"
            aria-selected={chosen.includes(choice.value)}
            class={`choice ${index === at ? 'marked' : ''}`}
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(choice);
            }}
          >
            <span class="choice-label">{choice.label}</span>
            {choice.note && <span class="choice-note">{choice.note}</span>}
            {chosen.includes(choice.value) && <Icon name="check" />}
          </div>
        </div>
      ))}
    </div>
  );
}
