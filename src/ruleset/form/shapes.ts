import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { misnamed } from '../names.ts';

/** Shapes are one level deep: what is inside a list or a map is read by the reader of that thing, so that all faults are told. */
const written = (saying: string) =>
  z.custom<string | number | boolean>(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
    saying,
  );
export const expression = written('an expression is needed here');
const sentence = written('a sentence is needed here');
const named = (naming: 'field' | 'declaration') =>
  z.string().superRefine((name, issues) => {
    const message = misnamed(name, naming);
    if (message !== null) issues.addIssue({ code: 'custom', message });
  });
const word = named('field');
const local = named('declaration');
export const list = z.array(z.unknown());
const map = z.record(z.string(), z.unknown());
const whole = z.int();
/** What a thing is called where it is offered: it stands in sentences, so the full stop of its own goes. */
const note = z
  .string()
  .max(LIMITS.noteChars)
  .transform((words) => words.replace(/(?<!\.)\.\s*$/, ''));
export const paragraph = z.int().min(1).max(99);
const who = z.enum(['player', 'emperor', 'subject', 'observer', 'anyone']);
const doer = z.enum([...who.options, 'referee']);

export const definitionShape = z.strictObject({
  type: z.string(),
  of: z.string().optional(),
  default: z.unknown().optional(),
  min: whole.optional(),
  max: whole.optional(),
  floor: whole.optional(),
  ceiling: whole.optional(),
  options: z.array(z.string().min(1).max(LIMITS.nameChars)).min(1).max(LIMITS.options).optional(),
  pattern: z.string().optional(),
  unique: z.boolean().optional(),
  optional: z.boolean().optional(),
  note: note.optional(),
});

export const kindShape = z.strictObject({
  key: word,
  plural: local.optional(),
  fields: map.optional(),
});

export const relationShape = z.strictObject({
  of: z.tuple([word, word], 'two kinds are needed here, such as [ player, stock ]'),
  default: whole.optional(),
  min: whole.optional(),
  max: whole.optional(),
});

export const actionShape = z.strictObject({
  note: note.optional(),
  who: doer.optional(),
  while_frozen: z.boolean().optional(),
  takes: map.optional(),
  needs: list.optional(),
  limits: z.array(z.unknown()).max(LIMITS.limitsPerAction).optional(),
  confirmed_by: z.unknown().optional(),
  does: list,
  tags: z.array(word).max(LIMITS.options).optional(),
  par: paragraph.optional(),
});

export const insteadShape = z.strictObject({ of: word, when: expression.optional(), does: list });

export const confirmationShape = z.strictObject({
  who: who.optional(),
  count: z.int().min(1).max(20).optional(),
  within: expression.optional(),
});

export const needShape = z.strictObject({
  name: word.optional(),
  that: expression,
  else: sentence,
  par: paragraph.optional(),
});

export const limitShape = z.strictObject({
  name: word.optional(),
  times: z.int().min(1).max(1_000).optional(),
  within: expression,
  per: z.enum(['player', 'game']).optional(),
  window: z.enum(['rolling', 'fixed']).optional(),
  par: paragraph.optional(),
});

export const procedureShape = z.strictObject({ takes: map.optional(), does: list });

export const conditionTriggerShape = z.strictObject({ on: word.optional(), when: expression, do: list });
export const afterTriggerShape = z.strictObject({
  after: word,
  of: word.optional(),
  if: expression.optional(),
  do: list,
});

export const victoryShape = z.strictObject({
  name: word.optional(),
  when: expression,
  note: note.optional(),
});

const permitted = {
  who,
  what: z.array(word).optional(),
  par: paragraph.optional(),
};
export const mayShape = z.strictObject({ ...permitted, may: z.enum(['resolve', 'play_the_round']) });
export const mayNotShape = z.strictObject({
  ...permitted,
  may_not: z.enum(['resolve', 'submit', 'vote', 'act']),
});

export const matterShape = z.strictObject({
  letter: z
    .string()
    .regex(/^[A-Z]$/, 'a letter is one capital, A to Z')
    .optional(),
  opens: z.string().min(LIMITS.openingChars).max(LIMITS.nameChars),
  who: who.optional(),
  needs: list.optional(),
  limits: z.array(z.unknown()).max(LIMITS.limitsPerAction).optional(),
  fields: map.optional(),
  slots: expression.optional(),
  queued: expression.optional(),
  weight: expression.optional(),
  self_kill: z.boolean().optional(),
  veto: z.boolean().optional(),
  needs_emperor: z.boolean().optional(),
  freezes: z.boolean().optional(),
  open_while_frozen: z.boolean().optional(),
  lock: expression.optional(),
  enact: expression.optional(),
  fail: expression.optional(),
  enacted: z.enum(['amend', 'victory']).optional(),
  // biome-ignore lint/suspicious/noThenProperty: a word of the language
  then: list.optional(),
  par: map.optional(),
});

export const criteriaShape = z.strictObject({
  enact: expression.optional(),
  fail: expression.optional(),
  par: z
    .strictObject({
      enact: paragraph.optional(),
      fail: paragraph.optional(),
      queue: paragraph.optional(),
      closed: paragraph.optional(),
    })
    .optional(),
});

export const votesShape = z.strictObject({
  for: z.array(z.string().min(1)).max(LIMITS.listItems).optional(),
  against: z.array(z.string().min(1)).max(LIMITS.listItems).optional(),
  deferential: z.array(z.string().min(1)).max(LIMITS.listItems).optional(),
  veto: z.array(z.string().min(1)).max(LIMITS.listItems).optional(),
  par: z
    .strictObject({
      vote: paragraph.optional(),
      deferential: paragraph.optional(),
      final: paragraph.optional(),
    })
    .optional(),
});

const duty = z.enum(['keep_roster_pinned', 'pin_pending_matters', 'broadcast_resolutions']);
export const dutyShape = z.strictObject({ duty, par: paragraph.optional() });

const name = word.optional();
/** A step is told by its first word. */
export const STEP_SHAPES = {
  set: z.strictObject({ set: expression, to: expression, name }),
  change: z.strictObject({ change: expression, by: expression, name }),
  clear: z.strictObject({ clear: expression, name }),
  let: z.strictObject({ let: local, be: expression, name }),
  roll: z.strictObject({ roll: expression, as: local, label: expression.optional(), name }),
  // biome-ignore lint/suspicious/noThenProperty: a word of the language
  if: z.strictObject({ if: expression, then: list, else: list.optional(), name }),
  each: z.strictObject({ each: local, in: expression, where: expression.optional(), do: list, name }),
  call: z.strictObject({ call: word, with: map.optional(), in: expression.optional(), name }),
  create: z.strictObject({
    create: word,
    values: map.optional(),
    with: map.optional(),
    as: local.optional(),
    name,
  }),
  add: z.strictObject({ add: expression, to: expression, first: z.boolean().optional(), name }),
  take: z.strictObject({ take: expression, from: expression, name }),
  pick: z.strictObject({ pick: expression, as: local, count: expression.optional(), name }),
  shuffle: z.strictObject({ shuffle: expression, as: local, name }),
  remove: z.strictObject({ remove: expression, name }),
  make: z.strictObject({ make: expression, a: z.enum(['player', 'observer']), name }),
  ensure: z.strictObject({ ensure: expression, else: sentence, name }),
  announce: z.strictObject({ announce: sentence, name }),
  win: z.strictObject({ win: expression, name }),
} as const;
export type StepWord = keyof typeof STEP_SHAPES;
