import { z } from 'zod';
import { changeFile, fileOf, newFile, slackFile } from '../workspace/files.ts';
import { post } from '../workspace/messages.ts';
import { type KeptFile, Refusal, secret, type World } from '../workspace/world.ts';
import { count, type Desk, json, type Method, method, TIER, text } from './method.ts';
import { openChannel } from './rooms.ts';

/** Slack shares a completed file a moment after it says so. */
const SHARE_AFTER_MS = 40;

const completed = z.object({
  files: json(z.array(z.object({ id: z.string(), title: z.string().optional() })).min(1)),
  channel_id: text.optional(),
  initial_comment: text.optional(),
  thread_ts: text.optional(),
});

export const fileMethods: Record<string, Method> = {
  'files.getUploadURLExternal': method({
    perMinute: TIER.four,
    args: z.object({
      filename: text,
      length: count,
      alt_txt: text.optional(),
      alt_text: text.optional(),
      snippet_type: text.optional(),
    }),
    scopes: ['files:write'],
    run: ({ world }, { filename, length, alt_txt, alt_text }) => {
      if (length <= 0) throw new Refusal('invalid_arguments');
      const alt = alt_txt ?? alt_text;
      if (alt !== undefined && alt.length > 1000) throw new Refusal('alt_txt_too_large');
      const described = alt === undefined ? {} : { alt_txt: alt };
      const file = newFile(world, { name: filename, user: world.app.botUserId, size: length, ...described });
      const upload_key = `${file.id}-${secret(12)}`;
      changeFile(world, file.id, { upload_key });
      return { upload_url: `${world.origin()}/upload/v1/${upload_key}`, file_id: file.id };
    },
  }),
  'files.completeUploadExternal': method({
    perMinute: TIER.four,
    args: completed,
    scopes: ['files:write'],
    run: complete,
  }),
  'files.info': method({
    perMinute: TIER.four,
    args: z.object({ file: text }),
    scopes: ['files:read'],
    run: ({ world }, args) => ({
      file: slackFile(world, fileOf(world, args.file)),
      content_html: null,
      editor: null,
      comments: [],
      response_metadata: { next_cursor: '' },
    }),
  }),
};

function complete({ world, faults }: Desk, args: z.infer<typeof completed>): Record<string, unknown> {
  const channel = args.channel_id === undefined ? undefined : openChannel(world, args.channel_id);
  const files = args.files.map(({ id, title }) => uploaded(world, id, title));
  if (channel !== undefined) {
    const withAlt = files.some((file) => file.alt_txt !== undefined);
    const stopped = withAlt && faults.strikes('stopShare', 'files.completeUploadExternal') !== undefined;
    const { initial_comment: comment = '', thread_ts: thread } = args;
    if (!stopped)
      setTimeout(() => share(world, files, { channel: channel.id, comment, thread }), SHARE_AFTER_MS);
  }
  return { files: files.map((file) => ({ id: file.id, title: file.title })) };
}

function uploaded(world: World, id: string, title?: string): KeptFile {
  const bytes = world.bytes.get(fileOf(world, id).id);
  if (bytes === undefined) throw new Refusal('file_not_found');
  return changeFile(world, id, {
    pending: false,
    size: bytes.length,
    ...(title === undefined ? {} : { title }),
  });
}

interface Share {
  channel: string;
  comment: string;
  thread: string | undefined;
}

function share(world: World, files: KeptFile[], { channel, comment, thread }: Share): void {
  const said = post(world, {
    channel,
    user: world.app.botUserId,
    bot_id: world.app.botId,
    app_id: world.app.id,
    text: comment,
    subtype: 'file_share',
    files: files.map((file) => file.id),
    ...(thread === undefined ? {} : { thread_ts: thread }),
  });
  for (const file of files) changeFile(world, file.id, { shares: { ...file.shares, [channel]: said.ts } });
}
