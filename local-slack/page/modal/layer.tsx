import { useState } from 'preact/hooks';
import type { InputValue } from '../../protocol.ts';
import { useWorkspace } from '../state/workspace.ts';
import { ModalView } from './modal.tsx';

type Touched = Record<string, Record<string, InputValue>>;

/** The person's stack of modals: the top one is shown, what was typed in those beneath is kept. */
export function ModalLayer() {
  const { snapshot } = useWorkspace();
  const [touched, setTouched] = useState<Touched>({});
  const top = snapshot.modals.at(-1);
  if (!top) return null;
  const change = (blockId: string, value: InputValue) =>
    setTouched((before) => ({ ...before, [top.id]: { ...before[top.id], [blockId]: value } }));
  return (
    <ModalView
      key={top.root_view_id}
      view={top}
      depth={snapshot.modals.length}
      touched={touched[top.id] ?? {}}
      onTouch={change}
    />
  );
}
