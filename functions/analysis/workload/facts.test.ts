import { describe, expect, it } from 'vitest';
import { figuresOf } from '#tests/support/figures-of.ts';
import { inDays, personOf, randomWorkload, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { analyseWorkload } from '#tests/support/said-analyses.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the facts of the analysis', () => {
  /** Every number the result has as a number, and those the texts are allowed besides: thresholds, days, spans. */
  const known = ({ summary, metrics, evidence }: ReturnType<typeof analyseWorkload>): Set<number> => {
    const numbers = [summary.total_tasks - summary.open_tasks, Math.round(summary.overdue_rate)];
    for (const { text } of summary.parts) numbers.push(...figuresOf(text));
    JSON.stringify([summary, metrics], (_, value: unknown) => {
      if (typeof value === 'number') numbers.push(value);
      return value;
    });
    for (const { total } of Object.values(evidence)) numbers.push(total);
    return new Set(numbers);
  };
  const CONSTANTS = [100, 80, 61, 60, 30, 8, 1.6];

  it.each(SEEDS)('states every number it says, and says none that the data do not have: %i', (seed) => {
    const analysis = analyseWorkload(randomWorkload(seed, { people: 40, tasks: 300 + 20 * seed }));
    const numbers = known(analysis);
    for (const { id, text, numbers: stated } of analysis.facts) {
      const said = figuresOf(text);
      expect([id, said.filter((one) => !stated.includes(one))]).toEqual([id, []]);
      // Counts of the findings: the figures of a month ago, of the others, of days are told nowhere else.
      if (/^(?:overdue|inflow|waiting|peak|less_overdue|concentration|above_habit)/.test(id)) continue;
      expect([id, said.filter((one) => !numbers.has(one) && !CONSTANTS.includes(one))]).toEqual([id, []]);
    }
  });

  it('counts in the right forms', () => {
    const late = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        taskOf(index, { overdue: true, deadline: inDays(-40), createdAt: inDays(-50) }),
      );
    const said = (count: number) =>
      plain(analyseWorkload(workloadOf(late(count), [personOf('p1')])).recommendations.immediate_actions[0]!.title);
    expect([21, 22, 25].map(said)).toEqual([
      'Разобрать 21 просроченную задачу',
      'Разобрать 22 просроченные задачи',
      'Разобрать 25 просроченных задач',
    ]);
  });
});
