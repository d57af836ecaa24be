import { z } from 'zod';
import { pause } from './backoff.ts';
import type { Budget } from './budget.ts';
import { type Ask, NotShown } from './look/ask.ts';
import { type Call, CallTrouble } from './send/call.ts';
import { type FileToHand, type Sharing, upload } from './send/upload.ts';

/** How long Slack gets to show a file that it has taken. */
const SHARED_WITHIN_MS = 8_000;
const LOOK_AGAIN_MS = 200;
const MOST_WAIT_MS = 15_000;
const GONE: ReadonlySet<string> = new Set(['file_not_found', 'file_deleted']);

const shares = z.record(z.string(), z.unknown()).default({});
const info = z.object({
  file: z.object({ shares: z.object({ public: shares, private: shares }).partial().default({}) }),
});

/** What it takes to hand pictures to Slack: questions that are repeated, and calls that are made once. */
export interface Hands {
  readonly ask: Ask;
  readonly call: Call;
  readonly budget: Budget;
}

/**
 * Uploads a picture and sees to it that it is shown: then whoever sees that place may see it anywhere. Where its alt
 * text keeps Slack from sharing it, it is uploaded again without. Its id; null when Slack does not show it.
 * @throws CallTrouble, NotShown, Unanswered
 */
export async function sharePicture(
  hands: Hands,
  picture: FileToHand,
  sharing: Sharing,
  withinMs = SHARED_WITHIN_MS,
): Promise<string | null> {
  const { alt: _, ...bare } = picture;
  for (const file of [picture, bare]) {
    const [id = ''] = await upload({ call: patient(hands), budget: hands.budget }, [file], sharing);
    if (await isShared(hands.ask, id, { channel: sharing.channel, withinMs })) return id;
  }
  return null;
}

/** Whether the file can still be shown; a question without an answer is no reason to think otherwise. */
export async function isThere(ask: Ask, file: string): Promise<boolean> {
  try {
    await ask('files.info', { file });
    return true;
  } catch (error) {
    return !(error instanceof NotShown && GONE.has(error.code));
  }
}

/** Each call waits for its turn, and once more where Slack says so. What was sent and not answered is not sent again. */
function patient({ ask, call }: Hands): Call {
  return async (method, args) => {
    if (method !== 'files.completeUploadExternal') return ask(method, args);
    try {
      return await call(method, args);
    } catch (error) {
      if (!(error instanceof CallTrouble)) throw error;
      if (error.trouble.is === 'unknown') return {};
      if (error.trouble.is !== 'limited' || error.trouble.afterMs > MOST_WAIT_MS) throw error;
      await pause(error.trouble.afterMs);
      return call(method, args);
    }
  };
}

async function isShared(
  ask: Ask,
  file: string,
  { channel, withinMs }: { readonly channel: string; readonly withinMs: number },
): Promise<boolean> {
  const over = performance.now() + withinMs;
  for (;;) {
    const known = info.parse(await ask('files.info', { file })).file.shares;
    if (known.public?.[channel] !== undefined || known.private?.[channel] !== undefined) return true;
    if (performance.now() >= over) return false;
    await pause(LOOK_AGAIN_MS);
  }
}
