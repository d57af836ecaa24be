import type { ActionsBlock, ActionsBlockElement } from '@slack/types';
import { BlockButton } from './button.tsx';
import { optionChoice } from './choices.ts';
import { DatePart } from './field.tsx';
import { Options } from './options.tsx';
import { BlockOverflow } from './overflow.tsx';
import { ActionSelect } from './select.tsx';
import { usePressing, useSurface } from './surface.ts';
import { Unanswered } from './unanswered.tsx';

export function Actions({ block }: { block: ActionsBlock }) {
  return (
    <div class="block-actions">
      {block.elements.map((element, at) => (
        <ActionElement
          key={('action_id' in element && element.action_id) || at}
          element={element}
          blockId={block.block_id}
        />
      ))}
    </div>
  );
}

interface ElementProps {
  element: ActionsBlockElement;
  blockId: string | undefined;
}

/** An element that sends a `block_actions` as soon as it is used. */
export function ActionElement({ element, blockId }: ElementProps) {
  switch (element.type) {
    case 'button':
      return <BlockButton element={element} blockId={blockId} />;
    case 'overflow':
      return <BlockOverflow element={element} blockId={blockId} />;
    case 'radio_buttons':
    case 'checkboxes':
      return <ActionOptions element={element} blockId={blockId} />;
    case 'datepicker':
    case 'timepicker':
    case 'datetimepicker':
      return <ActionDate element={element} blockId={blockId} />;
    case 'workflow_button':
    case 'rich_text_input':
      return <span class="block-unknown">“{element.type}” is not drawn here</span>;
    default:
      return <ActionSelect element={element} blockId={blockId} />;
  }
}

type OptionsElement = Extract<ActionsBlockElement, { type: 'radio_buttons' | 'checkboxes' }>;
type DateElement = Extract<ActionsBlockElement, { type: 'datepicker' | 'timepicker' | 'datetimepicker' }>;

function ActionOptions({ element, blockId }: { element: OptionsElement; blockId: string | undefined }) {
  const surface = useSurface();
  const { press, waiting, unanswered } = usePressing();
  const many = element.type === 'checkboxes';
  const key = `${blockId}/${element.action_id}`;
  const first =
    element.type === 'checkboxes'
      ? (element.initial_options ?? []).map(({ value }) => value ?? '')
      : (element.initial_option?.value ?? null);
  return (
    <div class="inline-options">
      <Options
        name={key}
        many={many}
        choices={element.options.map(optionChoice)}
        value={surface.value(key) ?? first}
        disabled={waiting}
        onChange={(value) => {
          surface.change(key, value);
          void press({ actionId: element.action_id ?? '', blockId, value });
        }}
      />
      {unanswered && <Unanswered />}
    </div>
  );
}

function ActionDate({ element, blockId }: { element: DateElement; blockId: string | undefined }) {
  const { press, unanswered } = usePressing();
  return (
    <>
      <DatePart
        element={element}
        onChange={(value) => void press({ actionId: element.action_id ?? '', blockId, value })}
      />
      {unanswered && <Unanswered />}
    </>
  );
}
