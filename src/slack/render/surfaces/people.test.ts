import { describe, expect, it } from 'vitest';
import type { Message } from '../compose.ts';
import { picture } from '../testing/picture.ts';
import { at, cited, reader, tally } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import type { NudgeView, RoleChangeView, VictoryView } from '../views.ts';
import { dutiesMessages } from './duties.ts';
import { nudgeMessage } from './nudge.ts';
import { idleMessage, roleMessage } from './roles.ts';
import { victoryMessage } from './victory.ts';
import { awayMessage, inviteMessage, newcomerMessage, welcomeMessage } from './welcome.ts';

const draw = (message: Message) => {
  expect(complaintsAbout(message)).toEqual([]);
  return picture(message);
};

const joined: RoleChangeView = {
  person: 'U0GUS',
  to: 'player',
  by: 'U0GUS',
  cause: 'joined',
  fields: [{ name: 'cash', type: 'integer', value: 1_000_000 }],
  fieldsCite: cited('money', 2),
  returnMs: null,
  before: 5,
  quorum: { players: 6, forToEnact: 4, againstToFail: 3 },
  effects: [{ matter: 'P8', was: 'enact', is: null, forNeeded: 1, againstNeeded: null }],
  cite: cited('players', 1),
  event: 398,
};

describe('who plays', () => {
  it('FN-P1 · FN-V9 · joining tells N before and after, and what it did to pending matters', () => {
    expect(
      draw(roleMessage(joined, reader)),
    ).toBe(`*Gus is now a player* · cash 1,000,000 (default, rule 2.2.2)
N 5 → *6*: 4 FOR enact, 3 AGAINST fail.
[P8]: was enactable, now needs 1 more FOR.
  · rule 1.2.1 · event 398`);
    expect(roleMessage(joined, reader).text).toContain('N 5 to 6: 4 FOR enact, 3 AGAINST fail.');
  });

  it('FN-P4 · being made an observer says who did it and when the return opens', () => {
    const made: RoleChangeView = {
      ...joined,
      person: 'U0HAL',
      by: 'U0DARA',
      to: 'observer',
      cause: 'made',
      fields: [],
      returnMs: at('00:00', 4),
      effects: [],
    };
    const drawn = draw(roleMessage(made, reader));
    expect(drawn).toContain('*Dara has made Hal an observer*');
    expect(drawn).toContain('Hal may be a player again from 4 Feb 00:00 UTC.');
  });

  it('renamed roles are called what the rules call them', () => {
    const renamed = {
      ...reader,
      noun: (word: string) => ({ player: 'actor', players: 'actors' })[word] ?? word,
    };
    expect(draw(roleMessage(joined, renamed))).toContain('*Gus is now an actor*');
  });

  it('FN-P3 · S27 · an idle player is offered, never demoted by the bot', () => {
    const drawn = draw(
      idleMessage(
        {
          person: 'U0HAL',
          idleMs: 172_800_000,
          last: { did: 'vote on P5', at: at('13:58', 1) },
          now: { players: 7, forToEnact: 4, againstToFail: 4 },
          after: { players: 6, forToEnact: 4, againstToFail: 3 },
          effects: [],
          returnWaitS: 86_400,
          cite: cited('players', 2),
        },
        reader,
      ),
    );
    expect(drawn).toBe(`*Hal has been idle for 2 d.* Last game action: vote on P5, 1 Feb 13:58 UTC.
Any player may make Hal an observer (rule 1.2.2). N would go from 7 to 6: 4 FOR enact, 3 AGAINST fail (now 4 FOR enact, 4 AGAINST fail).
No pending matter would change state.
[ Make Hal an observer ]
  · By text: \`/nomic demote\` and the person. If Hal acts first, this lapses.`);
  });
});

describe('the round', () => {
  const victory: VictoryView = {
    winner: 'U0CHI',
    round: 'The Stock Market Round',
    matter: 'V1',
    by: 'U0BEN',
    tally: tally({ for: ['U0CHI', 'U0BEN', 'U0DARA', 'U0GUS', 'U0ANA'], against: ['U0ELI'] }),
    cite: cited('victory', 1),
    repealed: true,
    fromMs: at('09:00', 1),
    toMs: at('20:00'),
    counts: [
      { what: 'adjust', n: 9 },
      { what: 'news', n: 2 },
      { what: 'news_roll', n: 1 },
    ],
    enactments: 1,
    standings: [
      { person: 'U0CHI', rank: 1, tied: false, worth: 1_214_700 },
      { person: 'U0DARA', rank: 2, tied: false, worth: 1_020_000 },
    ],
    wishes: { yes: ['U0CHI', 'U0BEN'], no: [], silent: ['U0ANA'] },
    closed: ['P8', 'C2'],
    before: 376,
    ascended: false,
  };

  it('FN-E5 · S41 · ends with who won, how it stood, and a question that decides nothing', () => {
    const drawn = draw(victoryMessage(victory, reader));
    expect(drawn).toContain('## Chi has won The Stock Market Round');
    expect(drawn).toContain('[V1 Chi claims victory] *ENACTED* by Ben, 5–1 of 6 (rule 1.7.1).');
    expect(drawn).toContain(
      'It ran 1 Feb 2021 to 3 Feb 2021: 9 market adjustments, 2 News Posts, 1 × news roll, 1 enactment.',
    );
    expect(drawn).toContain('*1.* Chi 1,214,700\n*2.* Dara 1,020,000');
    expect(drawn).toContain('*Does everyone wish to continue?* Yes 2 (Chi, Ben), no 0, silent 1 (Ana).');
    expect(drawn).toContain('[ I wish to continue ] [ I do not ] [ Write the Ascension Address ]');
    expect(drawn).toContain(
      'a post that starts `ASCENSION ADDRESS:`. Closed undecided with the round: [P8 Doubloons], [C2 Does a roll of 0 count?]',
    );
  });

  it('the button for the Address goes once it was made', () => {
    expect(draw(victoryMessage({ ...victory, ascended: true }, reader))).not.toMatch(/Ascension|\[ I /);
  });
});

describe('the first minutes', () => {
  it('a channel without a game is told what the bot does and does not do', () => {
    const drawn = draw(welcomeMessage({ channel: 'C0FASTNOMIC' }, reader));
    expect(drawn).toContain('[ Set up this channel ● ] [ Read the rules first ] [ Show me an example ]');
    expect(drawn).toContain('I never resolve anything on my own: a person presses the button.');
  });

  it('mentions only those who are asked to act', () => {
    expect(JSON.stringify(inviteMessage({ people: ['U0BEN'], by: 'U0ANA' }, reader))).toContain(
      '<@U0BEN>: Ana asks you to play.',
    );
    expect(draw(newcomerMessage({ players: 6, pending: ['P7'] }, reader))).toContain(
      '*A game is on*: 6 players, [P7 Trends] pending.',
    );
    expect(
      draw(
        awayMessage(
          {
            counts: [
              { what: 'vote', n: 4 },
              { what: 'proposal', n: 1 },
            ],
          },
          reader,
        ),
      ),
    ).toBe('While I was away: 4 votes, 1 proposal. They keep their own times.');
  });
});

describe('a near miss', () => {
  const miss: NudgeView = {
    opens: 'PROPOSAL:',
    kind: 'proposal',
    post: '1612343520.000200',
    begins: 'Proposal -',
    why: 'spelling',
    cite: cited('entries', 2),
  };

  it('FN-M1 · is told what it lacks and offered a form', () => {
    expect(
      draw(nudgeMessage(miss, reader)),
    ).toBe(`Your post is *not* an official entry: it starts with "Proposal -". The rule asks for \`PROPOSAL:\` at the very start (rule 1.4.2).
Edit the message and I register it at the time of the edit.
[ Write it in a form instead ] [ It was just talk ]`);
  });

  it('every kind of miss has a reason and a remedy', () => {
    for (const why of ['empty', 'quoted', 'not_first', 'thread', 'elsewhere', 'command'] as const) {
      const drawn = draw(nudgeMessage({ ...miss, why }, reader));
      expect(drawn).toMatch(/official entry: .+\n.+\./);
      expect(drawn).not.toMatch(/` [A-Z]/);
    }
  });
});

it('FN-R7 · the duties of the Emperor name what is due and what the bot keeps', () => {
  const [message] = dutiesMessages(
    {
      due: [
        {
          is: 'apply',
          matter: 'P8',
          enactedAt: at('08:10'),
          text: 'money is called doubloons',
          ...{ why: 'text', drafted: false, records: [418] },
          cite: cited('resolution', 6),
        },
        { is: 'vote', matter: 'P7', waiting: 1, cite: cited('votes', 2) },
      ],
      kept: [{ duty: 'pin_pending_matters', done: 3, of: 3, cite: cited('powers', 2) }],
    },
    reader,
  );
  expect(message && draw(message)).toBe(`## Emperor: what is due
*1. Apply [P8 Doubloons] by hand*
Enacted 3 Feb 08:10 UTC
Its text is not automated: "money is called doubloons" (rule 1.6.6)
☑ recorded so far: E418
☐ carry out each change: \`/nomic record P8 set … because …\`, or press Record…
☐ when nothing of it is left: \`/nomic done P8\`, or press Mark as applied
[ Record… ] [ Mark as applied ]
*2. Your vote on [P7 Trends]*
1 DEFERENTIAL waits for it (rule 1.5.2)   [ Vote… ]
*Kept for you by the bot*
3 of 3 pending matters pinned (rule 2.6.2)`);
});
