import { useEffect, useMemo, useState } from 'preact/hooks';
import type { InputValue, View } from '../../protocol.ts';
import { Blocks } from '../blocks/block.tsx';
import { type Surface, SurfaceProvider } from '../blocks/surface.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { useWorkspace } from '../state/workspace.ts';
import { faultsOf, held } from './values.ts';

interface ModalProps {
  view: View;
  /** 1, 2 or 3: how many are stacked. */
  depth: number;
  touched: Readonly<Record<string, InputValue>>;
  onTouch(blockId: string, value: InputValue): void;
}

const TROUBLE = 'We had some trouble connecting. Try again?';

export function ModalView({ view, depth, touched, onTouch }: ModalProps) {
  const { snapshot, act } = useWorkspace();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState('');
  const [waiting, setWaiting] = useState(false);
  const values = useMemo(() => held(view, touched), [view, touched]);
  useEffect(() => setErrors({}), [view.id, view.hash]);
  const user = snapshot.me;
  const surface = useModalSurface({ view, values, touched, errors, onTouch });

  const submit = async () => {
    const faults = faultsOf(view, values);
    setErrors(faults);
    setTrouble('');
    if (waiting || Object.keys(faults).length > 0) return focusFault();
    setWaiting(true);
    const result = await act({ type: 'submit', user, viewId: view.id, values });
    setWaiting(false);
    if (!result.ok) setTrouble(result.says);
    else if (result.errors) {
      setErrors(result.errors);
      focusFault();
    } else if (result.acked === false) setTrouble(TROUBLE);
  };
  const close = (all: boolean) =>
    void act({ type: 'closeView', user, viewId: view.id, ...(all ? { all } : {}) });
  const bot = snapshot.users[snapshot.app.botUserId];
  const back = (
    <button type="button" class="icon-button" aria-label="Back" onClick={() => close(false)}>
      <Icon name="back" />
    </button>
  );
  return (
    <Dialog
      title={view.title?.text ?? snapshot.app.name}
      class={`modal ${waiting ? 'waiting' : ''}`}
      onClose={() => close(true)}
      onSubmit={() => view.submit !== null && void submit()}
      leading={depth > 1 ? back : <Avatar user={bot} size="small" />}
      footer={
        <>
          {trouble && (
            <p class="field-error trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="button" class="button" onClick={() => close(false)}>
            {view.close?.text ?? 'Cancel'}
          </button>
          {view.submit && (
            <button type="submit" class="button primary" aria-disabled={waiting}>
              {waiting ? 'Sending…' : view.submit.text}
            </button>
          )}
        </>
      }
    >
      <SurfaceProvider value={surface}>
        <Blocks blocks={view.blocks} />
      </SurfaceProvider>
    </Dialog>
  );
}

interface SurfaceParts extends Omit<ModalProps, 'depth'> {
  values: Readonly<Record<string, InputValue>>;
  errors: Readonly<Record<string, string>>;
}

function useModalSurface({ view, values, touched, errors, onTouch }: SurfaceParts): Surface {
  const { snapshot, act } = useWorkspace();
  return {
    click: ({ actionId, blockId, value }) =>
      act({
        type: 'click',
        user: snapshot.me,
        target: { viewId: view.id },
        actionId,
        values: blockId && blockId in values ? { ...values, [blockId]: value ?? null } : { ...values },
        ...(blockId ? { blockId } : {}),
        ...(value === undefined || value === null ? {} : { value }),
      }),
    value: (blockId) => (blockId in touched ? (touched[blockId] ?? null) : values[blockId]),
    change: onTouch,
    errors,
  };
}

function focusFault(): void {
  requestAnimationFrame(() => {
    const fault = document.querySelector('dialog[open] .field-error')?.closest('.block-input');
    fault?.scrollIntoView({ block: 'center' });
    fault?.querySelector<HTMLElement>('input, textarea')?.focus();
  });
}
