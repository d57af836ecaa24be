import { useState } from 'preact/hooks';
import type { InputValue } from '../../protocol.ts';
import { Combobox } from '../parts/combobox.tsx';
import { useWorkspace } from '../state/workspace.ts';
import { AskFirst } from './button.tsx';
import { type Chooser, choicesOf, chosenAtFirst, isMany } from './choices.ts';
import { usePressing, useSurface } from './surface.ts';
import { Unanswered } from './unanswered.tsx';

interface SelectProps {
  element: Chooser;
  value: InputValue;
  label: string;
  id?: string;
  invalid?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  onChange(value: InputValue): void;
}

export function Select({ element, value, onChange, ...rest }: SelectProps) {
  const { snapshot } = useWorkspace();
  const many = isMany(element);
  const chosen = Array.isArray(value) ? value : value === null ? [] : [value];
  return (
    <Combobox
      {...rest}
      choices={choicesOf(element, snapshot)}
      chosen={chosen}
      many={many}
      most={'max_selected_items' in element ? element.max_selected_items : undefined}
      placeholder={element.placeholder?.text ?? (many ? 'Select options' : 'Select an option')}
      onChoose={(values) => onChange(many ? values : (values[0] ?? null))}
    />
  );
}

/** A select that tells the app as soon as something is chosen. */
export function ActionSelect({ element, blockId }: { element: Chooser; blockId: string | undefined }) {
  const surface = useSurface();
  const { press, waiting, unanswered } = usePressing();
  const [asked, setAsked] = useState<InputValue | undefined>(undefined);
  const key = `${blockId}/${element.action_id}`;
  const send = (value: InputValue) => {
    setAsked(undefined);
    surface.change(key, value);
    void press({ actionId: element.action_id ?? '', blockId, value });
  };
  return (
    <span class="block-select">
      <Select
        element={element}
        label={element.placeholder?.text ?? 'Select'}
        value={surface.value(key) ?? chosenAtFirst(element)}
        disabled={waiting}
        onChange={(value) => (element.confirm ? setAsked(value) : send(value))}
      />
      {unanswered && <Unanswered />}
      {asked !== undefined && element.confirm && (
        <AskFirst
          confirm={element.confirm}
          onConfirm={() => send(asked)}
          onDeny={() => setAsked(undefined)}
        />
      )}
    </span>
  );
}
