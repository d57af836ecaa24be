import { noDice } from '../../game/luck.ts';
import { pendingMatters } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { slotsOf } from '../../ruleset/engine.ts';
import type { MatterKindSpec } from '../../ruleset/types.ts';
import type { EntryFormView } from '../render/views.ts';
import { declaredView } from './forms-arg.ts';
import { citation } from './scene.ts';

/** Words to begin with, as Slack delivered them, and the post they come from. */
export interface Begun {
  readonly title: string;
  readonly body: string;
  readonly amendment: string;
  /** Declared fields, by name. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly from: string | null;
}

export function entryFormView(
  game: Game,
  kind: MatterKindSpec,
  who: { readonly by: string; readonly at: number; readonly channelName: string },
  begun: Begun,
): EntryFormView {
  const of = slotsOf(game.law.program, worldAt(game, who.at, noDice), who.by, kind.name);
  const held = pendingMatters(game).filter((m) => m.kind === kind.name && m.author === who.by).length;
  const par = kind.par.slots;
  const cite = citation({ rule: kind.rule, ...(par === undefined ? {} : { par }) });
  return {
    kind: kind.name,
    opens: kind.opens,
    channelName: who.channelName,
    slots: of === null ? null : { left: Math.max(0, of - held), of, cite },
    freezes: kind.freezes,
    fields: kind.fields.map((definition) =>
      declaredView(game, definition, begun.fields?.[definition.name] ?? null),
    ),
    title: begun.title,
    body: begun.body,
    from: begun.from,
    amendment: kind.enacted === 'amend' ? begun.amendment : null,
  };
}
