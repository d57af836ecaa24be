import type { Course, Moment, Step } from '../../game/course/course.ts';
import { keysOf, movesOnly, stepsOf, valueAfter, worthOver } from '../../game/course/lines.ts';
import type { Game } from '../../game/types.ts';
import type { ChartLine, ChartRow, ChartView, ChartWish } from '../render/views.ts';
import { chartedField, worthBy } from './chart-fields.ts';
import { letterer, sortsOf } from './chart-marks.ts';
import { roster } from './roster.ts';
import type { Scene } from './scene.ts';

/** So many lines can be told apart in one picture. */
const LINES_A_PAGE = 12;

interface Track {
  readonly of: ChartLine['of'];
  readonly key: string;
  readonly place: number | null;
  readonly steps: readonly Step[];
}

/** What there is to draw of a wish, or null when the rules in force know no such number. */
export function chartView(scene: Scene, course: Course, wish: ChartWish): ChartView | null {
  const found = tracksOf(scene, course, wish);
  if (found === null) return null;
  const known = found.tracks.filter(({ steps }) => steps.length > 0);
  const first =
    Math.min(wish.page - 1, Math.max(0, Math.ceil(known.length / LINES_A_PAGE) - 1)) * LINES_A_PAGE;
  const tracks = known.slice(first, first + LINES_A_PAGE);
  const moments = shownMoments(course, tracks);
  const letters = letterer(moments);
  const rows: ChartRow[] = [
    { at: course.beganAt, event: course.began, mark: '' },
    ...moments.map((moment) => ({ at: moment.at, event: moment.event, mark: letters.mark(moment) })),
  ];
  return {
    wish,
    field: found.field,
    plural: found.plural,
    lines: tracks.map((track) => lineOf(track, rows)),
    first: first + 1,
    total: known.length,
    rows,
    sorts: sortsOf(moments, letters),
  };
}

interface Found {
  readonly field: string | null;
  readonly plural: string | null;
  readonly tracks: readonly Track[];
}

function tracksOf(scene: Scene, course: Course, wish: ChartWish): Found | null {
  const { game } = scene;
  switch (wish.of) {
    case 'kind':
    case 'things':
      return thingTracks(game, course, wish);
    case 'person':
      return personTracks(scene, course, wish.person);
    case 'standings': {
      const by = worthBy(game);
      const field = by ? null : chartedField(game, 'player');
      if (!by && field === null) return null;
      return peopleTracks(scene, field, (person) =>
        by ? worthOver(course, by, person) : stepsOf(course, `player/${person}/${field}`),
      );
    }
    case 'field': {
      if (game.law.program.playerFields.get(wish.field)?.type !== 'integer') return null;
      return peopleTracks(scene, wish.field, (person) => stepsOf(course, `player/${person}/${wish.field}`));
    }
    case 'global': {
      if (game.law.program.globals.get(wish.name)?.type !== 'integer') return null;
      return {
        field: wish.name,
        plural: null,
        tracks: [number(wish.name, stepsOf(course, `global/${wish.name}`))],
      };
    }
  }
}

function thingTracks(
  game: Game,
  course: Course,
  wish: Extract<ChartWish, { readonly kind: string }>,
): Found | null {
  const field = chartedField(game, wish.kind);
  if (field === null) return null;
  const keys = wish.of === 'things' ? wish.keys : keysOf(course, wish.kind, field);
  const tracks = keys.map((key): Track => {
    const steps = movesOnly(stepsOf(course, `${wish.kind}/${key}/${field}`));
    return { of: 'thing', key, place: null, steps };
  });
  const plural = game.law.program.kinds.get(wish.kind)?.plural ?? wish.kind;
  return { field, plural, tracks };
}

/** Worth and money where there is a worth, else every number that a person has. */
function personTracks({ game }: Scene, course: Course, person: string): Found {
  const by = worthBy(game);
  const own = (field: string) => number(field, stepsOf(course, `player/${person}/${field}`));
  if (by) {
    return { field: null, plural: null, tracks: [number('', worthOver(course, by, person)), own(by.money)] };
  }
  const fields = [...game.law.program.playerFields.values()].filter(({ type }) => type === 'integer');
  return { field: null, plural: null, tracks: fields.map(({ name }) => own(name)) };
}

function peopleTracks(scene: Scene, field: string | null, steps: (person: string) => readonly Step[]): Found {
  const tracks = roster(scene).map(
    ({ person }, i): Track => ({ of: 'person', key: person, place: i + 1, steps: movesOnly(steps(person)) }),
  );
  return { field, plural: null, tracks };
}

const number = (key: string, steps: readonly Step[]): Track => ({
  of: 'number',
  key,
  place: null,
  steps: movesOnly(steps),
});

/** What moved one of these, and what of the same name rolled and moved nothing. */
function shownMoments({ began, moments }: Course, tracks: readonly Track[]): Moment[] {
  const events = new Set(tracks.flatMap(({ steps }) => steps.map(({ event }) => event)));
  const moved = moments.filter(({ event }) => event > began && events.has(event));
  const names = new Set(moved.map(({ name }) => name));
  return moments.filter(
    ({ event, name, rolled }) => event > began && (events.has(event) || (rolled && names.has(name))),
  );
}

function lineOf({ steps, ...track }: Track, rows: readonly ChartRow[]): ChartLine {
  const values = rows.map(({ event }) => valueAfter(steps, event));
  const row = values.findLastIndex((value) => value !== null) + 1;
  const last = steps.findLast(({ to }) => to !== null)?.to ?? null;
  const ended = steps.at(-1)?.to === null && last !== null && row < rows.length ? { row, with: last } : null;
  return { ...track, values, ended };
}
