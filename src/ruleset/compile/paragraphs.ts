import { scopeOf, type World } from '../expr/scope.ts';
import { compileSentence, type Wording } from '../expr/sentence.ts';
import type { Complaints, ReadRule } from './faults.ts';
import type { Told } from './told.ts';

export function paragraphs({ rule }: ReadRule, world: World, complaints: Complaints, told?: Told): Wording[] {
  const scope = scopeOf(world);
  let from = 0;
  return rule.text.split(/\n[ \t]*\n/).flatMap((text) => {
    const at = rule.text.indexOf(text, from);
    from = at + text.length;
    if (text.trim() === '') return [];
    const { wording, complaints: found } = compileSentence(text, scope, (hole, offset) =>
      told?.(hole, scope, { at: null, from: at + offset }),
    );
    for (const { at: offset, saying } of found) complaints.complainOfText(saying, at + offset);
    return [wording];
  });
}
