import { useEffect, useState } from 'preact/hooks';
import { TRY_THIS, type TryStep } from '../../try-this.ts';
import { withEmoji } from '../emoji/glyph.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSettings } from '../state/settings.ts';
import { useWorkspace } from '../state/workspace.ts';

/** The card that leads a newcomer through a first round. It moves on by itself when a step is done. */
export function TryThis() {
  const { step: at, change } = useSettings();
  const step = TRY_THIS[at];
  const { done, move } = useProgress(step, at);
  if (!step) return null;
  const last = at === TRY_THIS.length - 1;
  const hide = () => change({ step: -1 });
  return (
    <section class="try-this" aria-label="Try this">
      <header>
        <span class="try-count">
          Try this · {at + 1} of {TRY_THIS.length}
        </span>
        <button
          type="button"
          class="icon-button"
          aria-label="Hide this card"
          title="Hide this card"
          onClick={hide}
        >
          <Icon name="close" />
        </button>
      </header>
      <h3>
        {step.title}
        {done && <span class="try-done"> · done</span>}
      </h3>
      <p>{withEmoji(step.body)}</p>
      {(step.copy ?? []).map((line) => (
        <CopyLine key={line} line={line} />
      ))}
      <footer>
        <button type="button" class="link-button" disabled={at === 0} onClick={() => move(at - 1)}>
          Back
        </button>
        <button type="button" class="link-button" onClick={() => (last ? hide() : move(at + 1))}>
          {last ? 'Finish' : done ? 'Next' : 'Skip'}
        </button>
      </footer>
    </section>
  );
}

function useProgress(step: TryStep | undefined, at: number) {
  const { snapshot } = useWorkspace();
  const { change } = useSettings();
  // Going back to a step that is done must not throw the reader forward again.
  const [kept, setKept] = useState<number | null>(null);
  const done = step?.done(snapshot) ?? false;
  useEffect(() => {
    if (done && kept !== at && at < TRY_THIS.length - 1) change({ step: at + 1 });
  }, [done, kept, at, change]);
  const move = (to: number) => {
    setKept(to);
    change({ step: to });
  };
  return { done, move };
}

function CopyLine({ line }: { line: string }) {
  const { tell } = useWorkspace();
  return (
    <button
      type="button"
      class="copy-line"
      title="Copy"
      aria-label={`Copy: ${line}`}
      onClick={() =>
        void navigator.clipboard.writeText(line).then(
          () => tell('Copied. Paste it into the message field.'),
          () => tell(line),
        )
      }
    >
      <code>{line}</code>
      <Icon name="copy" />
    </button>
  );
}
