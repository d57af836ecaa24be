import type { ComponentChildren } from 'preact';
import type { Unread } from '../state/reads.ts';

interface RowProps {
  icon: ComponentChildren;
  label: string;
  current: boolean;
  unread: Unread | undefined;
  faded?: boolean;
  onChoose(): void;
}

export function SidebarRow({ icon, label, current, unread, faded, onChoose }: RowProps) {
  const fresh = unread !== undefined && !current;
  return (
    <button
      type="button"
      class={`sidebar-row ${fresh ? 'fresh' : ''} ${faded ? 'faded' : ''}`}
      aria-current={current ? 'page' : undefined}
      onClick={onChoose}
    >
      {icon}
      <span class="row-label">{label}</span>
      {fresh && unread.mentions > 0 && <span class="unread-count">{unread.mentions}</span>}
      {fresh && <span class="visually-hidden">{unread.count} unread</span>}
    </button>
  );
}
