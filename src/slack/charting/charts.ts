import type { Course } from '../../game/course/course.ts';
import type { Game } from '../../game/types.ts';
import { within } from '../connect/within.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { altText } from '../render/surfaces/chart-alt.ts';
import { chartTitle } from '../render/surfaces/chart-words.ts';
import type { ChartView, ChartWish } from '../render/views.ts';
import { chartView } from '../views/chart.ts';
import type { Courses } from './courses.ts';
import { drawingOf } from './drawn.ts';
import type { Pictures } from './pictures.ts';

/** How the numbers of games went, and the pictures of that. */
export interface Charts {
  readonly courses: Courses;
  readonly pictures: Pictures;
  close(): void;
}

/** A picture that is in Slack and may be shown in blocks to everybody in the game's channel. */
export interface ChartPicture {
  readonly file: string;
  /** Plain words, at most 1,000 units; nothing in them is markup. */
  readonly alt: string;
  readonly title: string;
}

export async function courseOf(desk: Desk, game: Game): Promise<Course> {
  return desk.charts.courses.of(game.id);
}

export async function viewOf(desk: Desk, game: Game, wish: ChartWish): Promise<ChartView | null> {
  const course = await courseOf(desk, game);
  const view = chartView(sceneOf(desk, game, desk.clock.now()), course, wish);
  return view === null || view.lines.length === 0 ? null : view;
}

/** Nobody waits longer for a picture: it is there when they ask again. */
const PATIENCE_MS = 12_000;

/** Paints and uploads it, once for the same chart; null when it cannot be had. It is kept in the thread under the board. */
export async function pictureOf(desk: Desk, game: Game, view: ChartView): Promise<ChartPicture | null> {
  const reader = readerOf(desk, game);
  const [title, alt] = [chartTitle(view, reader, 'words'), altText(view, reader)];
  const drawing = drawingOf(view, reader);
  const thread = desk.mirror.of(game.id, 'board')?.ts ?? null;
  const file = await within(desk.charts.pictures.file(game, { drawing, title, alt }, thread), PATIENCE_MS);
  return file === null ? null : { file, alt, title };
}
