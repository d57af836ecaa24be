import { useState } from 'preact/hooks';
import { Ask } from '../parts/ask.tsx';
import { Icon } from '../parts/icon.tsx';
import { useWorkspace } from '../state/workspace.ts';

export function AddChannel() {
  const { snapshot, act, go, tell } = useWorkspace();
  const [making, setMaking] = useState(false);
  const [hidden, setHidden] = useState(false);
  const make = async (typed: string) => {
    const name = typed.toLowerCase().replace(/\s+/g, '-');
    const result = await act({ type: 'createChannel', user: snapshot.me, name, private: hidden });
    if (!result.ok) tell(result.says);
    else if (result.channel) go(result.channel);
    return result.ok;
  };
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label="Create a channel"
        title="Create a channel"
        onClick={() => setMaking(true)}
      >
        <Icon name="plus" />
      </button>
      {making && (
        <Ask
          title="Create a channel"
          label="Name"
          submit="Create"
          placeholder="plans"
          onClose={() => setMaking(false)}
          onAnswer={make}
        >
          <label class="option">
            <input type="checkbox" checked={hidden} onChange={() => setHidden(!hidden)} />
            <span>
              <span class="option-label">Private</span>
              <span class="option-note">Only invited people see it</span>
            </span>
          </label>
        </Ask>
      )}
    </>
  );
}
