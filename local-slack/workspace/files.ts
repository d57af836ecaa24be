import { extname } from 'node:path';
import type { FilesInfoResponse } from '@slack/web-api';
import { type KeptFile, mintId, Refusal, secret, type World } from './world.ts';

export interface NewFile {
  name: string;
  user: string;
  size: number;
  alt_txt?: string;
  mimetype?: string;
}

const MIME: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  csv: 'text/csv',
  json: 'application/json',
  markdown: 'text/markdown',
};

/** Names Slack has for kinds of files whose ending says it otherwise. */
const FILETYPES: Record<string, string> = { '': 'text', txt: 'text', md: 'markdown' };
const PRETTY: Record<string, string> = { text: 'Plain Text', markdown: 'Markdown (raw)' };

export function newFile(world: World, asked: NewFile): KeptFile {
  const id = mintId(world, 'F');
  const extension = extname(asked.name).slice(1).toLowerCase();
  const filetype = FILETYPES[extension] ?? extension;
  const file: KeptFile = {
    id,
    name: asked.name,
    title: asked.name,
    mimetype:
      asked.mimetype ?? MIME[filetype] ?? (filetype === 'text' ? 'text/plain' : 'application/octet-stream'),
    filetype,
    size: asked.size,
    user: asked.user,
    ...(asked.alt_txt === undefined ? {} : { alt_txt: asked.alt_txt }),
    url_private: `${world.origin()}/files/${world.team.id}-${id}-${secret(8)}/${encodeURIComponent(asked.name)}`,
    createdMs: world.clock.now(),
    shares: {},
    pending: true,
  };
  world.files.set(id, file);
  return file;
}

/** @throws Refusal `file_not_found` */
export function fileOf(world: World, id: string): KeptFile {
  const file = world.files.get(id);
  if (file === undefined) throw new Refusal('file_not_found');
  return file;
}

export function changeFile(world: World, id: string, change: Partial<KeptFile>): KeptFile {
  const file = { ...fileOf(world, id), ...change };
  world.files.set(id, file);
  world.touched();
  return file;
}

/** Where an app fetches it, with its token. */
export const downloadPath = (world: World, file: KeptFile): string =>
  `/files-pri/${world.team.id}-${file.id}/download/${encodeURIComponent(file.name)}`;

/** A file as `files.info` and messages show it. */
export function slackFile(world: World, file: KeptFile) {
  const created = Math.floor(file.createdMs / 1000);
  const inKind = (kind: string) =>
    Object.keys(file.shares).filter((id) => world.channels.get(id)?.kind === kind);
  const isPublic = inKind('public').length > 0;
  const isWords = PRETTY[file.filetype] !== undefined;
  return {
    id: file.id,
    created,
    timestamp: created,
    name: file.name,
    title: file.title,
    mimetype: file.mimetype,
    filetype: file.filetype,
    pretty_type: PRETTY[file.filetype] ?? file.filetype.toUpperCase(),
    user: file.user,
    user_team: world.team.id,
    editable: isWords,
    size: file.size,
    mode: isWords ? 'snippet' : 'hosted',
    is_external: false,
    external_type: '',
    is_public: isPublic,
    public_url_shared: false,
    display_as_bot: false,
    username: '',
    url_private: file.url_private,
    url_private_download: `${world.origin()}${downloadPath(world, file)}`,
    permalink: `${world.origin()}/files/${file.id}`,
    ...(file.alt_txt === undefined ? {} : { alt_txt: file.alt_txt }),
    channels: inKind('public'),
    groups: inKind('private'),
    ims: inKind('im'),
    shares: { ...sharesAs(world, file, 'public'), ...sharesAs(world, file, 'private') },
    has_rich_preview: false,
    file_access: 'visible',
    comments_count: 0,
  } satisfies FilesInfoResponse['file'];
}

function sharesAs(world: World, file: KeptFile, kind: 'public' | 'private'): Record<string, unknown> {
  const entries = Object.entries(file.shares).filter(
    ([id]) => (world.channels.get(id)?.kind === 'public') === (kind === 'public'),
  );
  if (entries.length === 0) return {};
  const shown = entries.map(([id, ts]) => {
    const channel_name = world.channels.get(id)?.name ?? '';
    return [
      id,
      [{ reply_users: [], reply_users_count: 0, reply_count: 0, ts, channel_name, team_id: world.team.id }],
    ];
  });
  return { [kind]: Object.fromEntries(shown) };
}
