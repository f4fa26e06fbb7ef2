import { createElement, type ComponentProps, type ReactNode } from 'react';
import type TrendChart from './trend-chart.tsx';

interface TrendChartModule {
  readonly default: typeof TrendChart;
}

let loaded: TrendChartModule | null = null;

/** The chart library is heavy: it comes when runs are compared, or printed. */
export async function loadTrendChart(): Promise<TrendChartModule> {
  loaded ??= await import('./trend-chart.tsx');
  return loaded;
}

/** The chart if its library has come already, else nothing: paper does not wait. */
export function loadedTrendChart(props: ComponentProps<typeof TrendChart>): ReactNode {
  return loaded && createElement(loaded.default, props);
}
