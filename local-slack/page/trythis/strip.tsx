import { TRY_THIS } from '../../try-this.ts';
import { useSettings } from '../state/settings.ts';

/** The card in one line, for windows too narrow to show it; it opens the drawer that holds the card. */
export function TryStrip({ onOpen }: { onOpen(): void }) {
  const { step: at } = useSettings();
  const step = TRY_THIS[at];
  if (!step) return null;
  return (
    <button type="button" class="try-strip" onClick={onOpen}>
      <span class="try-count">
        Try this · {at + 1} of {TRY_THIS.length}
      </span>
      <span class="row-label">{step.title}</span>
      <span aria-hidden="true">›</span>
    </button>
  );
}
