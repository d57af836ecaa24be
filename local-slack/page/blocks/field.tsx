import type { Datepicker, DateTimepicker, InputBlockElement, Timepicker } from '@slack/types';
import type { InputValue } from '../../protocol.ts';

export type TextElement = Extract<
  InputBlockElement,
  { type: 'plain_text_input' | 'email_text_input' | 'url_text_input' | 'number_input' }
>;

interface FieldProps {
  element: TextElement;
  id: string;
  value: InputValue;
  invalid: boolean;
  describedBy: string | undefined;
  onChange(value: InputValue): void;
  /** Enter was pressed, for inputs that tell the app so. */
  onEnter?(): void;
}

/** A text field. Empty is null, as in Slack's own payloads. */
export function Field({ element, id, value, invalid, describedBy, onChange, onEnter }: FieldProps) {
  const shared = {
    id,
    class: `field ${invalid ? 'invalid' : ''}`,
    value: typeof value === 'string' ? value : '',
    placeholder: element.placeholder?.text ?? '',
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value || null),
  };
  if (element.type === 'plain_text_input' && element.multiline) return <textarea {...shared} rows={5} />;
  const modes = {
    email_text_input: 'email',
    url_text_input: 'url',
    number_input: 'decimal',
    plain_text_input: 'text',
  };
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      inputMode={modes[element.type] as 'text'}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && onEnter) {
          event.preventDefault();
          onEnter();
        }
      }}
    />
  );
}

interface DateProps {
  element: Datepicker | Timepicker | DateTimepicker;
  id?: string;
  value?: InputValue;
  onChange(value: InputValue): void;
}

export function DatePart({ element, id, value, onChange }: DateProps) {
  const type = { datepicker: 'date', timepicker: 'time', datetimepicker: 'datetime-local' }[element.type];
  const epoch = element.type === 'datetimepicker';
  const shown = typeof value === 'string' ? (epoch ? localMinutes(Number(value)) : value) : '';
  return (
    <input
      id={id}
      class="field date-field"
      type={type}
      value={shown}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        onChange(!typed ? null : epoch ? String(Math.floor(new Date(typed).getTime() / 1000)) : typed);
      }}
    />
  );
}

function localMinutes(seconds: number): string {
  const local = new Date(seconds * 1000 - new Date(seconds * 1000).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
