import type { WorkloadData, WorkloadPerson, WorkloadTask } from '#functions/analysis/workload/data.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const DAY_MS = 24 * HOUR_MS;
/** A Sunday. */
export const NOW = new Date('2026-11-22T09:00:00.000Z');

/** A moment so many days from now, before it if negative. */
export function inDays(days: number): string {
  return new Date(NOW.getTime() + days * DAY_MS).toISOString();
}

/** An open task of person `p1` without anything that weighs, unless told otherwise. */
export function taskOf(id: number | string, change: Partial<WorkloadTask> = {}): WorkloadTask {
  return {
    source: 'own',
    id: String(id),
    title: `Задача ${id}`,
    personId: 'p1',
    state: 'open',
    waiting: false,
    overdue: false,
    createdAt: inDays(-3),
    startedAt: null,
    deadline: null,
    closedAt: null,
    estimateSeconds: null,
    urgent: false,
    project: null,
    ...change,
  };
}

export function personOf(id: string, team: string | null = null): WorkloadPerson {
  return { id, name: `Человек ${id}`, team };
}

export function workloadOf(tasks: readonly WorkloadTask[], people: readonly WorkloadPerson[]): WorkloadData {
  const teams = [...new Set(people.flatMap(({ team }) => team ?? []))];
  return { tasks, people, teams, now: NOW, knownSince: inDays(-200), source: null, peaks: [] };
}

interface Size {
  readonly people: number;
  readonly tasks: number;
  /** Names of teams; people are spread over them unevenly, some have none. */
  readonly teams?: readonly string[];
}

/** A company as it may be: the same for the same seed. Its teams differ in how much is late, waits, is estimated. */
export function randomWorkload(
  seed: number,
  { people, tasks, teams = ['Продажи', 'Склад', 'Разработка', 'Право'] }: Size,
) {
  const random = seededRandom(seed);
  const whole = (max: number) => Math.floor(random() * max);
  const habits = teams.map(() => ({
    late: random() * 0.7,
    waits: random() * 0.5,
    estimated: random(),
    dated: random(),
  }));
  const all = Array.from({ length: people }, (_, index) => {
    const place = Math.floor(random() ** 2 * (teams.length + 0.5));
    return personOf(`p${index}`, teams[place] ?? null);
  });
  return workloadOf(
    Array.from({ length: tasks }, (_, index): WorkloadTask => {
      const person = all.length === 0 || random() < 0.05 ? null : all[Math.floor(random() ** 1.3 * all.length)]!;
      const habit = habits[teams.indexOf(person?.team ?? '')] ?? { late: 0.2, waits: 0.1, estimated: 0.5, dated: 0.8 };
      const created = -random() * 120;
      const state = random() < 0.5 ? 'open' : random() < 0.9 ? 'completed' : 'cancelled';
      const late = state === 'open' && random() < habit.late;
      const dated = late || random() < habit.dated;
      return taskOf(index, {
        source: random() < 0.5 ? 'own' : 'bitrix24',
        personId: person?.id ?? null,
        state,
        waiting: state === 'open' && random() < habit.waits,
        overdue: late,
        createdAt: random() < 0.02 ? null : inDays(created),
        startedAt: random() < 0.5 ? inDays(created * random()) : null,
        deadline: dated
          ? inDays(late ? created * random() : created + (state === 'open' ? -created : 0) + whole(30))
          : null,
        closedAt: state === 'open' || random() < 0.02 ? null : inDays(created * random()),
        estimateSeconds: random() < habit.estimated ? 900 * (1 + whole(60)) : null,
        urgent: random() < 0.1,
        project: random() < 0.6 ? `Проект ${whole(4)}` : null,
      });
    }),
    all,
  );
}
