import { z } from 'zod';
import { VALUE } from '../render/inputs.ts';

const option = z.object({ value: z.string() });
const element = z.object({
  value: z.string().nullish(),
  selected_option: option.nullish(),
  selected_options: z.array(option).nullish(),
  selected_user: z.string().nullish(),
  selected_users: z.array(z.string()).nullish(),
});
const state = z.record(z.string(), z.record(z.string(), element));

/** What a person filled in, by field; nothing, where Slack sends none that can be read. Text is raw: nothing in it is escaped or markup. */
export interface Filled {
  has(field: string): boolean;
  /** As typed or chosen, without blanks around it; several with commas between; '' when left empty. */
  text(field: string): string;
  people(field: string): readonly string[];
  /** All boxes ticked and things chosen from lists of which several may be, in any field. */
  chosen(): readonly string[];
  /** The topmost field, where complaints go that belong to none; null when there is none. */
  readonly first: string | null;
}

export function filledIn(values: unknown): Filled {
  const fields = state.safeParse(values).data ?? {};
  const one = (field: string) => fields[field]?.[VALUE];
  return {
    has: (field) => Object.hasOwn(fields, field),
    text: (field) => {
      const found = one(field);
      const several = found?.selected_options?.map(({ value }) => value).join(', ');
      const single = found?.value ?? found?.selected_option?.value ?? found?.selected_user;
      return (single ?? several ?? '').trim();
    },
    people: (field) => one(field)?.selected_users ?? [],
    chosen: () =>
      Object.values(fields).flatMap(
        (field) => field[VALUE]?.selected_options?.map(({ value }) => value) ?? [],
      ),
    first: Object.keys(fields)[0] ?? null,
  };
}
