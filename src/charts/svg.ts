import { LineChart } from 'echarts/charts';
import { GraphicComponent, GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { type Drawing, HEIGHT, WIDTH } from './drawing.ts';
import { optionOf } from './option.ts';

use([LineChart, GridComponent, GraphicComponent, SVGRenderer]);

/** The chart as SVG. */
export function svgOf(drawing: Drawing): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height: HEIGHT });
  try {
    chart.setOption(optionOf(drawing));
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}
