import { Icon } from '../parts/icon.tsx';

export interface Toast {
  readonly id: number;
  readonly words: string;
}

export function Toasts({ toasts, onDismiss }: { toasts: readonly Toast[]; onDismiss(id: number): void }) {
  return (
    <div class="toasts" role="status">
      {toasts.map(({ id, words }) => (
        <div key={id} class="toast">
          <span>{words}</span>
          <button type="button" class="icon-button" aria-label="Dismiss" onClick={() => onDismiss(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
