import { useMemo, useState } from 'preact/hooks';
import type { InputValue } from '../../protocol.ts';
import { Blocks } from '../blocks/block.tsx';
import { type Surface, SurfaceProvider } from '../blocks/surface.ts';
import { Mrkdwn } from '../mrkdwn/mrkdwn.tsx';
import { useSettings } from '../state/settings.ts';
import type { Post } from '../state/timeline.ts';
import { channelTitle, personName, useWorkspace } from '../state/workspace.ts';
import { Attached } from './files.tsx';

/** The words of a message: its blocks, or its text when it has none or a screen reader's view is asked for. */
export function PostBody({ post }: { post: Post }) {
  const { asText } = useSettings();
  const { snapshot } = useWorkspace();
  const { message } = post;
  const shared = post.own ? null : post.message;
  if (shared && /^(channel|group)_(join|leave)/.test(shared.subtype ?? '')) {
    const verb = shared.subtype?.endsWith('join') ? 'joined' : 'left';
    return (
      <p class="quiet">
        {personName(snapshot, shared.user)} {verb} #{channelTitle(snapshot, shared.channel)}.
      </p>
    );
  }
  if (shared?.subtype === 'tombstone') return <p class="quiet">This message was deleted.</p>;
  const drawn = message.blocks?.length && (post.own || shared?.bot_id) && !asText;
  return (
    <div class={`post-body ${shared?.subtype === 'me_message' ? 'me' : ''}`}>
      {drawn && message.blocks ? <MessageBlocks post={post} /> : <Mrkdwn text={message.text} />}
      {shared?.edited && <span class="edited"> (edited)</span>}
      {(shared?.files ?? []).map((id) => (
        <Attached key={id} file={snapshot.files[id]} />
      ))}
    </div>
  );
}

function MessageBlocks({ post }: { post: Post }) {
  const { snapshot, act } = useWorkspace();
  const { textOnly } = useSettings();
  const { channel, ts, blocks = [] } = post.message;
  const [values, setValues] = useState<Record<string, InputValue>>({});
  const surface = useMemo(
    (): Surface => ({
      click: ({ actionId, blockId, value }) =>
        act({
          type: 'click',
          user: snapshot.me,
          target: { channel, ts },
          actionId,
          ...(blockId ? { blockId } : {}),
          ...(value === undefined || value === null ? {} : { value }),
        }),
      value: (blockId) => values[blockId],
      change: (blockId, value) => setValues((before) => ({ ...before, [blockId]: value })),
      errors: {},
      buttonless: textOnly,
    }),
    [act, snapshot.me, channel, ts, values, textOnly],
  );
  return (
    <SurfaceProvider value={surface}>
      <Blocks blocks={blocks} />
    </SurfaceProvider>
  );
}
