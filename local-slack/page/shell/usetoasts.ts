import { useCallback, useRef, useState } from 'preact/hooks';
import type { Toast } from './toasts.tsx';

const SHOWN_MS = 7_000;

export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const dismiss = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  const tell = useCallback(
    (words: string) => {
      const id = next.current++;
      setToasts((before) => [...before.slice(-2), { id, words }]);
      setTimeout(() => dismiss(id), SHOWN_MS);
    },
    [dismiss],
  );
  return { toasts, tell, dismiss };
}
