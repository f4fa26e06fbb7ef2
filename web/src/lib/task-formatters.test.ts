import { describe, expect, it } from 'vitest';
import { NBSP } from '#text/format.ts';
import {
  formatDeadline,
  formatDueOrClosed,
  formatDuration,
  formatMoment,
  suitePriorityName,
  suiteStatusName,
  formatSeconds,
} from './task-formatters.ts';

const NOW = new Date(2026, 8, 14, 12, 0);
const at = (day: number, hour = 18) => new Date(2026, 8, day, hour).toISOString();
const spaced = (text: string) => text.replaceAll(NBSP, ' ');

describe('a deadline', () => {
  it.each([
    [null, false, 'без срока', 'calm'],
    ['когда-нибудь', false, 'Неверный формат даты', 'calm'],
    [at(14), false, 'сегодня', 'soon'],
    [at(15, 0), false, 'завтра', 'soon'],
    [at(17), false, 'через 3 дня', 'calm'],
    [at(20), false, 'через 6 дней', 'calm'],
    [at(21), false, 'до 21 сентября', 'calm'],
    [new Date(2027, 0, 12).toISOString(), false, 'до 12 января 2027 г.', 'calm'],
    [at(14, 9), true, 'срок прошёл сегодня', 'late'],
    [at(13, 23), true, 'просрочено 1 день', 'late'],
    [at(11), true, 'просрочено 3 дня', 'late'],
    // Late by the clock and not by Bitrix24: awaiting control, say.
    [at(11), false, 'до 11 сентября', 'calm'],
  ] as const)('%j, late: %j, is «%s», %s', (deadline, overdue, words, tone) => {
    const said = formatDeadline({ deadline, overdue, status: 'IN_PROGRESS' }, NOW);
    expect({ ...said, words: spaced(said.words) }).toEqual({ words, tone });
  });

  it('of a task that is done is a date and no hurry', () => {
    const said = formatDeadline({ deadline: at(15), overdue: false, status: 'COMPLETED' }, NOW);
    expect({ ...said, words: spaced(said.words) }).toEqual({ words: 'до 15 сентября', tone: 'calm' });
  });
});

describe('what a card says of a task that is done with', () => {
  const done = { deadline: at(20), overdue: false, status: 'COMPLETED' } as const;

  it.each([
    [at(14, 9), 'закрыта сегодня'],
    [at(13, 23), 'закрыта вчера'],
    [at(11), 'закрыта 11 сентября'],
    [new Date(2025, 10, 2).toISOString(), 'закрыта 2 ноября 2025 г.'],
    // Nobody knows when it was closed.
    [null, 'до 20 сентября'],
    ['не дата', 'до 20 сентября'],
  ] as const)('closed %j: «%s», whatever its deadline', (closedDate, words) => {
    const said = formatDueOrClosed({ ...done, closedDate }, NOW);
    expect([said.label, spaced(said.words)].filter(Boolean).join(' ')).toBe(words);
    expect(said.tone).toBe('calm');
  });

  it('is the deadline while it is open, also where Bitrix24 keeps the day it was closed before', () => {
    const open = { ...done, status: 'IN_PROGRESS', closedDate: at(11) } as const;
    expect(spaced(formatDueOrClosed(open, NOW).words)).toBe('через 6 дней');
  });
});

describe('codes of Bitrix24', () => {
  it.each([
    ['1', 'Новая'],
    ['2', 'Ожидает выполнения'],
    ['3', 'В работе'],
    ['4', 'Ожидает контроля'],
    ['5', 'Завершена'],
    ['6', 'Отложена'],
    ['7', 'Отклонена'],
    ['8', 'Неизвестен'],
    [null, 'Неизвестен'],
    ['toString', 'Неизвестен'],
  ])('status %j is «%s» (B4-21)', (code, name) => {
    expect(suiteStatusName(code)).toBe(name);
  });

  it.each([
    ['2', 'Высокий'],
    ['1', 'Средний'],
    ['0', 'Низкий'],
    ['3', 'Не указан'],
    [null, 'Не указан'],
  ])('priority %j is «%s» (B4-22)', (code, name) => {
    expect(suitePriorityName(code)).toBe(name);
  });
});

describe('times', () => {
  it.each([
    [null, 'Не указано'],
    [0, 'Не указано'],
    [1800, '30 мин'],
    [7200, '2 ч'],
    [9000, '2 ч 30 мин'],
    [7199, '2 ч'],
  ])('%j seconds are «%s»', (seconds, words) => {
    expect(spaced(formatSeconds(seconds))).toBe(words);
  });

  it.each([
    [null, 'days', 'Не указано'],
    [3, 'days', '3 дня'],
    [2, 'monts', '2 месяца'],
    [1, 'hours', '1 час'],
    [5, null, '5 дней'],
    [5, 'eons', '5 дней'],
  ])('%j %j are «%s»', (count, unit, words) => {
    expect(spaced(formatDuration(count, unit))).toBe(words);
  });

  it.each([
    [null, 'Не указано'],
    ['', 'Не указано'],
    ['вчера', 'Неверный формат даты'],
  ])('the moment %j is «%s» (B2-29)', (moment, words) => {
    expect(formatMoment(moment)).toBe(words);
  });

  it('a moment has its long month and its time (B2-30)', () => {
    expect(spaced(formatMoment(new Date(2026, 8, 1, 19, 5).toISOString()))).toBe('1 сентября 2026 г. в 19:05');
  });
});
