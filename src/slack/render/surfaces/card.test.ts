import { describe, expect, it } from 'vitest';
import { picture } from '../testing/picture.ts';
import { at, card, cited, doubloons, line, reader, standing, tally, zeroRoll } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import { cardMessage, wholeCard } from './card.ts';

const draw = (view: ReturnType<typeof card>) => {
  const message = cardMessage(view, reader);
  expect(complaintsAbout(message)).toEqual([]);
  return picture(message);
};

const enactable = standing({
  enact: true,
  forNeeded: 0,
  ripensAt: null,
  tally: tally({
    for: ['U0ANA', 'U0BEN', 'U0CHI', 'U0DARA', 'U0GUS'],
    followed: ['U0GUS'],
    against: ['U0ELI'],
  }),
});

describe('the card in a matter’s thread', () => {
  it('of an open proposal says who voted how and what is missing', () => {
    expect(draw(card())).toBe(`*[P7 Trends]* · Proposal by Ben · slot 1 of 2 · *next in queue*
*FOR 3* / Ben, Chi, Dara
*AGAINST 1* / Eli
*DEFERENTIAL 1, unresolved* / Gus (follows Ana once Ana votes FOR or AGAINST)
*Not voted* / Ana (Emperor)
N = 6. *1 more FOR enacts* (needs 4). *2 more AGAINST fail* (needs 3).
If Ana votes FOR: 5–1, enactable. If Ana votes AGAINST: 3–3, failable.
No executable part: once enacted, the Emperor carries it out by hand.
  · Posted 3 Feb 09:12 UTC · 18 h are up 4 Feb 03:12 UTC · text sealed \`41c07d\`, unchanged since posting
[ Vote FOR ] [ Vote AGAINST ] [ DEFERENTIAL ] [ More… ]
  · Reply FOR, AGAINST or DEFERENTIAL here, or react :+1: FOR, :-1: AGAINST, :crown: DEFERENTIAL. Your last signal counts. Can be resolved now: no (rule 1.6.2).`);
  });

  it('asks before the enactment that ends the round, and says so', () => {
    const asked = (wins: boolean) =>
      JSON.stringify(cardMessage(card({ standing: enactable, wins }), reader).blocks);
    expect(asked(true)).toContain('It ends the round, with Ben as its winner.');
    expect(asked(false)).not.toContain('ends the round');
  });

  it('S03 · FN-V2 · names who got to a side by deferring, and offers Enact once it is lawful', () => {
    const drawn = draw(card({ standing: enactable, forecasts: [], safe: true }));
    expect(drawn).toContain('*FOR 5* / Ana, Ben, Chi, Dara, Gus (DEF → FOR)');
    expect(drawn).toContain('[ Enact P7 ● ] [ Vote FOR ]');
    expect(drawn).toContain(
      'FOR 5, AGAINST 1 of 6: enough to enact (rule 1.6.2). No vote still to come can alter that',
    );
    expect(drawn).toContain('Any player may press Enact (rule 2.6.3), or reply ENACT in this thread.');
    expect(cardMessage(card({ standing: enactable }), reader).text).toContain('Gus by DEFERENTIAL');
  });

  it('FN-R3 · enough votes but an older one first: no button, and it says which it waits for', () => {
    const drawn = draw(card({ ...doubloons, forecasts: [] }));
    expect(drawn).not.toContain('Enact P8');
    expect(drawn).toContain('It waits for [P7 Trends], which is older (rule 1.6.4)');
  });

  it('FN-V5 · vetoed and waiting: no votes, no Fail until it is the oldest', () => {
    const final = { how: 'vetoed', by: 'U0ANA', at: at('14:03'), cite: cited('votes', 3) } as const;
    const view = card({
      ...doubloons,
      final,
      standing: { ...doubloons.standing, enact: false, fail: true },
      forecasts: [],
    });
    const drawn = draw(view);
    expect(drawn).toContain('*vetoed by Ana* 3 Feb 14:03 UTC · waits for [P7]');
    expect(drawn).toContain(
      "A veto cannot be changed (rule 1.5.3). It still uses one of Chi's 2 slots until it is failed.",
    );
    expect(drawn).toContain('No Fail button yet: [P7] is older.');
    expect(drawn).not.toContain('[ ');
    const oldest = card({ ...view, standing: { ...view.standing, waitsFor: null } });
    expect(draw(oldest)).toContain('[ Fail P8 ]');
    expect(draw(oldest)).toContain(
      'Voting on it is over. Any player may press Fail (rule 2.6.3), or reply FAIL',
    );
    expect(draw(oldest) + cardMessage(oldest, reader).text).not.toContain('Reply FOR');
  });

  it('FN-R8 · frozen: no votes, the clock stands still', () => {
    const drawn = draw(card({ standing: standing({ frozenBy: 'V1', ripensAt: null }) }));
    expect(drawn).toContain('*frozen while [V1] is open*');
    expect(drawn).toContain('clock paused (4 h 48 m of 18 h used) while [V1] is open');
    expect(drawn).not.toContain('Vote FOR');
  });

  it('of a declaration of victory says what freezes, that a veto is idle, and the wait after a failure', () => {
    const drawn = draw(
      card({
        ...line({
          id: 'V1',
          kind: 'dov',
          opens: 'DECLARATION OF VICTORY:',
          author: 'U0CHI',
          queued: false,
          next: false,
        }),
        standing: zeroRoll.standing,
        slot: null,
        selfKill: false,
        veto: false,
        byHand: false,
        freezes: true,
        lock: { lastingS: 172_800, cite: cited('resolution', 5) },
        forecasts: [],
      }),
    );
    expect(drawn).toContain('*[V1 Chi claims victory]* · Declaration of Victory by Chi · no queue');
    expect(drawn).toContain(
      'Play is frozen while it is open; any player may resolve it (rule 2.6.3). A veto has no effect on it.',
    );
    expect(drawn).toContain('If this fails, Chi may not post another for 2 days (rule 1.6.5).');
  });

  it('FN-V6 · tells an author that their own vote is missing; FN-V4 · AGAINST on one’s own CfJ is only a vote', () => {
    const silent = standing({ tally: tally({ for: ['U0CHI'], silent: ['U0BEN'] }) });
    expect(draw(card({ standing: silent }))).toContain(
      'Ben has not voted on it; an author has no vote unless they cast it.',
    );
    const own = standing({ tally: tally({ against: ['U0BEN'] }) });
    expect(draw(card({ standing: own, selfKill: false }))).toContain(
      'AGAINST by the author is an ordinary vote here.',
    );
  });

  it('S15 · shows votes that do not count, and unclear replies until they are answered', () => {
    const left = standing({ tally: tally({ for: ['U0BEN'], uncounted: [{ by: 'U0DARA', vote: 'for' }] }) });
    const drawn = draw(card({ standing: left, unclear: ['U0BEN'], secondPrefix: true }));
    expect(drawn).toContain('*Not counted* / Dara (FOR, no player now)');
    expect(drawn).toContain('unclear reply: Ben (answer with one word)');
    expect(drawn).toContain('a second prefix further down opens nothing');
  });

  it('S37 · FN-M6 · an edit is flagged; a deleted post leaves its text on the card', () => {
    expect(draw(card({ edited: true }))).toContain('edited since: the text first posted stands');
    const drawn = draw(card({ deletedText: 'PROPOSAL: Trends &amp; <@U0CHI>\nsecond line' }));
    expect(drawn).toContain('PROPOSAL: Trends & @Chi\nsecond line');
  });

  it('resolved: one line, no buttons', () => {
    const record = {
      outcome: 'enacted',
      by: 'U0DARA',
      at: at('14:31'),
      reason: 'majority_for',
      tally: enactable.tally,
      event: 424,
    } as const;
    expect(draw(card({ record }))).toBe(
      '*[P7 Trends]: ENACTED* · Proposal by Ben · resolved by Dara 3 Feb 14:31 UTC · More than half FOR: FOR 5, AGAINST 1 of 6 · event 424',
    );
  });

  it('over ten who have not voted are counted, and `/nomic docket P7` names them all', () => {
    const silent = Array.from({ length: 12 }, (_, i) => `U${i}`);
    const view = card({ standing: standing({ tally: tally({ silent, players: 12 }) }) });
    expect(draw(view)).toContain('*Not voted* / U0, U1 and 10 more (`/nomic docket P7`)');
    const [whole] = wholeCard(view, reader);
    for (const person of silent) expect(whole && picture(whole)).toContain(person);
  });
});
