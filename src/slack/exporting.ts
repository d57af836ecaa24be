import { exported } from '../verify/export/write.ts';
import type { Desk } from './desk.ts';

/** Names the file of a whole game among those that are drawn when they are sent. */
export const WHOLE_GAME = 'game';

/** More than this is not put together in memory. */
const MOST_BYTES = 2 ** 26;

const TOO_LONG = `This game is too long to be sent through Slack. Whoever keeps the bot writes it into a file with
  npx fast-nomic export FILE --database sqlite:PATH
`;

/** A whole game as one file, as it is when it is sent: only then is it put together, and it is kept nowhere. */
export async function drawFile(
  desk: Desk,
  id: string | null,
  drawn: string,
  most = MOST_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const game = id === null ? null : desk.referee.game(id);
  if (game === null || drawn !== WHOLE_GAME) throw new Error(`nothing is called ${drawn}`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const piece of exported(desk.store, game)) {
    const bytes = new TextEncoder().encode(piece);
    length += bytes.length;
    if (length > most) return new TextEncoder().encode(TOO_LONG);
    pieces.push(bytes);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
