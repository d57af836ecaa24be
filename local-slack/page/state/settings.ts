import { createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';

/** How this browser shows things. */
export interface Settings {
  /** An IANA zone, or '' for the browser's own. */
  readonly zone: string;
  /** Show every message's `text`, as a screen reader or a notification has it, in place of its blocks. */
  readonly asText: boolean;
  /** Messages without buttons, and nothing to react with: everything is typed. */
  readonly textOnly: boolean;
  /** Skin tone of one's own reactions and emoji: 2 to 6, or 0 for none. */
  readonly tone: number;
  /** Where the person is on the "try this" card; -1 hides it. */
  readonly step: number;
}

interface Held extends Settings {
  change(part: Partial<Settings>): void;
}

const KEY = 'local-slack-settings';
const FIRST: Settings = { zone: '', asText: false, textOnly: false, tone: 0, step: 0 };

function kept(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return FIRST;
  }
}

export function useKeptSettings(): Held {
  const [settings, setSettings] = useState(kept);
  return useMemo(() => {
    const change = (part: Partial<Settings>) =>
      setSettings((before) => {
        const next = { ...before, ...part };
        localStorage.setItem(KEY, JSON.stringify(next));
        return next;
      });
    return { ...settings, change };
  }, [settings]);
}

const Context = createContext<Held>({ ...FIRST, change: () => {} });

export const SettingsProvider = Context.Provider;

export function useSettings(): Held {
  return useContext(Context);
}
