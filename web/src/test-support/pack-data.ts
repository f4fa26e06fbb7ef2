import type { Attention, EnpsPoint, EnpsPulse } from '#shared/models/overview.ts';
import { enpsOfCounts } from '#shared/rules/enps.ts';
import type { PackData } from '#web/features/overview/pack/lib/pack-data.ts';

const run = (id: string, day: string, scores: readonly number[]): EnpsPoint => ({
  frame_id: id,
  name: null,
  opened_at: `${day}T09:00:00.000Z`,
  closed_at: `${day}T18:00:00.000Z`,
  people_asked: 41,
  enps: enpsOfCounts([...scores])!,
});
export const runs = [
  run('1', '2026-03-02', [3, 0, 0, 2, 1, 0, 0, 7, 5, 9, 4]),
  run('2', '2026-06-01', [2, 0, 0, 2, 1, 0, 0, 7, 5, 9, 7]),
  run('3', '2026-11-02', [1, 0, 0, 1, 1, 0, 0, 6, 5, 9, 9]),
];
/** The newest of three runs may differ from the one before by chance. */
export const enps: EnpsPulse = {
  poll_id: 'poll',
  title: 'Пульс',
  latest: runs[2]!,
  is_open: false,
  is_first: false,
  change: { value: 18.4, low: -11.2, high: 47.6, random: true, noticeable: 33.1, silent: null },
  trend: null,
  survey: null,
  runs,
};
/** A mean with its interval. */
export const mean = (value: number, answered: number) => ({ value, low: value - 0.6, high: value + 0.4, answered });
/** A team that answered, and how. */
export const state = (team: string, value: number): Attention['states'][number] => ({
  team,
  mood: mean(value, 7),
  turnout: { count: 7, of: 9 },
  load: null,
});
const attention: Attention = {
  teams: [
    {
      team: 'Склад',
      source: 'poll',
      subject_id: 'poll',
      tone: 'attention',
      sure: 'almost',
      label: 'оценки ниже других',
      claim: 'оценки ниже, чем у остальных',
      why: 'В среднем 3,1, у остальных 7,9.',
      comparisons: [],
      evidence: [],
      action: { text: '', to: '' },
      steps: [],
      working_days: 5,
      metric: null,
    },
  ],
  others: 0,
  decided: [],
  judged: { answers: true, load: false },
  states: [state('Продажи', 8.2), state('Склад', 3.1)],
  mood_of: {
    kind: 'poll',
    title: 'Пульс',
    question: 'Как прошла неделя?',
    from: 0,
    to: 10,
    lower_is_better: false,
    opened_at: '2026-11-02T09:00:00.000Z',
    results: '/',
    company: mean(6.7, 36),
    in_small_teams: 11,
  },
  load: null,
  calm: false,
};
/** Told after a run that may have asked others alone. */
const PROMISED = {
  kind: 'poll' as const,
  id: 'poll',
  frame_id: '3',
  title: 'Смены',
  opened_at: '2026-11-02T09:00:00.000Z',
  told_at: '2026-11-10T09:00:00.000Z',
  doing: [{ done: 'Смены станут известны за две недели', responsible: 'Мария' }],
};
/** What the API tells of a small company. */
export const data: PackData = {
  company: 'Ромашка',
  now: new Date('2026-11-30T10:00:00.000Z'),
  pulse: { runs: [], enps, repeated_poll_id: null, ahead: [], promised: [PROMISED] },
  attention,
  reports: [],
  themes: 'few',
  teams: null,
  steps: [
    {
      title: 'Разобрать график',
      closedAt: '2026-10-05T09:00:00.000Z',
      metric: 'overdue:Склад',
      figures: 'Было 14 из 37.',
      certainty: 'Случайно.',
    },
  ],
  money: {
    turnover: null,
    ledger: null,
    budget: {
      year: 2026,
      version: 1,
      plan: null,
      planned: 3_115_872,
      planned_note: null,
      spent: 2_340_000,
      months: [],
      departments: [],
      outlook: null,
      outlook_note: null,
      warning: null,
      changed_at: null,
      changed_by: null,
    },
    initiatives: [],
  },
};

/** What the teams of the large company are called. */
export const LARGE_TEAMS = Array.from(
  { length: 40 },
  (_, of) => `Отдел сопровождения клиентов Северо-Западного округа № ${of}`,
);

/** The same of a company of five hundred: forty teams, a year of fortnights, steps with long words. */
export const large: PackData = {
  ...data,
  company: 'Общество с ограниченной ответственностью «Производственная фирма „Северное сияние“»',
  pulse: {
    ...data.pulse,
    enps: {
      ...data.pulse.enps!,
      runs: Array.from({ length: 26 }, (_, of) => ({
        ...runs[of % 3]!,
        frame_id: String(of),
        opened_at: new Date(Date.UTC(2025, 10, 30 + 14 * of)).toISOString(),
      })),
    },
  },
  attention: {
    ...data.attention,
    states: LARGE_TEAMS.map((name, of) => state(name, 2 + (of % 7))),
    load: {
      teams: LARGE_TEAMS.map((team) => ({
        team,
        index: 91,
        reason: null,
        factor: null,
        high_since: null,
        low: null,
        high: null,
        open: 1200,
        overdue: 130,
      })),
      company: {
        index: 71,
        reason: 'просрочено 35 % открытых задач, за 30 дней поставили больше, чем завершили',
        factor: null,
      },
      open: 48_000,
      overdue: 5_200,
      with_deadline: 40_000,
      small_teams: 4,
      measured_at: '2026-11-30T09:00:00.000Z',
    },
  },
  steps: Array.from({ length: 6 }, () => ({
    ...data.steps[0]!,
    title: 'Разобрать, что закрыть, передать или перенести',
  })),
};
