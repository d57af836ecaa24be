/** A line of a file without its end; `ended` is false of a last one that has none. */
export interface Line {
  readonly number: number;
  readonly bytes: Buffer;
  readonly ended: boolean;
}

const NEWLINE = 0x0a;
const MOST_BYTES = 2 ** 26;

/** The lines of a file, as they come in. Throws a RangeError on one that no export has. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Line> {
  let [number, left]: [number, Buffer[]] = [1, []];
  for await (const chunk of chunks) {
    let bytes = Buffer.from(chunk);
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE)) {
      yield { number, bytes: Buffer.concat([...left, bytes.subarray(0, end)]), ended: true };
      [number, left] = [number + 1, []];
      bytes = bytes.subarray(end + 1);
    }
    left.push(bytes);
    if (left.reduce((sum, { length }) => sum + length, 0) > MOST_BYTES)
      throw new RangeError(`line ${number} is longer than any line of an export`);
  }
  const rest = Buffer.concat(left);
  if (rest.length > 0) yield { number, bytes: rest, ended: false };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a line; null when it is no UTF-8. */
export function textOf(bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}
