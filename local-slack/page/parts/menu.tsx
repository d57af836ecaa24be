import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Popover } from './popover.tsx';

export interface MenuItem {
  readonly label: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly danger?: boolean;
  readonly current?: boolean;
  /** A line above it. */
  readonly apart?: boolean;
  choose(): void;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  children: ComponentChildren;
  class?: string;
  onOpen?(open: boolean): void;
}

/** A button that opens a list of things to do; arrow keys walk it. */
export function Menu({ label, items, children, class: name = 'icon-button', onOpen }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (next: HTMLElement | null) => {
    setAnchor(next);
    onOpen?.(next !== null);
  };
  return (
    <>
      <button
        type="button"
        class={name}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => toggle(anchor ? null : event.currentTarget)}
      >
        {children}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={label} onClose={() => toggle(null)}>
          <MenuList
            items={items}
            done={() => {
              anchor.focus();
              toggle(null);
            }}
          />
        </Popover>
      )}
    </>
  );
}

function MenuList({ items, done }: { items: readonly MenuItem[]; done(): void }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };
  return (
    <div ref={list} role="menu" class="menu" onKeyDown={walk}>
      {items.map((item, at) => (
        <button
          key={at}
          type="button"
          role="menuitem"
          class={`menu-item ${item.danger ? 'danger-text' : ''} ${item.apart ? 'apart' : ''}`}
          aria-current={item.current ? 'true' : undefined}
          onClick={() => {
            done();
            item.choose();
          }}
        >
          <span>{item.label}</span>
          {item.note && <span class="menu-note">{item.note}</span>}
        </button>
      ))}
    </div>
  );
}
