import { expect, it } from 'vitest';
import { trendTable } from './export-trend.ts';
import type { TrendPoint } from './trend-point.ts';

const HEADS = { run: 'run', value: 'mean', responses: 'answered', open: 'open' };
const point = (more: Partial<TrendPoint>): TrendPoint => ({
  runId: '1',
  at: '2026-11-30T10:15:00.000Z',
  name: 'Autumn',
  value: 3.26,
  band: [3.04, 3.48],
  estimate: null,
  responses: 12,
  open: false,
  text: null,
  newText: null,
  ...more,
});
const POINTS = [point({}), point({ name: 'Winter', value: null, band: null, responses: 3, open: true })];

it('is a row for each run with figures as they are shown, the newest first, an open one named so', () => {
  const table = trendTable(POINTS, { by: 'mean', questionId: '1', text: 'How is it?', scale: '1-5' }, HEADS);
  expect(table.header).toHaveLength(6);
  expect(table.rows.map(([name, , ...figures]) => [name, ...figures])).toEqual([
    ['Winter (open)', '', '', '', 3],
    ['Autumn', 3.3, 3, 3.5, 12],
  ]);
  expect(trendTable(POINTS, { by: 'enps' }, HEADS).rows[1]!.slice(2)).toEqual([3, 3, 3, 12]);
});

it('has no column of a figure where responses are what is compared', () => {
  const { header, rows } = trendTable(POINTS, { by: 'responses' }, HEADS);
  expect(header).toHaveLength(3);
  expect(rows.map((row) => row.at(-1))).toEqual([3, 12]);
});
