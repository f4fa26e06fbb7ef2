import { expect, it } from 'vitest';
import type { Automation } from '#shared/models/automation.ts';
import { newsOf, type Told } from './news.ts';

const NOW = new Date('2026-11-24T12:00:00.000Z');
const NOTHING: Told = {
  waiting: undefined,
  overdue: undefined,
  attention: undefined,
  suggestions: undefined,
  leavers: undefined,
  automations: undefined,
  pulse: undefined,
  reports: undefined,
  dialogues: undefined,
};
const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const told = (more: Partial<Record<keyof Told, unknown>>) =>
  newsOf({ ...NOTHING, ...more } as Told, NOW).map(({ group, title, text, to }) => [
    group,
    plain(title),
    plain(text),
    to,
  ]);

it('are none where nothing has come, or nothing may be seen', () => {
  expect(told({})).toEqual([]);
  expect(told({ waiting: { waiting: [], answered: [] }, overdue: [], suggestions: [], automations: [] })).toEqual([]);
});

it('begin with what needs whoever reads: decisions, polls, late tasks, who is dismissed on the portal, records that may be one person', () => {
  const poll = { kind: 'poll', id: 'p', title: 'Пульс', minutes: 2, deadline: '2026-11-26T15:00:00.000Z' };
  expect(
    told({
      attention: { teams: [{ source: 'load', team: 'Склад', claim: 'просрочено 32 % открытых задач' }] },
      waiting: { waiting: [poll], answered: [] },
      overdue: [{ title: 'Отчёт' }, { title: 'План' }],
      leavers: [{ name: 'Анна Белова' }, { name: 'Олег Дёмин' }],
      suggestions: [{ a: { ref: 'member-1', name: 'Тимур Сидоренко' }, b: { ref: 'portal-2', name: 'Т. Сидоренко' } }],
    }),
  ).toEqual([
    ['need', 'Склад: просрочено 32 % открытых задач', 'Решение ждёт на обзоре.', '/app'],
    ['need', 'Ответьте на «Пульс»', 'Около 2 минут. До 26 ноября.', '/app/poll/p/take'],
    ['need', 'Просрочены 2 ваши задачи', 'Отчёт', '/app/tasks?mine=1'],
    [
      'need',
      '2 человека уволены на портале, но остаются в пространстве',
      'Анна Белова, Олег Дёмин.',
      '/app?section=employees',
    ],
    [
      'need',
      'Тимур Сидоренко: похоже, один человек в двух списках',
      'Соедините записи или скажите, что это разные люди.',
      '/app?section=employees',
    ],
  ]);
});

it('go on with what was done by itself within a week, the newest first, failures said, what was skipped left out', () => {
  const entry = (at: string, outcome: 'done' | 'skipped' | 'failed', text: string) => ({ at, outcome, text });
  const automations = [
    {
      name: 'workload_analysis',
      title: 'Анализ нагрузки',
      log: [
        entry('2026-11-24T00:10:00.000Z', 'failed', 'портал не ответил'),
        entry('2026-11-23T00:10:00.000Z', 'done', 'Посчитано'),
        entry('2026-11-10T00:10:00.000Z', 'done', 'Давно'),
      ],
    },
    { name: 'weekly_digest', title: 'Дайджест', log: [entry('2026-11-23T06:00:00.000Z', 'skipped', 'Нечего сказать')] },
  ] as unknown as Automation[];
  expect(told({ automations }).map(([group, title, text]) => [group, title, text])).toEqual([
    ['done', 'Анализ нагрузки', 'Не получилось: портал не ответил'],
    ['done', 'Анализ нагрузки', 'Посчитано'],
  ]);
});

it('end with what was answered: who runs polls reads how many, others what came of it', () => {
  const run = {
    kind: 'poll',
    id: 'p',
    title: 'Пульс',
    answered: 15,
    asked: 35,
    answered_at_least: true,
    deadline: null,
  };
  expect(
    told({ pulse: { runs: [run, { ...run, id: 'q', answered: 0 }] } }).map(([, title, text]) => [title, text]),
  ).toEqual([
    ['«Пульс»: не меньше 15 из 35', 'Идёт без срока.'],
    ['«Пульс»: меньше пяти', 'Идёт без срока.'],
  ]);
  const report = { link: 'a', title: 'Пульс', items: [{ said: 'Мало времени', done: 'Пятница без встреч' }] };
  expect(told({ reports: [report] })).toEqual([
    ['answered', 'Что стало с тем, что вы сказали: «Пульс»', 'Пятница без встреч', '/r/a'],
  ]);
});
