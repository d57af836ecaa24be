import { cite } from '../../../game/cite.ts';
import { submitGrounds } from '../../../game/decide/submit.ts';
import type { Game } from '../../../game/types.ts';
import type { MatterKindSpec } from '../../../ruleset/types.ts';
import type { TypedView, WriteView } from '../../render/forms/amend.ts';
import { kindName } from '../../render/words.ts';
import { shownValue, type Target, typedValue } from './targets.ts';

const MOST = 3_000;

/** Kinds of entries that this person may post now and whose enactment amends. */
export function openKinds(game: Game, who: { readonly by: string; readonly at: number }): MatterKindSpec[] {
  return [...game.law.program.matters.values()].filter(
    (kind) => kind.enacted === 'amend' && submitGrounds(game, kind, who).length === 0,
  );
}

/** The form in which this is typed anew. */
export function writeView(game: Game, target: Target, kinds: readonly MatterKindSpec[]): WriteView {
  return {
    target: target.id,
    ...headOf(game, target),
    fields: fieldsOf(target),
    kinds: kinds.map(({ name, opens }) => ({ name, label: kindName(opens) })),
  };
}

function headOf({ law }: Game, target: Target): Pick<WriteView, 'title' | 'about'> {
  if (target.is === 'new rule')
    return { title: 'A new rule', about: ['It comes last among the rules of its part.'] };
  if (target.is === 'rule') {
    const holes = 'What stands in {{ }} is printed from the values of the law.';
    return { title: 'Change a rule', about: [`Rule ${cite(law, target.rule.id)}. ${holes}`] };
  }
  const now = shownValue(target);
  const about = target.is === 'everybody' ? `${target.name}, the same for everybody who plays` : target.name;
  const rule = { cited: { rule: target.definition.rule } };
  return {
    title: 'A new value',
    about: [now === '' ? `${about} (` : `${about} is ${now} now (`, rule, ').'],
  };
}

function fieldsOf(target: Target): TypedView[] {
  const field = { hint: null, initial: '', lines: true, most: MOST, optional: false };
  if (target.is === 'new rule')
    return [
      { ...field, id: 'name', label: 'Its title', lines: false, most: 80 },
      { ...field, id: 'text', label: 'Its words' },
      { ...field, id: 'mechanism', label: 'Its automated part', hint: BLOCK, optional: true },
    ];
  if (target.is !== 'rule') {
    const initial = typedValue(target);
    return [
      {
        ...field,
        id: 'to',
        label: 'New value',
        hint: hintOf(target.definition.type),
        initial,
        lines: false,
        most: 300,
      },
    ];
  }
  const { text, mechanism } = target.rule;
  if (text.length > MOST)
    return [
      {
        ...field,
        id: 'replace',
        label: 'Words of the rule to go',
        hint: 'Exactly as they stand there, once.',
      },
      { ...field, id: 'with', label: 'Words to come instead', optional: true },
    ];
  const block = mechanism ?? '';
  const automated = {
    ...field,
    id: 'mechanism',
    label: 'Its automated part',
    hint: BLOCK,
    initial: block,
    optional: true,
  };
  return [
    { ...field, id: 'text', label: 'Its words', initial: text },
    ...(block.length > MOST ? [] : [automated]),
  ];
}

const BLOCK =
  'The keys and values of a mechanism block, without a fence. Left empty, the rule is words alone.';

function hintOf(type: string): string | null {
  if (type === 'duration') return 'Such as 30 minutes, 18h or 2 days.';
  if (type === 'moment') return 'Such as 2021-12-24T00:00:00Z, in UTC.';
  return type === 'list' ? 'Separated by commas.' : null;
}
