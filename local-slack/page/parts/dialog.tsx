import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  footer?: ComponentChildren;
  /** Enter in a field submits. */
  onSubmit?(): void;
  class?: string;
  leading?: ComponentChildren;
}

/** The browser's own modal dialog: it keeps the focus inside and closes on Esc. */
export function Dialog({
  title,
  onClose,
  onSubmit,
  children,
  footer,
  leading,
  class: name = '',
}: DialogProps) {
  const dialog = useShown();
  const heading = useId();
  return (
    <dialog
      ref={dialog}
      class={`dialog ${name}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <header class="dialog-head">
          {leading}
          <h2 id={heading}>{title}</h2>
          <button type="button" class="icon-button" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
        {footer && <footer class="dialog-foot">{footer}</footer>}
      </form>
    </dialog>
  );
}

/** Opens the dialog, starts at its first field, and gives the focus back when it goes. */
function useShown() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element?.open) element?.showModal();
    // The browser itself would start at the close button.
    const first = '.dialog-body :is(input, textarea), .dialog-foot [type=submit]';
    element?.querySelector<HTMLElement>(first)?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}
