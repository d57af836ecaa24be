import type { ModalView } from '@slack/types';
import { describe, expect, it } from 'vitest';
import { shownStrings } from '../testing/markup.ts';
import { cited, reader, standing } from '../testing/sample.ts';
import { complaintsAboutForm } from '../testing/validate.ts';
import type { ActFormView, ArgView, EntryFormView, VoteFormView } from '../views.ts';
import { actForm } from './act.ts';
import { ascendForm } from './ascend.ts';
import { entryForm, entryPreview } from './entry.ts';
import { loadingForm } from './loading.ts';
import { setupForm } from './setup.ts';
import { voteForm } from './vote.ts';

const words = (view: ModalView) => {
  expect(complaintsAboutForm(view)).toEqual([]);
  return shownStrings(view).join('\n');
};
const field = (view: ModalView, id: string) =>
  view.blocks.find((block) => block.block_id === id) as { element?: unknown } | undefined;

describe('set-up', () => {
  it('asks for rules, Emperor, first players, things to start with, receipts and emoji', () => {
    const view = setupForm(
      {
        channel: 'C0FASTNOMIC',
        rulesets: [{ file: 'stock-market', title: 'The Stock Market Round' }],
        emperor: 'U0ANA',
        players: ['U0ANA', 'U0BEN'],
        things: { plural: 'stocks', sample: 'ALFA low 100 Alfa Mills', form: 'SYMBOL volatility price name' },
      },
      reader,
    );
    expect(words(view)).toContain('Stocks to start with');
    expect(view.blocks.flatMap((block) => block.block_id ?? [])).toEqual([
      'rules',
      'emperor',
      'players',
      'things',
      'tape',
      'marks',
    ]);
    expect(view.private_metadata).toBe('{"c":"C0FASTNOMIC"}');
  });
});

describe('the vote form', () => {
  const view: VoteFormView = {
    person: 'U0ANA',
    matter: 'P7',
    standing: standing(),
    mine: null,
    seq: 418,
    choices: [
      {
        vote: 'for',
        final: null,
        neither: false,
        forecast: { vote: 'for', for: 5, against: 1, makes: 'enact' },
        cite: null,
      },
      { vote: 'deferential', final: null, neither: true, forecast: null, cite: cited('votes', 2) },
      { vote: 'veto', final: 'vetoed', neither: false, forecast: null, cite: cited('votes', 3) },
    ],
    followers: ['U0GUS'],
    emperor: 'U0ANA',
  };

  it('FN-V5 · says what each vote would do, and asks twice for what is final', () => {
    const shown = words(voteForm(view, reader));
    expect(shown).toContain('Gus follows: 5–1, enactable');
    expect(shown).toContain('Counts as neither FOR nor AGAINST (rule 1.5.2)');
    expect(shown).toContain('Final. P7 can then only be failed (rule 1.5.3)');
    expect(shown).toContain('If you chose VETO, type VETO to confirm');
  });

  it('asks nobody twice who has no final vote to give', () => {
    const plain = voteForm({ ...view, choices: view.choices.slice(0, 1) }, reader);
    expect(field(plain, 'sure')).toBeUndefined();
  });
});

const arg = (over: Partial<ArgView>): ArgView => ({
  name: 'stock',
  type: 'stock',
  note: '',
  optional: false,
  min: null,
  max: null,
  initial: null,
  choices: null,
  barred: [],
  ...over,
});
const act = (over: Partial<ActFormView>): ActFormView => ({
  action: 'bargepole',
  note: 'Remove a stock',
  who: 'player',
  rule: cited('stocks', 1),
  version: 14,
  text: 'A stock that nobody owns may be removed.',
  facts: [],
  args: [],
  most: null,
  ...over,
});

describe('the form of an action', () => {
  it('lists what qualifies, and says what does not', () => {
    const view = actForm(
      act({
        args: [
          arg({
            choices: [{ value: 'ECHO', facts: [{ name: 'price', type: 'integer', value: 12 }] }],
            barred: ['ALFA', 'BRAV'],
          }),
        ],
      }),
      reader,
    );
    expect(view.callback_id).toBe('act.submit');
    expect(words(view)).toContain('ECHO · price 12');
    expect(words(view)).toContain('2 do not qualify now: ALFA, BRAV.');
  });

  it('buying and selling are the same form with the most that can be had', () => {
    const view = actForm(
      act({
        action: 'buy',
        note: 'Buy shares',
        facts: [{ name: 'cash', type: 'integer', value: 801_550 }],
        args: [
          arg({ choices: [{ value: 'CHAR', facts: [] }], initial: 'CHAR' }),
          arg({ name: 'count', type: 'integer', min: 1, initial: '1' }),
        ],
        most: { key: 'CHAR', count: 3_728, price: 215 },
      }),
      reader,
    );
    expect(view.callback_id).toBe('trade.buy.submit');
    expect(words(view)).toContain('cash *801,550*. Prices are read again when you confirm.');
    expect(words(view)).toContain('Whole number, 1 to 3,728 (× 215 = 801,520), or max.');
    expect(words(view).match(/3,728/g)).toHaveLength(1);
    expect(field(view, 'arg.count')?.element).toMatchObject({ type: 'plain_text_input', initial_value: '1' });
  });

  it('every type of argument has a field; a list too long for Slack is typed', () => {
    const many = Array.from({ length: 101 }, (_, i) => ({ value: `S${i}`, facts: [] }));
    const view = actForm(
      act({
        args: [
          arg({ name: 'sure', type: 'flag' }),
          arg({ name: 'who', type: 'player', choices: [{ value: 'U0CHI', facts: [] }] }),
          arg({ name: 'words', type: 'text', optional: true }),
          arg({ name: 'of', choices: many }),
          arg({ name: 'none', choices: [] }),
        ],
      }),
      reader,
    );
    const kinds = ['sure', 'who', 'words', 'of', 'none'].map(
      (name) => (field(view, `arg.${name}`)?.element as { type: string } | undefined)?.type,
    );
    expect(kinds).toEqual([
      'radio_buttons',
      'static_select',
      'plain_text_input',
      'plain_text_input',
      'plain_text_input',
    ]);
    expect(words(view)).toContain('101 qualify, too many for a list: type one, such as S0.');
    expect(words(view)).toContain('Nothing qualifies now.');
  });
});

describe('entries', () => {
  const view: EntryFormView = {
    kind: 'dov',
    opens: 'DECLARATION OF VICTORY:',
    channelName: 'fast-nomic',
    slots: null,
    freezes: true,
    fields: [],
    title: 'I have &lt;2,000,000&gt;',
    body: '',
    amendment: null,
    from: '1612343520.000200',
  };

  it('the form says where it is posted, and what it freezes', () => {
    const form = entryForm(view, reader);
    expect(words(form)).toContain('This freezes play for everyone');
    expect(form.title.text).toBe('Declaration of Victory');
    expect(field(form, 'title')?.element).toMatchObject({ initial_value: 'I have <2,000,000>' });
  });

  it('what its kind lets an entry say of itself is asked, each by its type, with its default filled in', () => {
    const said = { note: '', optional: true, min: null, max: null, choices: null, barred: [], initial: null };
    const choices = ['trivial', 'full'].map((value) => ({ value, facts: [] }));
    const fields = [
      { ...said, name: 'weight', type: 'enum', choices, initial: 'full' },
      { ...said, name: 'expected_cost', type: 'integer', min: 0 },
    ];
    const form = entryForm({ ...view, fields }, reader);
    expect(field(form, 'of.weight')?.element).toMatchObject({ initial_option: { value: 'full' } });
    expect(words(form)).toContain('Whole number, 0 or more.');
    expect(words(form)).toContain('Expected cost');
  });

  it('the preview shows the post as it will stand', () => {
    const preview = entryPreview(
      {
        draft: 'd1',
        kind: 'proposal',
        opens: 'PROPOSAL:',
        title: 'Trends',
        body: 'a\nb',
        vote: 'for',
        amendment: null,
        byHand: true,
        freezes: false,
      },
      reader,
    );
    expect(words(preview)).toContain('*PROPOSAL: Trends*\na\nb');
    expect(words(preview)).toContain('Your FOR is cast with it');
  });
});

it('the Address says how many have not answered; a slow form says that it is loading', () => {
  expect(
    words(ascendForm({ game: 'g1', silent: 3, players: 6, cite: cited('victory', 1) }, reader)),
  ).toContain('3 of 6 players have not said');
  expect(words(loadingForm(['Buy shares'], reader))).toContain('Loading…');
});
