import type { ModalView } from '@slack/types';
import { z } from 'zod';

const carried = z.record(z.string(), z.union([z.string(), z.number()]).transform(String));

/** What came back with a form, by one-letter names: `c` channel, `t` thread, `h` opened in Home, and what its renderer put there. Nothing where that cannot be read: then the form is of no game. */
export type Carried = Readonly<Record<string, string>>;

/** Adds ids and numbers to what a form carries to its submission. */
export function carrying(view: ModalView, more: Readonly<Record<string, string | undefined>>): ModalView {
  const known = Object.entries(more).filter(([, value]) => value !== undefined);
  const all = { ...carriedBy(view.private_metadata ?? ''), ...Object.fromEntries(known) };
  return { ...view, private_metadata: JSON.stringify(all) };
}

export function carriedBy(privateMetadata: string): Carried {
  if (privateMetadata === '') return {};
  try {
    return carried.parse(JSON.parse(privateMetadata));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return {};
    throw error;
  }
}
