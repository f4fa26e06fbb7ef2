import type { Attention, EnpsPoint, Pulse, Waiting } from '#shared/models/overview.ts';
import { enpsOfCounts } from '#shared/rules/enps.ts';
import { HIGH_ABOVE } from '#shared/rules/workload-level.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const POLL_ID = '0f9d1c2b-5a4e-4f0a-9c1d-7b6a5e4d3c21';
const SURVEY_ID = '1a2b3c4d-5a4e-4f0a-9c1d-7b6a5e4d3c22';

/** So many days from now, or before it. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

/** The run of a pulse that goes on as usual. */
export function runningRun(change: Partial<Pulse['runs'][number]> = {}): Pulse['runs'][number] {
  return {
    kind: 'poll',
    id: POLL_ID,
    frame_id: '2b3c4d5e-5a4e-4f0a-9c1d-7b6a5e4d3c23',
    title: 'Пульс недели',
    name: null,
    is_anonymous: true,
    opened_at: inDays(-3),
    deadline: inDays(2.5),
    answered: 14,
    answered_at_least: false,
    by_link: 0,
    members_answered: 14,
    invited: 40,
    asked: 40,
    usual: { low: 13, high: 19 },
    can_remind: true,
    has_ballots: false,
    asks_contacts: false,
    next_reminder_at: null,
    ...change,
  };
}

/** The eNPS of a run from how many were promoters, passive, detractors. */
function point(weeksAgo: number, [promoters, passives, detractors]: readonly [number, number, number]): EnpsPoint {
  const counts = [0, 0, 0, 0, detractors, 0, 0, passives, 0, promoters, 0];
  const enps = enpsOfCounts(counts, { asked: 40 });
  if (!enps) throw new Error('Too few scores for an eNPS');
  return {
    frame_id: `3c4d5e6f-5a4e-4f0a-9c1d-7b6a5e4d3c${10 + weeksAgo}`,
    name: null,
    opened_at: inDays(-7 * weeksAgo),
    closed_at: inDays(-7 * weeksAgo + 5),
    people_asked: 40,
    enps,
  };
}

const RUNS = [point(12, [10, 14, 10]), point(8, [11, 12, 10]), point(5, [13, 11, 9]), point(2, [15, 10, 9])];

/** The eNPS of twelve weeks, and how the newest compares with the one before. */
export function enpsPulse(change: NonNullable<Pulse['enps']>['change']): NonNullable<Pulse['enps']> {
  return {
    poll_id: POLL_ID,
    title: 'Пульс недели',
    latest: RUNS.at(-1)!,
    is_open: false,
    change,
    trend: null,
    is_first: false,
    survey: null,
    runs: RUNS,
  };
}

export const RISE_BY_CHANCE = {
  value: 5.5,
  low: -20.2,
  high: 31.1,
  random: true,
  noticeable: 38.4,
  silent: null,
} as const;
export const SURE_FALL = {
  value: -42.4,
  low: -61,
  high: -20.3,
  random: false,
  noticeable: 31.2,
  silent: null,
} as const;

export const PULSE: Pulse = {
  runs: [runningRun()],
  enps: enpsPulse(RISE_BY_CHANCE),
  repeated_poll_id: null,
  ahead: [
    { what: 'closes', kind: 'poll', id: POLL_ID, frame_id: null, title: 'Пульс недели', at: inDays(2.5) },
    { what: 'opens', kind: 'poll', id: POLL_ID, frame_id: null, title: 'Пульс недели', at: inDays(9) },
  ],
  promised: [
    {
      kind: 'poll',
      id: POLL_ID,
      frame_id: SURVEY_ID,
      title: 'Как работается на складе',
      opened_at: inDays(-60),
      told_at: inDays(-40),
      doing: [
        { done: 'Ставим вторую тепловую завесу', responsible: 'Иван Петров' },
        { done: 'Считаем смены по-новому', responsible: '' },
      ],
    },
  ],
};

/** Nothing has happened in this workspace yet. */
export const NO_PULSE: Pulse = { runs: [], enps: null, repeated_poll_id: null, ahead: [], promised: [] };

export const ATTENTION: Attention = {
  teams: [
    {
      team: 'Продажи',
      source: 'load',
      subject_id: POLL_ID,
      tone: 'attention',
      sure: 'exact',
      label: 'нагрузка высокая',
      claim: 'просрочено 32 % открытых задач',
      comparisons: [{ kind: 'shares', what: 'overdue', now: { count: 12, of: 38 }, before: { count: 5, of: 26 } }],
      steps: ['Разобрать с командой просроченное', 'Решить, какие новые задачи подождут'],
      working_days: 3,
      metric: {
        key: 'overdue:Продажи',
        label: 'Просроченные задачи, команда «Продажи»',
        count: 12,
        of: 38,
        measured_at: inDays(-1),
      },
      why: 'Просрочены 12 из 38 задач, месяц назад было 5 из 26.',
      evidence: [{ text: '38 задач', to: '/app/tasks?overdue=1' }],
      action: { text: 'Разобрать просроченные', to: '/app/tasks?overdue=1' },
    },
    {
      team: 'Склад',
      source: 'survey',
      subject_id: SURVEY_ID,
      tone: 'soon',
      sure: 'likely',
      label: 'неудобен график',
      claim: 'оценки ниже, чем у остальных',
      comparisons: [
        {
          kind: 'means',
          question: 'Удобен ли график?',
          from: 1,
          to: 5,
          lower_is_better: false,
          own: { value: 1.6, low: 1.2, high: 2.4, answered: 7 },
          others: { value: 2.9, low: 2.6, high: 3.2, answered: 31 },
        },
      ],
      steps: ['Спросить команду, что стоит за оценкой'],
      working_days: 5,
      metric: null,
      why: 'График оценили на 1,6 ±0,4 из 5, по компании 2,9 ±0,3. Ответили 7 из 8, разница больше случайной.',
      evidence: [{ text: '7 ответов', to: `/app/surveys/${SURVEY_ID}/results` }],
      action: { text: 'Открыть результаты', to: `/app/surveys/${SURVEY_ID}/results` },
    },
  ],
  others: 0,
  decided: [],
  judged: { answers: true, load: true },
  states: [
    {
      team: 'Продажи',
      mood: { value: 3.4, low: 2.7, high: 3.9, answered: 9 },
      turnout: { count: 9, of: 11 },
      load: { index: 84, open: 38, overdue: 12 },
    },
    {
      team: 'Склад',
      mood: { value: 1.6, low: 1.2, high: 2.4, answered: 7 },
      turnout: { count: 7, of: 8 },
      load: { index: 66, open: 26, overdue: 6 },
    },
    { team: 'Логистика', mood: null, turnout: null, load: { index: 58, open: 18, overdue: 3 } },
  ],
  mood_of: {
    kind: 'survey',
    title: 'Вовлечённость',
    question: 'Удобен ли график?',
    from: 1,
    to: 5,
    lower_is_better: false,
    opened_at: inDays(-12),
    results: `/app/surveys/${SURVEY_ID}/results`,
    company: { value: 2.7, low: 2.4, high: 3, answered: 38 },
    in_small_teams: 9,
  },
  load: {
    teams: [
      {
        team: 'Продажи',
        index: 84,
        reason: 'просрочено 32 % открытых задач',
        factor: 'overdue',
        high_since: null,
        low: 78,
        high: 90,
        open: 38,
        overdue: 12,
      },
      {
        team: 'Склад',
        index: 66,
        reason: null,
        factor: null,
        high_since: null,
        low: 60,
        high: 71,
        open: 26,
        overdue: 6,
      },
      {
        team: 'Логистика',
        index: 58,
        reason: null,
        factor: null,
        high_since: null,
        low: 52,
        high: 64,
        open: 18,
        overdue: 3,
      },
      {
        team: 'Разработка',
        index: 52,
        reason: null,
        factor: null,
        high_since: null,
        low: 47,
        high: 57,
        open: 31,
        overdue: 4,
      },
      {
        team: 'Поддержка',
        index: 47,
        reason: null,
        factor: null,
        high_since: null,
        low: 42,
        high: 53,
        open: 14,
        overdue: 1,
      },
    ],
    company: { index: 62, reason: 'просрочено 19 % открытых задач', factor: 'overdue' },
    open: 142,
    overdue: 27,
    with_deadline: 125,
    small_teams: 2,
    measured_at: inDays(-1),
  },
  calm: false,
};

/** Where all is calm no load is high. */
export const CALM: Attention = {
  ...ATTENTION,
  teams: [],
  load: { ...ATTENTION.load!, teams: ATTENTION.load!.teams.filter(({ index }) => index <= HIGH_ABOVE) },
  calm: true,
};
export const NO_LOAD: Attention = {
  teams: [],
  others: 0,
  decided: [],
  judged: { answers: false, load: false },
  states: [],
  mood_of: null,
  load: null,
  calm: false,
};

export const WAITING: Waiting = {
  waiting: [
    {
      kind: 'poll',
      id: POLL_ID,
      frame_id: '4d5e6f70-5a4e-4f0a-9c1d-7b6a5e4d3c24',
      title: 'Пульс недели',
      is_anonymous: true,
      questions: 3,
      minutes: 1,
      deadline: inDays(2.5),
    },
    {
      kind: 'poll',
      id: SURVEY_ID,
      frame_id: '5e6f7081-5a4e-4f0a-9c1d-7b6a5e4d3c25',
      title: 'Обед и столовая',
      is_anonymous: false,
      questions: 6,
      minutes: 2,
      deadline: inDays(1.5),
    },
  ],
  answered: [{ kind: 'poll', id: POLL_ID, title: 'Офис на зиму', answered_on: inDays(-4) }],
};

export const NOTHING_WAITING: Waiting = { waiting: [], answered: [] };
