import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  title: string;
  confirm: string;
  deny: string;
  danger?: boolean;
  onConfirm(): void;
  onDeny(): void;
  children: ComponentChildren;
}

export function Confirm({ title, confirm, deny, danger, onConfirm, onDeny, children }: ConfirmProps) {
  const buttons = (
    <>
      <button type="button" class="button" onClick={onDeny}>
        {deny}
      </button>
      <button type="submit" class={`button ${danger ? 'danger' : 'primary'}`}>
        {confirm}
      </button>
    </>
  );
  return (
    <Dialog title={title} onClose={onDeny} onSubmit={onConfirm} footer={buttons} class="confirm">
      {children}
    </Dialog>
  );
}
