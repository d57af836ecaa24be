import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';

interface AskProps {
  title: string;
  label: string;
  submit: string;
  initial?: string;
  placeholder?: string;
  children?: ComponentChildren;
  onClose(): void;
  /** True closes the dialog. */
  onAnswer(text: string): Promise<boolean>;
}

/** A dialog with one line to fill in. */
export function Ask({
  title,
  label,
  submit,
  initial = '',
  placeholder,
  children,
  onClose,
  onAnswer,
}: AskProps) {
  const [text, setText] = useState(initial);
  const id = useId();
  const send = async () => {
    if (text.trim() && (await onAnswer(text.trim()))) onClose();
  };
  const foot = (
    <>
      <button type="button" class="button" onClick={onClose}>
        Cancel
      </button>
      <button type="submit" class="button primary" disabled={!text.trim()}>
        {submit}
      </button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} onSubmit={() => void send()} footer={foot} class="confirm">
      <div class="block-input">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          class="field"
          type="text"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {children}
    </Dialog>
  );
}
