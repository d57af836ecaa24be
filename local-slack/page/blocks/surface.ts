import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { ActionResult, InputValue } from '../../protocol.ts';
import { useWorkspace } from '../state/workspace.ts';

export interface Press {
  readonly actionId: string;
  readonly blockId: string | undefined;
  readonly value?: InputValue;
}

/** The message, modal or Home that blocks stand on: where their clicks go and their inputs are kept. */
export interface Surface {
  click(press: Press): Promise<ActionResult>;
  value(blockId: string): InputValue | undefined;
  change(blockId: string, value: InputValue): void;
  readonly errors: Readonly<Record<string, string>>;
  /** Nothing to press is shown: all is typed. */
  readonly buttonless?: boolean;
}

const Context = createContext<Surface | null>(null);

export const SurfaceProvider = Context.Provider;

export function useSurface(): Surface {
  const surface = useContext(Context);
  if (!surface) throw new Error('These blocks stand on no surface');
  return surface;
}

export interface Pressing {
  /** From the click until the app has acked it. */
  readonly waiting: boolean;
  /** The app did not ack the last click within three seconds. */
  readonly unanswered: boolean;
  press(press: Press): Promise<void>;
}

export function usePressing(): Pressing {
  const surface = useSurface();
  const { tell } = useWorkspace();
  const [waiting, setWaiting] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const press = async (each: Press) => {
    setWaiting(true);
    setUnanswered(false);
    const result = await surface.click(each);
    setWaiting(false);
    if (!result.ok) tell(result.says);
    setUnanswered(result.ok && result.acked === false);
  };
  return { waiting, unanswered, press };
}
