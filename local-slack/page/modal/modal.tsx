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
  const values = useMemo(() => held(view, touched), [view, touched]);
  const { errors, trouble, waiting, submit } = useSubmitting(view, values);
  const surface = useModalSurface({ view, values, touched, errors, onTouch });
  const close = (all: boolean) =>
    void act({ type: 'closeView', user: snapshot.me, viewId: view.id, ...(all ? { all } : {}) });
  const back = (
    <button type="button" class="icon-button" aria-label="Back" onClick={() => close(false)}>
      <Icon name="back" />
    </button>
  );
  const bot = snapshot.users[snapshot.app.botUserId];
  return (
    <Dialog
      title={view.title?.text ?? snapshot.app.name}
      class={`modal ${waiting ? 'waiting' : ''}`}
      onClose={() => close(true)}
      onSubmit={() => view.submit && void submit()}
      leading={depth > 1 ? back : <Avatar user={bot} size="small" />}
      footer={<ModalFoot view={view} trouble={trouble} waiting={waiting} onCancel={() => close(false)} />}
    >
      <SurfaceProvider value={surface}>
        <Blocks blocks={view.blocks} />
      </SurfaceProvider>
    </Dialog>
  );
}

interface FootProps {
  view: View;
  trouble: string;
  waiting: boolean;
  onCancel(): void;
}

function ModalFoot({ view, trouble, waiting, onCancel }: FootProps) {
  return (
    <>
      {trouble && (
        <p class="field-error trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" class="button" onClick={onCancel}>
        {view.close?.text ?? 'Cancel'}
      </button>
      {view.submit && (
        <button type="submit" class="button primary" aria-disabled={waiting}>
          {waiting ? 'Sending…' : view.submit.text}
        </button>
      )}
    </>
  );
}

/** Sends the form, and keeps what was wrong with it. */
function useSubmitting(view: View, values: Record<string, InputValue>) {
  const { snapshot, act } = useWorkspace();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState('');
  const [waiting, setWaiting] = useState(false);
  useEffect(() => setErrors({}), [view.id, view.hash]);
  const submit = async () => {
    if (waiting) return;
    const faults = faultsOf(view, values);
    setErrors(faults);
    setTrouble('');
    if (Object.keys(faults).length > 0) return focusFault();
    setWaiting(true);
    const result = await act({ type: 'submit', user: snapshot.me, viewId: view.id, values });
    setWaiting(false);
    if (!result.ok) setTrouble(result.says);
    else if (result.errors) {
      setErrors(result.errors);
      focusFault();
    } else if (result.acked === false) setTrouble(TROUBLE);
  };
  return { errors, trouble, waiting, submit };
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
