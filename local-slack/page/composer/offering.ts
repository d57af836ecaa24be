import { useId, useState } from 'preact/hooks';
import { useWorkspace } from '../state/workspace.ts';
import { type Offer, offer as offerFor } from './suggest.ts';

export interface Offering {
  readonly offer: Offer | null;
  readonly at: number;
  readonly id: string;
  /** True when the key was for the list and not for the text. */
  press(event: KeyboardEvent, put: (draft: string, caret: number) => void): boolean;
  follow(): void;
  close(): void;
}

/** The list over the composer: opened by what is typed, walked by arrows, taken by Tab or Enter. */
export function useOffer(text: string, area: { current: HTMLTextAreaElement | null }): Offering {
  const { snapshot } = useWorkspace();
  const [at, setAt] = useState(0);
  const [, setCaret] = useState(0);
  const [closedFor, setClosedFor] = useState<string | null>('');
  const id = useId();
  const caret = area.current?.selectionStart ?? text.length;
  const made = text && closedFor !== text ? offerFor(text, caret, snapshot) : null;
  const shown = made?.suggestions[at] ? at : 0;

  const press: Offering['press'] = (event, put) => {
    if (!made) return false;
    const { suggestions, settled } = made;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && suggestions.length > 1) setAt((shown + step + suggestions.length) % suggestions.length);
    else if (event.key === 'Escape') setClosedFor(text);
    else if (event.key === 'Tab' || (event.key === 'Enter' && !settled && !event.shiftKey)) {
      const taken = suggestions[shown];
      if (taken) put(taken.draft, taken.caret);
      setAt(0);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    offer: made,
    at: shown,
    id,
    press,
    follow: () => setCaret(area.current?.selectionStart ?? 0),
    close: () => setClosedFor(text),
  };
}
