import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { UploadedFile } from '../../protocol.ts';
import { useWorkspace } from '../state/workspace.ts';
import { ComposerFoot } from './foot.tsx';
import { FormatBar, wrapped } from './format.tsx';
import { useOffer } from './offering.ts';
import { OfferList } from './offerlist.tsx';
import { useDraft, useSending } from './sending.ts';

interface ComposerProps {
  channel: string;
  thread?: string;
  placeholder: string;
  /** The name of the channel a reply may also be sent to. */
  alsoTo?: string;
  /** Something is on its way: its writer wants to see what comes of it. */
  onSend(): void;
}

export function Composer(props: ComposerProps) {
  const { snapshot } = useWorkspace();
  // Another person, or another place, is another draft.
  return <Writing key={`${snapshot.me}/${props.channel}/${props.thread}`} {...props} />;
}

function Writing({ channel, thread, placeholder, alsoTo, onSend }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, change] = useDraft(thread ? `${channel}:${thread}` : channel);
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [broadcast, setBroadcast] = useState(false);
  const offering = useOffer(text, area);
  const send = useSending({ channel, thread, broadcast });
  const put = (next: string, caret: number) => {
    change(next);
    if (area.current) place(area.current, next, caret);
  };
  const submit = async () => {
    if (!text.trim() && files.length === 0) return;
    change('');
    setFiles([]);
    offering.close();
    onSend();
    if (!(await send(text, files))) change(text);
  };
  return (
    <div class="composer-box">
      {offering.offer && <OfferList {...offering} offer={offering.offer} onTake={put} />}
      <div class="composer">
        <FormatBar area={area} onPut={put} />
        <WritingArea
          {...{ area, text, placeholder, offering }}
          onChange={change}
          onPut={put}
          onSend={submit}
        />
        <ComposerFoot
          files={files}
          onFiles={setFiles}
          ready={text.trim() !== '' || files.length > 0}
          onSend={() => void submit()}
          onEmoji={(name) => put(`${text}:${name}: `, text.length + name.length + 3)}
        />
      </div>
      {alsoTo && (
        <label class="also">
          <input type="checkbox" checked={broadcast} onChange={() => setBroadcast(!broadcast)} />
          Also send to #{alsoTo}
        </label>
      )}
    </div>
  );
}

/** At once, not with the next drawing: a key pressed meanwhile would land before what is put here. */
function place(area: HTMLTextAreaElement, draft: string, caret: number): void {
  area.value = draft;
  area.setSelectionRange(caret, caret);
  area.focus();
}

interface AreaProps {
  area: { current: HTMLTextAreaElement | null };
  text: string;
  placeholder: string;
  offering: ReturnType<typeof useOffer>;
  onChange(text: string): void;
  onPut(text: string, caret: number): void;
  onSend(): Promise<void>;
}

function WritingArea({ area, text, placeholder, offering, onChange, onPut, onSend }: AreaProps) {
  useGrowing(area, text);
  useEffect(() => {
    if (matchMedia('(min-width: 700px)').matches) area.current?.focus();
  }, [area]);
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || offering.press(event, onPut)) return;
    const mark = (event.ctrlKey || event.metaKey) && { b: '*', i: '_' }[event.key];
    const sends = event.key === 'Enter' && !event.shiftKey;
    if (!mark && !sends) return;
    event.preventDefault();
    if (sends) void onSend();
    else if (mark && area.current) onPut(...wrapped(area.current, mark));
  };
  return (
    <textarea
      ref={area}
      rows={1}
      value={text}
      placeholder={placeholder}
      aria-label={placeholder}
      aria-controls={offering.offer ? offering.id : undefined}
      aria-autocomplete="list"
      onInput={(event) => onChange(event.currentTarget.value)}
      onKeyDown={press}
      onKeyUp={offering.follow}
      onClick={offering.follow}
      onBlur={offering.close}
    />
  );
}

function useGrowing(area: { current: HTMLTextAreaElement | null }, text: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(element.scrollHeight, innerHeight / 3)}px`;
  }, [area, text]);
}
