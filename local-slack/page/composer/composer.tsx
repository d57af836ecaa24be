import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { UploadedFile } from '../../protocol.ts';
import { draft, keepDraft } from '../state/drafts.ts';
import { useWorkspace } from '../state/workspace.ts';
import { ComposerFoot } from './foot.tsx';
import { FormatBar, wrapped } from './format.tsx';
import { useOffer } from './offering.ts';
import { OfferList } from './offerlist.tsx';
import { readSlash } from './slash.ts';
import { toWire } from './typed.ts';

interface ComposerProps {
  channel: string;
  thread?: string;
  placeholder: string;
  /** The name of the channel a reply may also be sent to. */
  alsoTo?: string;
}

export function Composer({ channel, thread, placeholder, alsoTo }: ComposerProps) {
  const { snapshot } = useWorkspace();
  const place = thread ? `${channel}:${thread}` : channel;
  const key = `${snapshot.me}/${place}`;
  return <Writing key={key} place={place} channel={channel} {...{ thread, placeholder, alsoTo }} />;
}

interface WritingProps extends Omit<ComposerProps, 'thread' | 'alsoTo'> {
  place: string;
  thread: string | undefined;
  alsoTo: string | undefined;
}

function Writing({ channel, thread, placeholder, alsoTo, place }: WritingProps) {
  const { snapshot } = useWorkspace();
  const [text, setText] = useState(() => draft(snapshot.me, place));
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [broadcast, setBroadcast] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const offering = useOffer(text, area);
  const change = (next: string) => {
    setText(next);
    keepDraft(snapshot.me, place, next);
  };
  const put = (next: string, caret: number) => {
    change(next);
    requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret));
    area.current?.focus();
  };
  const send = useSending({ channel, thread, broadcast });
  const submit = async () => {
    if (!text.trim() && files.length === 0) return;
    change('');
    setFiles([]);
    offering.close();
    if (!(await send(text, files))) change(text);
  };
  useGrowing(area, text);
  useEffect(() => {
    if (matchMedia('(min-width: 700px)').matches) area.current?.focus();
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.isComposing || offering.press(event, put)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void submit();
    }
    const mark = (event.ctrlKey || event.metaKey) && { b: '*', i: '_' }[event.key];
    if (mark && area.current) {
      event.preventDefault();
      put(...wrapped(area.current, mark));
    }
  };

  return (
    <div class="composer-box">
      {offering.offer && (
        <OfferList
          offer={offering.offer}
          at={offering.at}
          id={offering.id}
          onTake={(each) => put(each.draft, each.caret)}
        />
      )}
      <div class="composer">
        <FormatBar area={area} onPut={put} />
        <textarea
          ref={area}
          rows={1}
          value={text}
          placeholder={placeholder}
          aria-label={placeholder}
          aria-controls={offering.offer ? offering.id : undefined}
          aria-autocomplete="list"
          onInput={(event) => change(event.currentTarget.value)}
          onKeyDown={press}
          onKeyUp={offering.follow}
          onClick={offering.follow}
          onBlur={offering.close}
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

function useGrowing(area: { current: HTMLTextAreaElement | null }, text: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(element.scrollHeight, innerHeight / 3)}px`;
  }, [text]);
}

interface Destination {
  channel: string;
  thread: string | undefined;
  broadcast: boolean;
}

/** Sends what was typed, as a slash command or as a message. False: refused, and the person was told why. */
function useSending({ channel, thread, broadcast }: Destination) {
  const { snapshot, attempt } = useWorkspace();
  return (typed: string, files: UploadedFile[]): Promise<boolean> => {
    const user = snapshot.me;
    const where = { user, channel, ...(thread ? { thread_ts: thread } : {}) };
    const slash = files.length ? null : readSlash(typed);
    if (slash)
      return attempt({ type: 'slash', ...where, command: slash.command, text: toWire(slash.text, snapshot) });
    const text = toWire(typed.trim(), snapshot);
    const extra = { ...(files.length ? { files } : {}), ...(thread && broadcast ? { broadcast } : {}) };
    return attempt({ type: 'say', ...where, text, ...extra });
  };
}
