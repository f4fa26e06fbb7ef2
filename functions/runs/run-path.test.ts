import { expect, it } from 'vitest';
import { RUN_KINDS } from '#shared/rules/run-kinds.ts';
import { paths } from '#web/lib/paths.ts';
import { resultsPathOf, takePathOf, WORKLOAD_PATH } from './run-path.ts';

const ID = '0f3c2b1a-4d5e-4f60-8a7b-9c0d1e2f3a4b';

it('leads to the pages of the site', () => {
  const runs = RUN_KINDS.map((kind) => ({ kind, pollId: ID }));
  expect(runs.map((run) => takePathOf(run))).toEqual([paths.pollTake(ID), paths.surveyTake(ID)]);
  expect(takePathOf(runs[0]!, 'kk')).toBe(`${paths.pollTake(ID)}?lang=kk`);
  expect(runs.map(resultsPathOf)).toEqual([paths.pollResults(ID), paths.surveyResults(ID)]);
  expect(WORKLOAD_PATH).toBe(paths.workloadAnalysis());
});
