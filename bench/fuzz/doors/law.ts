import { previewDraft } from '../../../src/game/preview.ts';
import { makeRule, parseDocument, printRule } from '../../../src/ruleset/document.ts';
import { readAmendment } from '../../../src/ruleset/engine.ts';
import { readMechanism } from '../../../src/ruleset/form/read.ts';
import { amendmentInFile } from '../../../src/slack/read/amendment/source.ts';
import { checkMessages } from '../../../src/slack/render/surfaces/drafted.ts';
import { noteMessage } from '../../../src/slack/render/surfaces/note.ts';
import { draftView } from '../../../src/slack/views/preview.ts';
import { type Door, remarked, textOf } from '../door.ts';
import * as real from '../examples.ts';
import * as made from '../grammar.ts';
import { mutated } from '../mutate.ts';
import { at, game, reader, rulesets } from '../seat.ts';

export const forms: Door = {
  name: 'amendments',
  share: 12,
  make: (luck) => {
    const source = luck.oneIn(2) ? luck.of(real.amendments) : made.amendment(luck);
    return luck.oneIn(5) ? source : mutated(source, real.amendments, luck, 18_000);
  },
  read: (input) => {
    const source = textOf(input);
    const read = readAmendment(source);
    if (read.ok) return [];
    const told = {
      matter: null,
      version: 1,
      faults: read.faults,
      unreadable: true,
      lines: source.split('\n'),
      emperor: null,
    };
    return checkMessages(told, reader('x'));
  },
  anew: remarked,
};

/** What an amendment would do, as its author is shown it: the same that enacts it. */
export const previews: Door = {
  name: 'amendments, tried',
  share: 2,
  make: forms.make,
  read: (input) => {
    const read = amendmentInFile(textOf(input), (one) => readAmendment(one).ok);
    if (read.is !== 'one' || /^\s*# /.test(read.source)) return [];
    const told = previewDraft(game, { source: read.source, shelf: rulesets.shelf }, at, []);
    return checkMessages(draftView({ game, at }, read.source, told), reader('x'));
  },
  anew: remarked,
};

export const blocks: Door = {
  name: 'mechanisms',
  share: 6,
  make: (luck) => {
    const block = luck.oneIn(2) ? luck.of(real.blocks) : made.mechanism(luck);
    return luck.oneIn(5) ? block : mutated(block, [...real.blocks, ...real.amendments], luck, 18_000);
  },
  read: (input) => {
    const rule = makeRule('Tried', 'round', 'Words.', textOf(input));
    const { faults } = readMechanism(rule);
    return [
      noteMessage(
        faults.slice(0, 5).map(({ saying }) => [saying]),
        reader('x'),
      ),
    ];
  },
  anew: remarked,
};

export const prints: Door = {
  name: 'mechanisms, printed',
  share: 2,
  make: blocks.make,
  read: (input) => {
    printRule(makeRule('Tried', 'round', 'Words.', textOf(input)));
    return [];
  },
  anew: remarked,
};

/** Its rules are not read here: that is done one by one, others having their turn in between. */
export const documents: Door = {
  name: 'documents',
  share: 4,
  make: (luck) => {
    const text = luck.oneIn(2) ? luck.of(real.documents) : made.document(luck);
    return mutated(text, real.documents, luck, 220_000);
  },
  read: (input) => {
    const { title, rules, faults } = parseDocument(textOf(input), 'round');
    const titles = rules.slice(0, 20).map((rule) => [rule.title.slice(0, 100)]);
    const said = faults.slice(0, 5).map(({ saying }) => [saying]);
    return [noteMessage([[title.slice(0, 200)], ...titles, ...said], reader('x'))];
  },
  anew: remarked,
};
