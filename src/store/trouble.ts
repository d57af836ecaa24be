/** What the system and SQLite say of files, in words. */
const SAID: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EEXIST: 'something of that name is there already',
  EACCES: 'it may not be touched',
  EPERM: 'it may not be touched',
  EROFS: 'nothing can be written there',
  EISDIR: 'that is a folder',
  ENOTDIR: 'a part of the path is no folder',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead round in a circle',
  ENOSPC: 'there is no room left',
  EDQUOT: 'there is no room left',
  EIO: 'the disk does not answer',
  SQLITE_NOTADB: 'it is no database',
  SQLITE_CORRUPT: 'it is damaged',
  SQLITE_CANTOPEN: 'it cannot be opened',
  SQLITE_READONLY: 'it may not be written',
  SQLITE_FULL: 'there is no room left',
  SQLITE_BUSY: 'another program holds it',
  SQLITE_IOERR: 'it cannot be read or written there',
};

/** What is wrong with a file, database or folder that somebody named; null where it is nothing of the kind. */
export function troubleWith(
  error: unknown,
): { readonly path: string | null; readonly saying: string } | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  const [kind = code] = /^SQLITE_[A-Z]+/.exec(code) ?? [];
  const words = SAID[kind] ?? (kind.startsWith('SQLITE_') ? error.message : null);
  if (words === null) return null;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  return { path, saying: `${words} (${code})` };
}
