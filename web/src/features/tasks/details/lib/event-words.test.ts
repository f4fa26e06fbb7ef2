import { describe, expect, it } from 'vitest';
import type { TaskEvent } from '#shared/models/task.ts';
import { NBSP } from '#text/format.ts';
import { eventWords, whenWords, type EventContext } from './event-words.ts';

const now = new Date(2026, 10, 21, 12, 0);
const at = (...date: [number, number, number, number?, number?]) => new Date(...date).toISOString();
const MARIA = '22222222-2222-4222-8222-222222222222';
const context: EventContext = { now, source: null, nameOf: (id) => (id === MARIA ? 'Мария Лебедева' : null) };
const event = (changes: TaskEvent['changes'], kind: TaskEvent['kind'] = 'changed'): TaskEvent => ({
  id: '1',
  kind,
  at: now.toISOString(),
  author: null,
  text: null,
  changes,
});
const words = (field: string, from: string | null, to: string | null) =>
  eventWords(event([{ field, from, to }]), context).map((line) => line.replaceAll(NBSP, ' '));

describe('what happened to a task, in words', () => {
  it.each([
    ['title', 'a', 'Отчёт', 'Новое название: «Отчёт»'],
    ['status', 'NEW', 'COMPLETED', 'Завершена'],
    ['status', 'COMPLETED', 'NEW', 'Возвращена в новые'],
    ['priority', 'LOW', 'URGENT', 'Приоритет: срочный'],
    ['sub_status', 'DEFAULT', 'WAITING', 'Подстатус: ожидает ответа'],
    ['responsible_id', null, MARIA, 'Ответственный: Мария Лебедева'],
    ['responsible_id', MARIA, '99999999-9999-4999-8999-999999999999', 'Ответственный: бывший участник'],
    ['deadline', null, at(2026, 10, 25, 18, 0), 'Срок: 25 ноября, 18:00'],
    ['deadline', at(2026, 10, 25, 18, 0), at(2027, 0, 9, 9, 5), 'Срок: 9 января 2027 г., 09:05, было 25 ноября, 18:00'],
    ['deadline', at(2026, 10, 25), null, 'Срок снят'],
    ['start_date_plan', at(2026, 10, 25), null, 'Начало по плану: больше не указано'],
    ['time_estimate', '0', '9000', 'Оценка: 2 ч 30 мин'],
    ['time_estimate', '9000', '0', 'Оценка снята'],
    ['group', '', 'склад, график', 'Метки: склад, график'],
    ['group', 'склад', '', 'Метки сняты'],
    ['duration_type', 'DAYS', 'WEEKS', 'Длительность считается в неделях'],
    ['a_field_of_tomorrow', 'a', 'b', 'Задача изменена'],
  ])('%s from %j to %j is «%s»', (field, from, to, sentence) => {
    expect(words(field, from, to)).toEqual([sentence]);
  });

  it('tells the creation with what the task came from', () => {
    const created = event([], 'created');
    const source = { kind: 'poll_finding', id: MARIA, text: 'Пишут о графике' } as const;
    expect(eventWords(created, context)).toEqual(['Задача создана']);
    expect(eventWords(created, { ...context, source })).toEqual(['Задача создана из вывода опроса']);
  });

  it('leaves out what follows from the status, and calls a mere change of place so', () => {
    const closed = { field: 'closed_date', from: null, to: now.toISOString() };
    const rank = { field: 'rank', from: 'a', to: 'b' };
    expect(eventWords(event([{ field: 'status', from: 'NEW', to: 'CANCELLED' }, closed, rank]), context)).toEqual([
      'Отменена',
    ]);
    expect(eventWords(event([rank]), context)).toEqual(['Переставлена на доске']);
  });

  it('says when, the nearer the more exactly', () => {
    expect(whenWords(at(2026, 10, 21, 11, 20), now)).toBe('сегодня, 11:20');
    expect(whenWords(at(2026, 10, 20, 23, 59), now)).toBe('вчера, 23:59');
    expect(whenWords(at(2026, 10, 18), now)).toBe(`18${NBSP}ноября`);
    expect(whenWords(at(2025, 10, 18), now)).toContain('2025');
  });
});
