import { expect, it } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { resultsPathOf, takePathOf, WORKLOAD_PATH } from './run-path.ts';

const ID = '0f3c2b1a-4d5e-4f60-8a7b-9c0d1e2f3a4b';

it('leads to the pages of the site', () => {
  expect([takePathOf(ID, false), takePathOf(ID, true)]).toEqual([paths.pollTake(ID), paths.surveyTake(ID)]);
  expect([resultsPathOf(ID, false), resultsPathOf(ID, true)]).toEqual([paths.pollResults(ID), paths.surveyResults(ID)]);
  expect(WORKLOAD_PATH).toBe(paths.workloadAnalysis());
});
