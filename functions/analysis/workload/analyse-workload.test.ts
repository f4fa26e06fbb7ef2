import { describe, expect, it } from 'vitest';
import { WorkloadRecommendations, WorkloadSummary } from '#shared/models/analysis.ts';
import { EVIDENCE_MAX } from '../analysis.ts';
import { inDays, personOf, randomWorkload, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { analyseWorkload } from '#tests/support/said-analyses.ts';
import type { WorkloadData, WorkloadTask } from './data.ts';

const ABOUT = { analysis_date: '2026-11-22T09:00:00.000Z', ai_provider: 'builtin', fallback: null, sent: null };
/** With plain spaces, for reading. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe('the analysis of workload', () => {
  it.each([
    [0, 0],
    [0, 30],
    [1, 0],
    [1, 12],
    [8, 60],
    [40, 320],
  ])(
    'has every field of both shapes for %i people and %i tasks (B3-19, B3-20, B3-21, B3-22, B3-23, B3-24, B3-25)',
    (people, tasks) => {
      const { summary, recommendations } = analyseWorkload(randomWorkload(people + tasks, { people, tasks }));
      expect(WorkloadSummary.parse({ ...ABOUT, ...summary })).toEqual({ ...ABOUT, ...summary });
      expect(WorkloadRecommendations.parse({ ...ABOUT, ...recommendations })).toEqual({ ...ABOUT, ...recommendations });
    },
  );

  it.each(SEEDS)('is the same whatever the order of tasks and people: %i', (seed) => {
    const data = randomWorkload(seed, { people: 30, tasks: 250 });
    const shuffled = { ...data, tasks: shuffle(data.tasks, seed), people: shuffle(data.people, seed + 1) };
    expect(analyseWorkload(shuffled)).toEqual(analyseWorkload(data));
  });

  it('says of every strategy why no money is named (B3-24)', () => {
    const { recommendations } = analyseWorkload(randomWorkload(360, { people: 40, tasks: 320 }));
    expect(recommendations.strategies).not.toEqual([]);
    for (const { roi_projection: returns, initiatives } of recommendations.strategies) {
      expect(returns).toMatch(/^В деньгах не посчитан: в задачах нет ни зарплат, ни стоимости часа/);
      for (const { budget_estimate: budget } of initiatives) {
        expect(budget).toBe('бюджет не посчитан: в задачах нет цен');
      }
    }
  });

  it('counts what is completed, late and open as it says', () => {
    const done = (id: string, days: number, state: WorkloadTask['state'] = 'completed') =>
      taskOf(id, { state, createdAt: inDays(-90), closedAt: inDays(-days) });
    const tasks = [
      ...['a', 'b', 'c'].map((id) => done(id, 29)),
      done('before', 31),
      done('off', 3, 'cancelled'),
      ...[1, 2, 3, 4].map((id) => taskOf(id, { deadline: inDays(9) })),
      taskOf('late', { overdue: true, deadline: inDays(-1) }),
    ];
    const { summary } = analyseWorkload(workloadOf(tasks, [personOf('p1'), personOf('p2')]));
    // Three of the eight tasks that were there within thirty days; one of the five that are open.
    expect(summary).toMatchObject({
      completion_rate: 37.5,
      overdue_rate: 20,
      open_tasks: 5,
      total_tasks: 8,
      total_employees: 2,
      period: { from: inDays(-30), to: inDays(0) },
    });
    expect(summary.employee_metrics).toMatchObject([
      { employee_name: 'Человек p1', total_tasks: 8, completed_tasks: 3, overdue_tasks: 1 },
      { employee_name: 'Человек p2', total_tasks: 0, workload_score: 0, stress_level: 'low' },
    ]);
  });

  it('tells one share of late tasks in the words and in the figures, however it is rounded', () => {
    const late = Array.from({ length: 10 }, (_, id) => taskOf(`late${id}`, { overdue: true, deadline: inDays(-1) }));
    const open = Array.from({ length: 19 }, (_, id) => taskOf(`open${id}`, { deadline: inDays(9) }));
    const { summary } = analyseWorkload(workloadOf([...late, ...open], [personOf('p1')]));
    // 34,48 is 34,5 with one decimal, which would be 35 without.
    expect(Math.round(summary.overdue_rate)).toBe(34);
    expect(plain(summary.headline)).toContain('просрочено 34 % открытых задач');
  });

  it('calls those at risk whose score is above 80, by the score that is shown (B4-26)', () => {
    for (const seed of SEEDS) {
      const { summary } = analyseWorkload(randomWorkload(seed, { people: 40, tasks: 600 }));
      const scores = summary.employee_metrics.map(({ workload_score }) => workload_score);
      const [high, medium] = [scores.filter((score) => score > 80).length, scores.filter((score) => score > 60).length];
      expect(summary.people_by_level).toEqual({ high, medium: medium - high, low: 40 - medium });
      expect(summary.employees_at_risk).toBe(high);
      expect(scores.filter((score) => !Number.isInteger(score))).toEqual([]);
    }
  });

  it.each(SEEDS)('gives every chip its tasks and every recommendation its finding: %i', (seed) => {
    const { summary, recommendations, evidence, metrics, facts } = analyseWorkload(
      randomWorkload(seed, { people: 40, tasks: 900 }),
    );
    expect(summary.risk_evidence).toHaveLength(summary.risk_factors.length);
    const chips = [...summary.key_insights.flatMap((one) => one.evidence), ...summary.risk_evidence.flat()];
    for (const { id, count } of chips) {
      expect([id, evidence[id]?.total]).toEqual([id, count]);
      expect(evidence[id]?.tasks).toHaveLength(Math.min(count, EVIDENCE_MAX));
    }
    const found = new Set(summary.key_insights.map(({ id }) => id));
    const stated = new Set(facts.map(({ id }) => id));
    expect(summary.key_insights.filter(({ id }) => !stated.has(id))).toEqual([]);
    for (const { based_on: on } of recommendations.immediate_actions)
      expect([on.length > 0, on.filter((id) => !found.has(id))]).toEqual([true, []]);
    expect(new Set(metrics.map(({ key }) => key)).size).toBe(metrics.length);
    expect(metrics.filter(({ count, of }) => count < 0 || count > of)).toEqual([]);
    const measured = new Map(metrics.map((one) => [one.key, one]));
    for (const { metric } of summary.key_insights) if (metric) expect(measured.get(metric.key)).toEqual(metric);
  });
});

describe('what the analysis says of people and small teams', () => {
  const teams = ['Продажи', 'Малая команда', 'Склад', 'Четверо'];
  const data = (seed: number): WorkloadData => {
    const random = randomWorkload(seed, { people: 40, tasks: 700 });
    // Four people in each of the small teams, the others in the large ones.
    const people = random.people.map((person, index) => ({
      ...person,
      team: index < 4 ? teams[1]! : index < 8 ? teams[3]! : teams[index < 24 ? 0 : 2]!,
    }));
    return { ...random, people, teams };
  };

  it('lists a team in which nobody has a task among those not shown', () => {
    const { summary } = analyseWorkload({ ...data(1), teams: [...teams, 'Бухгалтерия', ' '] });
    expect(summary.hidden_departments).toEqual(['Бухгалтерия', 'Малая команда', 'Четверо']);
  });

  it.each(SEEDS)('names no team of fewer than five anywhere but in the list of those not shown: %i', (seed) => {
    const { summary, names, ...rest } = analyseWorkload(data(seed));
    const { hidden_departments: hidden, employee_metrics: people, ...shown } = summary;
    expect(hidden).toEqual(['Малая команда', 'Четверо']);
    expect(names.teams).toEqual(['Малая команда', 'Продажи', 'Склад', 'Четверо']);
    expect(people).toHaveLength(40);
    expect(shown.departments.map(({ name }) => name).toSorted()).toEqual(['Продажи', 'Склад']);
    expect(JSON.stringify([shown, rest])).not.toMatch(/Малая команда|Четверо/);
  });

  it.each(SEEDS)('names people in the list of people alone: %i', (seed) => {
    const { summary, names, ...rest } = analyseWorkload(data(seed));
    const { employee_metrics: people, ...shown } = summary;
    expect(names.people).toHaveLength(people.length);
    expect(JSON.stringify([shown, rest])).not.toMatch(/Человек p\d/);
  });

  it('keeps apart a team of five and pools one of four', () => {
    const of = (count: number) => Array.from({ length: count }, (_, index) => personOf(`p${index}`, 'Пятеро'));
    const { departments, hidden_departments } = analyseWorkload(workloadOf([], of(5))).summary;
    expect([departments.length, hidden_departments]).toEqual([1, []]);
    expect(analyseWorkload(workloadOf([], of(4))).summary.hidden_departments).toEqual(['Пятеро']);
  });
});

describe('an unusual company', () => {
  it('without tasks is told that there is nothing to judge by', () => {
    const { summary, recommendations, facts } = analyseWorkload(workloadOf([], []));
    expect(summary).toMatchObject({
      overall_workload_score: 0,
      score_low: 0,
      score_high: 0,
      completion_rate: 0,
      overdue_rate: 0,
      headline: 'Открытых задач нет: нагрузку не оценить',
      key_insights: [],
    });
    expect(recommendations.immediate_actions).toEqual([]);
    expect(recommendations.executive_recommendations).toContain('советовать нечего');
    expect(facts.length).toBeGreaterThan(0);
  });

  it('of one person with little to do is told that nothing is urgent, and what to watch', () => {
    const tasks = [
      taskOf(1, { deadline: inDays(9), estimateSeconds: 3600 }),
      taskOf(2, { deadline: inDays(11), estimateSeconds: 3600 }),
    ];
    const { summary, recommendations } = analyseWorkload(workloadOf(tasks, [personOf('p1', 'Один')]));
    expect(summary).toMatchObject({ total_employees: 1, hidden_departments: ['Один'], key_insights: [] });
    expect(plain(summary.headline)).toBe('Нагрузка невысокая: за 30 дней поставили 2 задачи, завершили 0');
    expect(recommendations.executive_recommendations).toBe(
      'Срочного по задачам нет. Достаточно раз в неделю смотреть на просрочку и на индекс.',
    );
    expect(recommendations.strategies).toEqual([]);
    expect(recommendations.continuous_improvement.escalation_triggers.length).toBeGreaterThan(0);
  });

  it('whose tasks are nobody’s is told that, without a score', () => {
    const tasks = Array.from({ length: 9 }, (_, id) => taskOf(id, { personId: null }));
    const { summary } = analyseWorkload(workloadOf(tasks, [personOf('p1')]));
    expect(summary).toMatchObject({ overall_workload_score: 0, score_low: 0, score_high: 100 });
    expect(summary.headline).toBe('За открытые задачи никто не отвечает: чья это нагрузка, не видно');
    expect(summary.executive_summary).toMatch(/^Индекса нагрузки нет: /);
  });

  it('whose portal was read long ago is told what cannot be seen since', () => {
    const spots = (readAt: string | null) =>
      analyseWorkload({
        ...workloadOf([taskOf(1)], [personOf('p1')]),
        source: readAt === null ? null : { kind: 'bitrix24', readAt },
      }).summary.blind_spots.join(' | ');
    expect(spots(inDays(-3))).toContain('Что изменилось в Bitrix24 после 19\u00a0ноября: тогда задачи читали');
    expect(spots(inDays(-3))).toContain('Отпуска и больничные: Bitrix24 их не отдаёт');
    expect(spots(inDays(-0.5))).not.toContain('Что изменилось');
    expect(spots(null)).not.toContain('Bitrix24');
  });

  it('with moments that are none and a team named like a property of every object is told what is left', () => {
    const people = Array.from({ length: 5 }, (_, index) => personOf(`p${index}`, '__proto__'));
    const broken = { createdAt: 'вчера', deadline: 'скоро', closedAt: '', startedAt: '' };
    const { summary } = analyseWorkload(
      workloadOf(
        Array.from({ length: 9 }, (_, id) => taskOf(id, broken)),
        people,
      ),
    );
    expect(Object.entries(summary.department_breakdown)).toEqual([['__proto__', expect.any(Number)]]);
    const departments = summary.departments.map((one) => ({ ...one, factor: 'any' }));
    expect(JSON.stringify({ ...summary, departments })).not.toMatch(/NaN|null|Infinity|undefined/);
  });

  it('of 2,300 people and 5,200 tasks is read a bounded number of times a task', () => {
    const readsOf = (people: number, tasks: number) => {
      const data = randomWorkload(3, { people, tasks });
      let reads = 0;
      const counted = data.tasks.map(
        (task) => new Proxy(task, { get: (target, key) => (reads++, Reflect.get(target, key) as unknown) }),
      );
      analyseWorkload({ ...data, tasks: counted });
      return reads / tasks;
    };
    expect(readsOf(2300, 5200)).toBeLessThan(1.5 * readsOf(230, 520));
  });
});

function shuffle<T>(all: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
