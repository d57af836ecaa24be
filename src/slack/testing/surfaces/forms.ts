import { matter, pendingMatters } from '../../../game/matters.ts';
import type { MatterKindSpec } from '../../../ruleset/types.ts';
import { targets } from '../../forms/amend/targets.ts';
import { writeView } from '../../forms/amend/write.ts';
import { askFormView } from '../../forms/ask.ts';
import { carrying } from '../../forms/carried.ts';
import { printPrices } from '../../forms/prices.ts';
import { actForm } from '../../render/forms/act.ts';
import { pickForm, writeForm } from '../../render/forms/amend.ts';
import { ascendForm } from '../../render/forms/ascend.ts';
import { askForm } from '../../render/forms/ask.ts';
import { entryForm, entryPreview } from '../../render/forms/entry.ts';
import { loadingForm } from '../../render/forms/loading.ts';
import { newsForm } from '../../render/forms/news.ts';
import { noteForm } from '../../render/forms/note.ts';
import { contestForm, recordForm } from '../../render/forms/record.ts';
import { setupForm } from '../../render/forms/setup.ts';
import { voteForm } from '../../render/forms/vote.ts';
import { actFormView } from '../../views/forms-act.ts';
import { entryFormView } from '../../views/forms-entry.ts';
import { voteFormView } from '../../views/forms-vote.ts';
import { type Town, textIn, titleIn } from '../town.ts';
import type { Surfaces } from './drawn.ts';

export const forms: Surfaces = {
  actForm: (town) =>
    [...town.game.law.program.actions.values()].map((spec) => {
      const initial = { words: textIn(town.plan, 0), count: 'max', stock: town.stocks[0] ?? '' };
      const view = actFormView(town.scene, spec, { person: 'U1', initial });
      const prices = view.args.flatMap((arg) =>
        (arg.choices ?? []).map(({ value }) => [value, 1_000_000] as const),
      );
      return carrying(actForm(view, town.reader), {
        p: printPrices(prices),
        c: 'C0FASTNOMIC',
        t: '1612173600.000001',
      });
    }),
  pickForm: ({ game, plan, reader }) => {
    const choices = targets(game).map(({ id }, i) => ({
      value: id,
      label: textIn(plan, i),
      note: titleIn(plan, i),
    }));
    return [pickForm({ channelName: titleIn(plan, 0), choices, more: true }, reader)];
  },
  writeForm: ({ game, reader }) =>
    targets(game).map((target) => writeForm(writeView(game, target, kindsOf(game.law.program)), reader)),
  askForm: ({ reader }) => ['roll', null].map((chosen) => askForm(askFormView(chosen), reader)),
  ascendForm: ({ game, people, reader }) => [
    ascendForm(
      { game: game.id, silent: people.length, players: people.length, cite: { rule: 'victory' } },
      reader,
    ),
  ],
  entryForm: ({ game, plan, reader, at }) =>
    kindsOf(game.law.program).map((kind) => {
      const who = { by: 'U1', at, channelName: titleIn(plan, 0) };
      const begun = {
        title: titleIn(plan, 1),
        body: textIn(plan, 0),
        amendment: textIn(plan, 1),
        from: '1.2',
      };
      return entryForm(entryFormView(game, kind, who, begun), reader);
    }),
  entryPreview: (town) => previewed(town),
  loadingForm: ({ plan, reader }) => [loadingForm([titleIn(plan, 0)], reader)],
  newsForm: ({ plan, stocks, game, reader }) =>
    [
      stocks,
      [...game.table.keys()].filter((path) => path.startsWith('is/')).map((path) => path.slice(3, 43)),
    ].map((keys) =>
      newsForm(
        {
          action: 'news',
          note: textIn(plan, 1),
          rule: { rule: 'crowded' },
          version: 1,
          text: textIn(plan, 0),
          kind: 'stock',
          keys,
        },
        reader,
      ),
    ),
  noteForm: ({ plan, reader }) => [noteForm([textIn(plan, 0)], reader)],
  recordForm: ({ game, plan, reader }) => {
    const rules = game.law.rules.map(({ id }) => ({ rule: id }));
    const choices = [...pendingMatters(game).map(({ id }) => ({ matter: id })), ...rules];
    return [
      recordForm(
        {
          left: 20,
          choices: choices.slice(0, 100),
          chosen: choices[0] ?? null,
          effects: textIn(plan, 0),
          reason: textIn(plan, 1),
        },
        reader,
      ),
    ];
  },
  contestForm: ({ reader }) => [contestForm(12, reader)],
  setupForm: ({ plan, people, reader }) => {
    const rulesets = plan.titles.map((title, i) => ({ file: `set-${i}`, title }));
    const things = { plural: titleIn(plan, 0), sample: textIn(plan, 0), form: textIn(plan, 1) };
    return [setupForm({ channel: 'C1', rulesets, emperor: 'U0', players: people, things }, reader)];
  },
  voteForm: ({ game, people, reader, at }) =>
    pendingMatters(game)
      .slice(0, 4)
      .flatMap(({ id, author }) => {
        const subject = matter(game, id);
        if (!subject) return [];
        return ['U0', author].map((person) =>
          voteForm({ ...voteFormView(game, subject, person, at), followers: people }, reader),
        );
      }),
};

function kindsOf(program: {
  readonly matters: ReadonlyMap<string, MatterKindSpec>;
}): readonly MatterKindSpec[] {
  return [...program.matters.values()];
}

function previewed({ plan, reader }: Town) {
  const written = {
    draft: 'd'.repeat(40),
    kind: 'proposal',
    opens: 'PROPOSAL:',
    title: titleIn(plan, 0),
    body: textIn(plan, 0).slice(0, 3_000),
  };
  const lines = textIn(plan, 1).slice(0, 3_000).split('\n');
  const misfit = {
    ...{ matter: null, version: 1, lines, unreadable: false, emperor: null },
    faults: plan.texts.slice(0, 30).map((text) => ({ line: 1, column: 3, saying: text.slice(0, 600) })),
  };
  const amendment = { source: textIn(plan, 1).slice(0, 3_000), told: misfit };
  return [amendment, null].map((one) =>
    entryPreview({ ...written, vote: 'for', amendment: one, byHand: true, freezes: true }, reader),
  );
}
