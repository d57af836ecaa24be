import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface PopoverProps {
  anchor: HTMLElement;
  onClose(): void;
  children: ComponentChildren;
  label: string;
  /** At least as wide as its anchor. */
  wide?: boolean;
  class?: string;
}

const GAP_PX = 6;

/** A panel beside its anchor, above or below, wherever the window has room. */
export function Popover({ anchor, onClose, children, label, wide = false, class: name = '' }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { left, top, width } = useSpot(panel, anchor, wide);
  useDismissal(panel, anchor, onClose);
  const place = { left: `${left}px`, top: `${top}px`, minWidth: width ? `${width}px` : '' };
  return (
    <div ref={panel} class={`popover ${name}`} role="dialog" aria-label={label} style={place}>
      {children}
    </div>
  );
}

type Panel = { current: HTMLDivElement | null };

function useSpot(panel: Panel, anchor: HTMLElement, wide: boolean) {
  const [spot, setSpot] = useState({ left: -9999, top: 0, width: 0 });
  useLayoutEffect(() => {
    const box = anchor.getBoundingClientRect();
    const height = panel.current?.offsetHeight ?? 0;
    const width = Math.max(panel.current?.offsetWidth ?? 0, wide ? box.width : 0);
    const below = box.bottom + GAP_PX + height <= innerHeight || box.top < height + GAP_PX;
    const top = below ? box.bottom + GAP_PX : box.top - GAP_PX - height;
    const left = Math.min(wide ? box.left : Math.max(box.right - width, box.left), innerWidth - width - 8);
    setSpot({
      left: Math.max(8, left),
      top: Math.max(8, Math.min(top, innerHeight - height - 8)),
      width: wide ? box.width : 0,
    });
  }, [panel, anchor, wide]);
  return spot;
}

/** Closes on Esc, on a press outside, and when the focus goes elsewhere. */
function useDismissal(panel: Panel, anchor: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !anchor.contains(target)) onClose();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      anchor.focus();
      onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('focusin', outside, true);
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('focusin', outside, true);
      document.removeEventListener('keydown', press, true);
    };
  }, [panel, anchor, onClose]);
}
