import type { Button, ConfirmationDialog } from '@slack/types';
import { useState } from 'preact/hooks';
import { Confirm } from '../parts/confirm.tsx';
import { useFollowing } from '../state/following.ts';
import { usePressing } from './surface.ts';
import { plain, Text } from './text.tsx';
import { Unanswered } from './unanswered.tsx';

export function BlockButton({ element, blockId }: { element: Button; blockId: string | undefined }) {
  const follow = useFollowing();
  const { press, waiting, unanswered } = usePressing();
  const [asking, setAsking] = useState(false);
  const send = () => {
    setAsking(false);
    if (element.url) follow(element.url);
    void press({ actionId: element.action_id ?? '', blockId, value: element.value ?? null });
  };
  return (
    <span class="block-button">
      <button
        type="button"
        class={`button ${element.style ?? ''} ${waiting ? 'waiting' : ''}`}
        aria-label={element.accessibility_label}
        aria-disabled={waiting}
        onClick={() => {
          if (waiting) return;
          if (element.confirm) setAsking(true);
          else send();
        }}
      >
        {plain(element.text)}
      </button>
      {unanswered && <Unanswered />}
      {asking && element.confirm && (
        <AskFirst confirm={element.confirm} onConfirm={send} onDeny={() => setAsking(false)} />
      )}
    </span>
  );
}

interface AskProps {
  confirm: ConfirmationDialog;
  onConfirm(): void;
  onDeny(): void;
}

export function AskFirst({ confirm, onConfirm, onDeny }: AskProps) {
  return (
    <Confirm
      title={confirm.title?.text ?? 'Are you sure?'}
      confirm={confirm.confirm?.text ?? 'Yes'}
      deny={confirm.deny?.text ?? 'No'}
      danger={confirm.style === 'danger'}
      onConfirm={onConfirm}
      onDeny={onDeny}
    >
      <Text of={confirm.text} />
    </Confirm>
  );
}
