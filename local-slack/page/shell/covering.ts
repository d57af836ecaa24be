import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** As in narrow.css: there the list of channels and the side pane cover the rest. */
const NARROW = '(max-width: 700px)';

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const change = () => setNarrow(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, []);
  return narrow;
}

/** While a part covers the rest the focus is in it; afterwards it is where it was, or at the head of the conversation. */
export function useFocusIn(part: { readonly current: HTMLElement | null }, covers: boolean): void {
  useLayoutEffect(() => {
    if (!covers) return;
    const before = document.activeElement;
    const begin = (selector: string) => part.current?.querySelector<HTMLElement>(selector);
    (begin('[aria-current="page"]') ?? begin('button'))?.focus();
    return () => {
      // What was covered takes the focus only when it is drawn as uncovered.
      queueMicrotask(() => {
        const stays = before instanceof HTMLElement && before !== document.body && before.isConnected;
        const back = stays ? before : document.querySelector<HTMLElement>('.main-pane button');
        back?.focus();
      });
    };
  }, [covers]);
}

/** Escape, unless it was meant for a question that stands inside. */
export function leaves(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !(event.target as Element).closest('dialog');
}
