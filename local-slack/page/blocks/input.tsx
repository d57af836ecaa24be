import type { InputBlock } from '@slack/types';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { InputValue } from '../../protocol.ts';
import { initialOf, optionChoice } from './choices.ts';
import { DatePart, Field } from './field.tsx';
import { Options } from './options.tsx';
import { Select } from './select.tsx';
import { usePressing, useSurface } from './surface.ts';
import { plain } from './text.tsx';

export function Input({ block }: { block: InputBlock }) {
  const surface = useSurface();
  const { press } = usePressing();
  const id = useId();
  const blockId = block.block_id ?? '';
  const error = surface.errors[blockId];
  const value = surface.value(blockId) ?? initialOf(block.element);
  const tell = (now: InputValue) =>
    void press({ actionId: block.element.action_id ?? '', blockId, value: now });
  const change = (now: InputValue) => {
    surface.change(blockId, now);
    // Typed text is told when Enter is pressed, a choice at once.
    if (block.dispatch_action && !/_input$/.test(block.element.type)) tell(now);
  };
  return (
    <Labelled block={block} id={id} error={error}>
      <InputElement
        block={block}
        id={id}
        value={value}
        describedBy={error || block.hint ? `${id}-note` : undefined}
        invalid={error !== undefined}
        onChange={change}
        onEnter={() => tell(surface.value(blockId) ?? value)}
      />
    </Labelled>
  );
}

interface LabelledProps {
  block: InputBlock;
  id: string;
  error: string | undefined;
  children: ComponentChildren;
}

/** The label over an input, its error and its hint under it. */
function Labelled({ block, id, error, children }: LabelledProps) {
  const grouped = block.element.type === 'radio_buttons' || block.element.type === 'checkboxes';
  const heading = (
    <>
      {plain(block.label)}
      {block.optional && <span class="optional"> (optional)</span>}
    </>
  );
  return (
    <div class="block-input">
      {grouped ? (
        <fieldset aria-describedby={`${id}-note`}>
          <legend>{heading}</legend>
          {children}
        </fieldset>
      ) : (
        <>
          <label htmlFor={id}>{heading}</label>
          {children}
        </>
      )}
      <div id={`${id}-note`}>
        {error && (
          <p class="field-error" role="alert">
            {error}
          </p>
        )}
        {block.hint && <p class="field-hint">{plain(block.hint)}</p>}
      </div>
    </div>
  );
}

interface ElementProps {
  block: InputBlock;
  id: string;
  value: InputValue;
  invalid: boolean;
  describedBy: string | undefined;
  onChange(value: InputValue): void;
  onEnter(): void;
}

function InputElement({ block, onEnter, ...rest }: ElementProps) {
  const { element } = block;
  switch (element.type) {
    case 'plain_text_input':
    case 'email_text_input':
    case 'url_text_input':
    case 'number_input':
      return <Field element={element} {...rest} {...(block.dispatch_action ? { onEnter } : {})} />;
    case 'radio_buttons':
    case 'checkboxes':
      return (
        <Options
          name={rest.id}
          many={element.type === 'checkboxes'}
          choices={element.options.map(optionChoice)}
          value={rest.value}
          onChange={rest.onChange}
        />
      );
    case 'datepicker':
    case 'timepicker':
    case 'datetimepicker':
      return <DatePart element={element} {...rest} />;
    case 'file_input':
    case 'rich_text_input':
      return <p class="block-unknown">“{element.type}” is not drawn here</p>;
    default:
      return <Select element={element} label={block.label.text} {...rest} />;
  }
}
