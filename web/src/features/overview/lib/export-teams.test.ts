import { expect, it } from 'vitest';
import type { Attention } from '#shared/models/overview.ts';
import { teamsTable } from './export-teams.ts';

const mood = { value: 6.74, low: 5.52, high: 7.96, answered: 12 };
const ATTENTION: Attention = {
  ...{ teams: [], others: 0, decided: [], judged: { answers: true, load: true }, calm: true },
  states: [
    { team: 'Склад', mood, turnout: { count: 12, of: 15 }, load: null },
    { team: 'Касса', mood: null, turnout: null, load: { index: 83.4, open: 40, overdue: 9 } },
  ],
  mood_of: {
    ...{ kind: 'poll', title: 'Пульс', question: 'Хватает ли времени?', from: 0, to: 10, lower_is_better: false },
    ...{ opened_at: '2026-11-20T09:00:00.000Z', results: '/app/poll', company: mood, in_small_teams: 3 },
  },
  load: {
    teams: [
      {
        ...{ team: 'Касса', index: 83.4, reason: null, factor: null, high_since: null },
        ...{ low: 80.2, high: 90.6, open: 40, overdue: 9 },
      },
    ],
    ...{ company: null, open: 60, overdue: 11, with_deadline: 50, small_teams: 2 },
    measured_at: '2026-11-29T22:30:00.000Z',
  },
};

it('teams of the first screen are a sheet of numbers, in the order of the screen, and what is not shown says why', () => {
  const { header, rows, sums, notes } = teamsTable(ATTENTION);
  expect(header).toEqual([
    ...['Команда', 'Настроение', 'Настроение: от', 'Настроение: до', 'Ответили', 'Спросили'],
    ...['Индекс нагрузки', 'Индекс: от', 'Индекс: до', 'Открыто', 'Просрочено'],
  ]);
  expect(rows).toEqual([
    ['Касса', 'меньше пяти ответов', '', '', '', '', 83, 80, 91, 40, 9],
    ['Склад', 6.7, 5.5, 8, 12, 15, 'меньше пяти с задачами', '', '', '', ''],
  ]);
  expect(sums?.map((place) => header[place])).toEqual(['Ответили', 'Спросили', 'Открыто', 'Просрочено']);
  expect(notes).toContainEqual(['Когда открыт', '2026-11-20', 'day']);
  // Measured after midnight in Moscow.
  expect(notes).toContainEqual(['Нагрузка посчитана', '2026-11-30', 'day']);
  expect(notes).toContainEqual(['Ответов из команд, где ответили меньше пяти: отдельно не показываем', 3]);
});

it('what was not asked or not measured has no columns', () => {
  const states = ATTENTION.states.map((state) => ({ ...state, turnout: null }));
  expect(teamsTable({ ...ATTENTION, states, load: null }).header).toEqual([
    ...['Команда', 'Настроение', 'Настроение: от', 'Настроение: до'],
  ]);
  expect(teamsTable({ ...ATTENTION, states, load: null, mood_of: null })).toMatchObject({
    header: ['Команда'],
    sums: [],
  });
});
