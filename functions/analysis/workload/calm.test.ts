import { describe, expect, it } from 'vitest';
import { levelOf } from '#shared/rules/workload-level.ts';
import { inDays, personOf, randomWorkload, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { analyseWorkload } from '#tests/support/said-analyses.ts';
import type { WorkloadTask } from './data.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * Thirty-four people, two teams of eight and seven small ones. In a month 143 tasks were set and 63 completed, 68 of the
 * 180 open ones are late, fourteen people have 1.6 times as many open as they usually have or more.
 */
function overrun(): { tasks: WorkloadTask[]; people: ReturnType<typeof personOf>[] } {
  const team = (index: number) => (index < 16 ? ['Продажи', 'Склад'][index % 2]! : `Малая ${index % 7}`);
  const people = Array.from({ length: 34 }, (_, index) => personOf(`p${index}`, team(index)));
  const tasks: WorkloadTask[] = [];
  const add = (index: number, change: Partial<WorkloadTask>) =>
    tasks.push(taskOf(tasks.length, { personId: `p${index}`, ...change }));
  people.forEach((_, index) => {
    // What was open for all of the eight weeks and is closed: five tasks each, 63 of them within the month.
    for (let nth = 0; nth < 5; nth++)
      add(index, {
        state: 'completed',
        createdAt: inDays(-100),
        closedAt: inDays(tasks.filter(({ closedAt }) => closedAt === inDays(-2)).length < 63 ? -2 : -31),
      });
  });
  const open = people.map((_, index) => (index < 14 ? 8 : 3));
  open[33]! += 8;
  people.forEach((_, index) => {
    for (let nth = 0; nth < open[index]!; nth++) {
      const isOld = tasks.filter(({ state, createdAt }) => state === 'open' && createdAt === inDays(-40)).length < 37;
      const isLate = tasks.filter(({ overdue }) => overdue).length < 68;
      add(index, {
        createdAt: inDays(isOld ? -40 : -20),
        overdue: isLate,
        deadline: inDays(isLate ? -4 : 25),
      });
    }
  });
  return { tasks, people };
}

describe('a company that is overrun', () => {
  const { tasks, people } = overrun();
  const { summary, facts, reason } = analyseWorkload(workloadOf(tasks, people));

  it('is what the case says', () => {
    const open = tasks.filter(({ state }) => state === 'open');
    expect(open).toHaveLength(180);
    expect(summary.overdue_rate).toBeCloseTo(37.8, 1);
    expect(summary.parts.find(({ factor }) => factor === 'flow')!.text.replaceAll('\u00a0', ' ')).toContain(
      'поставили 143 задачи, завершили 63',
    );
  });

  it('is told as that in its headline, with every part that makes it so', () => {
    expect(plain(summary.headline)).toBe(
      'Нагрузка высокая: просрочено 38 % открытых задач, за 30 дней поставили 143 задачи, завершили 63, перегружены 15 человек из 34',
    );
    expect(levelOf(summary.overall_workload_score)).toBe('high');
    expect(summary.employees_at_risk).toBe(15);
    expect(plain(reason)).toContain('просрочено 38 % открытых задач');
    expect(facts.find(({ id }) => id === 'score')!.text).toContain('Нагрузка высокая: просрочено');
  });

  it('is told of its teams with their parts', () => {
    expect(summary.departments.map(({ name, reason: why, factor }) => [name, plain(why), factor])).toEqual([
      ['Продажи', expect.stringMatching(/^просрочено \d+ % открытых задач$/), 'overdue'],
      ['Склад', expect.stringMatching(/^просрочено \d+ % открытых задач$/), 'overdue'],
    ]);
    expect(summary.hidden_departments).toHaveLength(7);
  });
});

describe('a company whose load is high by what is late', () => {
  it('is told of that, also where a team is late less gravely', () => {
    const people = Array.from({ length: 15 }, (_, index) => personOf(`p${index}`, index < 5 ? 'Продажи' : null));
    const late = (count: number, person: (index: number) => number) =>
      Array.from({ length: count }, (_, index) =>
        taskOf(`${count}-${index}`, {
          personId: `p${person(index)}`,
          overdue: true,
          deadline: inDays(-5),
          createdAt: null,
        }),
      );
    const done = Array.from({ length: 12 }, (_, index) =>
      taskOf(`done-${index}`, { personId: `p${index % 5}`, state: 'completed', closedAt: inDays(-3) }),
    );
    const tasks = [...late(6, (index) => index % 5), ...late(30, (index) => 5 + (index % 10)), ...done];
    const { summary } = analyseWorkload(workloadOf(tasks, people));
    const told = summary.key_insights.filter(({ id }) => id.startsWith('overdue'));
    expect(told.map(({ id, severity }) => [id, severity])).toEqual([
      ['overdue_level', 'critical'],
      ['overdue_level:Продажи', 'medium'],
    ]);
  });
});

describe('a load that is low', () => {
  const GRAVE = ['high', 'critical'];

  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'is nowhere called calm, and has nothing graver below than its headline names: %i',
    (seed) => {
      const { summary } = analyseWorkload(
        randomWorkload(seed, { people: 12 + 5 * (seed % 6), tasks: 40 + 12 * (seed % 20) }),
      );
      expect(JSON.stringify(summary)).not.toMatch(/спокойн/i);
      const { overall_workload_score: score, departments, key_insights: insights, headline } = summary;
      const isHigh = score > 80 || departments.some((one) => one.score > 80);
      const grave = insights.filter(({ severity }) => GRAVE.includes(severity));
      if (isHigh || grave.length === 0) return;
      const named = grave[0]!.title;
      expect(headline.toLowerCase()).toContain(named.toLowerCase());
    },
  );

  it('names the gravest finding beside it', () => {
    const people = Array.from({ length: 12 }, (_, index) => personOf(`p${index}`));
    const old = { createdAt: inDays(-80), startedAt: inDays(-80), deadline: null };
    const tasks = people.flatMap(({ id: personId }) =>
      [0, 1].map((nth) => taskOf(`${personId}-${nth}`, { ...old, personId })),
    );
    const { summary } = analyseWorkload(workloadOf(tasks, people));
    expect(summary.overall_workload_score).toBeLessThanOrEqual(60);
    expect(plain(summary.headline)).toMatch(/^Нагрузка скорее невысокая; часть задач открыта дольше 30 дней$/);
  });
});
