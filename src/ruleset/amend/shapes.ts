import { z } from 'zod';
import { LIMITS } from '../limits.ts';

const written = (saying: string) =>
  z.custom<string | number | boolean>(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
    saying,
  );
const words = written('words are needed here');
const title = written('the title of a rule is needed here');
const word = z.string();
const list = z.array(z.unknown());
const map = z.record(z.string(), z.unknown());
const value = z.unknown().refine((given) => given !== undefined, 'a value is needed here');

/** An operation is told by its first word. */
export const OPERATION_SHAPES = {
  set_parameter: z.strictObject({ set_parameter: word, to: value }),
  add_to: z.strictObject({ add_to: word, item: words }),
  take_from: z.strictObject({ take_from: word, item: words }),
  edit_text: z.strictObject({ edit_text: title, replace: words, with: words }),
  append_text: z.strictObject({ append_text: title, text: words }),
  add_rule: z.strictObject({
    add_rule: title,
    text: words.optional(),
    mechanism: map.nullish(),
    to: z.enum(['round', 'core']).optional(),
    after: title.optional(),
  }),
  replace_rule: z.strictObject({
    replace_rule: title,
    text: words.optional(),
    mechanism: map.nullish(),
  }),
  repeal_rule: z.strictObject({ repeal_rule: title }),
  rename_rule: z.strictObject({ rename_rule: title, to: title }),
  edit_mechanism: z.strictObject({
    edit_mechanism: title,
    at: words,
    put: z.unknown().optional(),
    append: z.unknown().optional(),
    before: z.unknown().optional(),
    after: z.unknown().optional(),
    delete: z.literal(true).optional(),
  }),
  rename: z.strictObject({
    rename: word,
    to: z.string().min(1).max(LIMITS.nameChars),
    plural: z.string().min(1).max(LIMITS.nameChars).optional(),
  }),
  do: z.strictObject({ do: list }),
  // biome-ignore lint/suspicious/noThenProperty: a word of the language
  if: z.strictObject({ if: written('an expression is needed here'), then: list, else: list.optional() }),
  adopt: z.strictObject({ adopt: word }),
} as const;

export type OperationWord = keyof typeof OPERATION_SHAPES;
