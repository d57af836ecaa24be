import type { EChartsCoreOption } from 'echarts/core';
import { FONT } from './board/marks.ts';
import { type Drawing, type DrawnLine, HEIGHT, WIDTH } from './drawing.ts';
import { lookOf } from './looks.ts';
import { AXIS_PX, axisWords, LABEL_PX, markedPoints, type Plot, plotOf, roomyMarks } from './plot.ts';

const INK = '#1d1c1d';
const FAINT = '#d5d5d9';
const QUIET = '#55555c';
const PAPER = '#ffffff';
const TITLE_PX = 36;
const SYMBOL_PX = 17;
const MOST_ACROSS = 24;

/** Everything ECharts needs to draw it, at 1,200 × 600. */
export function optionOf(drawing: Drawing): EChartsCoreOption {
  const plot = plotOf(drawing);
  return {
    animation: false,
    backgroundColor: PAPER,
    textStyle: { fontFamily: FONT, color: INK },
    grid: {
      left: plot.left,
      right: WIDTH - plot.right,
      top: plot.top,
      bottom: HEIGHT - plot.bottom,
      outerBoundsMode: 'none',
    },
    xAxis: timeAxis(plot),
    yAxis: valueAxis(plot),
    series: drawing.lines.flatMap((line, nth) => series(line, nth, plot)),
    graphic: {
      elements: [frame(), ...words(drawing), ...times(plot), ...marks(drawing, plot), ...endLabels(plot)],
    },
  };
}

function timeAxis({ from, to, ticks }: Plot) {
  return {
    type: 'time',
    min: from,
    max: to,
    axisLine: { onZero: false, lineStyle: { color: QUIET, width: 2 } },
    axisTick: { customValues: ticks.map(({ at }) => at), length: 8, lineStyle: { color: QUIET, width: 2 } },
    axisLabel: { show: false },
    splitLine: { show: false },
  };
}

function valueAxis({ values }: Plot) {
  return {
    type: 'value',
    min: values.low,
    max: values.high,
    interval: values.step,
    axisLabel: { fontSize: AXIS_PX, color: INK, margin: 18, formatter: axisWords },
    splitLine: { lineStyle: { color: FAINT, width: 2 } },
  };
}

/** The line, and its markers apart: few of many points have one. */
function series({ points }: DrawnLine, nth: number, plot: Plot) {
  const look = lookOf(nth);
  const marked = markedPoints(points, plot, nth);
  const data = points.map(([at, value]): [number, number | '-'] => [at, value ?? '-']);
  const line = {
    type: 'line',
    step: 'end',
    data,
    showSymbol: false,
    color: look.colour,
    lineStyle: { width: 4, color: look.colour, type: look.dash },
    clip: false,
    z: 3,
  };
  const markers = {
    type: 'line',
    data: data.filter((_, i) => marked.has(i)),
    symbol: look.symbol,
    symbolSize: SYMBOL_PX,
    showAllSymbol: true,
    lineStyle: { width: 0 },
    itemStyle: { color: look.colour, borderColor: look.colour, borderWidth: look.hollow ? 4 : 0 },
    clip: false,
    z: 4,
  };
  return [line, markers];
}

/** ECharts sets the letters of a time axis smaller than it is told. */
function times(plot: Plot) {
  return plot.ticks.flatMap(({ at, label }) =>
    label.split('\n').map((line, i) =>
      text([plot.x(at), plot.bottom + 32 + i * (AXIS_PX + 4)], line, {
        fontSize: AXIS_PX,
        align: 'center',
      }),
    ),
  );
}

/** Lines across the picture, or notches at its upper edge where lines would hide what is drawn. */
function marks({ marks: all }: Drawing, plot: Plot) {
  const roomy = roomyMarks(all, plot);
  const end = all.length > MOST_ACROSS ? plot.top + 12 : plot.bottom;
  return all.flatMap(({ at, label }, i) => {
    const x = plot.x(at);
    const line = {
      type: 'line',
      shape: { x1: x, y1: plot.top - 4, x2: x, y2: end },
      style: { stroke: '#8a8a92', lineWidth: 2, lineDash: all.length > MOST_ACROSS ? null : [2, 6] },
      z: 1,
    };
    const letters = text([x, plot.top - 22], label, { fontSize: AXIS_PX, fill: QUIET, align: 'center' });
    return roomy.has(i) ? [line, letters] : [line];
  });
}

/** Seen on white paper and on black. */
function frame() {
  return {
    type: 'rect',
    shape: { x: 2, y: 2, width: WIDTH - 4, height: HEIGHT - 4, r: 10 },
    style: { fill: 'none', stroke: '#8a8a92', lineWidth: 3 },
    silent: true,
  };
}

function words({ title, key }: Drawing) {
  return [
    text([28, 42], title, { fontSize: titlePx(title), fontWeight: 'bold' }),
    text([28, HEIGHT - 32], key, { fontSize: AXIS_PX, fill: QUIET }),
  ];
}

/** A long title is set smaller, so that all of it is there. */
function titlePx(title: string): number {
  return Math.max(AXIS_PX, Math.min(TITLE_PX, Math.floor((WIDTH - 60) / (title.length * 0.56))));
}

function endLabels({ labels, right }: Plot) {
  return labels.flatMap(({ line, text: label, from: [x, y], y: height }) => {
    const { colour } = lookOf(line);
    const leader = {
      type: 'polyline',
      shape: {
        points: [
          [x + 12, y],
          [right + 20, height],
          [right + 30, height],
        ],
      },
      style: { stroke: colour, lineWidth: 2, fill: 'none' },
      z: 2,
    };
    return [
      leader,
      text([right + 36, height], label, { fontSize: LABEL_PX, fontWeight: 'bold', fill: colour }),
    ];
  });
}

function text([x, y]: readonly [number, number], words: string, style: Readonly<Record<string, unknown>>) {
  return {
    type: 'text',
    x,
    y,
    style: { text: words, fill: INK, verticalAlign: 'middle', fontFamily: FONT, ...style },
    z: 5,
  };
}
