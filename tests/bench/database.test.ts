import { beforeAll, describe, expect, it } from 'vitest';
import { budgets, keeps, refusalBudget } from '#scripts/bench/budgets.ts';
import { makeCompany, type Company } from '#scripts/bench/counts/company.ts';
import { countAppLoad, countOperations, LISTS, type Costs } from '#scripts/bench/counts/operations.ts';
import { countRefusals } from '#scripts/bench/counts/refusals.ts';
import { measurePollList } from '#scripts/bench/counts/poll-list.ts';
import { measureTasks } from '#scripts/bench/counts/tasks.ts';
import { measureSurveys } from '#scripts/bench/counts/surveys.ts';
import { measureScale } from '#scripts/bench/counts/scale.ts';
import type { Cost } from '#tests/support/calls.ts';

const MANY = 100;
/** Two companies are founded and every operation is counted in each: half a minute, and three of them on a busy machine. */
const MOMENT = 240_000;

let [small, large]: [Company | undefined, Company | undefined] = [undefined, undefined];
let [few, many]: [Costs, Costs] = [{}, {}];
beforeAll(async () => {
  small = await makeCompany(1);
  large = await makeCompany(MANY);
  few = await countOperations(small);
  many = await countOperations(large);
}, MOMENT);

describe('what a request asks of DynamoDB', () => {
  const promises = Object.entries(budgets.operations).flatMap(([name, counts]) =>
    Object.entries(counts).map(([count, { atMost, unit }]) => ({ name, count: count as keyof Cost, atMost, unit })),
  );

  it.each(promises)('$name takes at most $atMost $unit', ({ name, count, atMost }) => {
    expect(few[name]?.[count]).toBeLessThanOrEqual(atMost);
    expect(many[name]?.[count]).toBeLessThanOrEqual(atMost);
  });

  it('is counted: a request that reads or writes is never free', () => {
    const free = Object.entries(few).filter(([, { calls, reads, writes }]) => calls === 0 || reads + writes === 0);
    expect(free).toEqual([]);
  });

  it(`does not grow with ${MANY} members, polls and runs, unless they are what it lists`, () => {
    const others = (costs: Costs) => Object.entries(costs).filter(([name]) => !LISTS.includes(name));
    expect(others(many)).toEqual(others(few));
  });

  it(`takes at most one round trip more to list ${MANY} of a thing than to list one`, () => {
    expect(LISTS.filter((name) => many[name]!.calls - few[name]!.calls > 1)).toEqual([]);
  });

  it('loads the app within its read units', async () => {
    expect((await countAppLoad(large!)).reads).toBeLessThanOrEqual(budgets.appLoadReads.atMost);
  });

  it('refuses within the read units of a refusal', async () => {
    const dear = Object.entries(await countRefusals(large!)).filter(
      ([reason, { reads }]) => !keeps(reads, refusalBudget(reason)),
    );
    expect(dear).toEqual([]);
  });

  it(
    'a list of two hundred polls is read within its units, and with it the twenty rows in sight',
    async () => {
      const { lines, figures, kilobytes } = await measurePollList(200);
      expect(lines.reads).toBeLessThanOrEqual(budgets.pollList.lines.reads.atMost);
      expect(figures.reads).toBeLessThanOrEqual(budgets.pollList.figures.reads.atMost);
      expect(kilobytes).toBeLessThanOrEqual(budgets.pollList.reply.kilobytes.atMost);
    },
    MOMENT,
  );

  it(
    'a workspace with thousands of tasks is listed, counted and moved in within its units',
    async () => {
      const [few5, many5000] = await measureTasks([5, 5_000]);
      for (const { list, stats, move } of [few5!, many5000!]) {
        expect(list.reads).toBeLessThanOrEqual(budgets.tasks.list.reads.atMost);
        expect(stats.reads).toBeLessThanOrEqual(budgets.tasks.stats.reads.atMost);
        expect(move.writes).toBeLessThanOrEqual(budgets.tasks.move.writes.atMost);
      }
      expect([many5000!.stats, many5000!.move]).toEqual([few5!.stats, few5!.move]);
    },
    MOMENT,
  );

  it(
    'a run with a thousand answers costs what one with a hundred does, within its units',
    async () => {
      const rows = await measureScale([100, 1_000]);
      const [{ results, summary, submit }, { answers: _, ...grown }] = [rows[0]!, rows[1]!];
      expect(grown).toEqual({ results, summary, submit });
      expect(results.reads).toBeLessThanOrEqual(budgets.scale.results.reads.atMost);
      expect(summary.reads).toBeLessThanOrEqual(budgets.scale.summary.reads.atMost);
      expect(submit.writes).toBeLessThanOrEqual(budgets.scale.submit.writes.atMost);
    },
    MOMENT,
  );

  it(
    'a survey with a hundred thousand answers is read within the units of one with a hundred, all groups in one reply',
    async () => {
      const { submit, rows } = await measureSurveys([100, 100_000]);
      for (const { results, kilobytes } of rows) {
        expect(results.reads).toBeLessThanOrEqual(budgets.surveys.results.reads.atMost);
        expect(kilobytes).toBeLessThanOrEqual(budgets.surveys.reply.kilobytes.atMost);
      }
      expect(rows[1]!.results).toEqual(rows[0]!.results);
      expect(rows[1]!.groups).toBeGreaterThanOrEqual(40);
      for (const { writes } of [submit.member, submit.byLink]) {
        expect(writes).toBeLessThanOrEqual(budgets.surveys.submit.writes.atMost);
      }
    },
    MOMENT,
  );
});
