import { Icon } from '../parts/icon.tsx';

/** Leads the reader down to what came while they read further up. */
export function Newest({ onChoose }: { onChoose(): void }) {
  return (
    <div class="newest">
      <button type="button" onClick={onChoose}>
        New messages
        <Icon name="down" />
      </button>
    </div>
  );
}
