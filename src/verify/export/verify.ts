import type { Report } from '../shapes.ts';
import type { Verifying } from '../verifier.ts';
import { linesOf } from './lines.ts';
import { ExportReader } from './read.ts';

/** Verifies an export from its bytes, in pieces of any size. */
export async function verifyExport(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  depth: Verifying['depth'] = 'law',
): Promise<Report> {
  const reader = new ExportReader(depth);
  for await (const line of linesOf(chunks)) reader.take(line);
  return reader.report();
}
