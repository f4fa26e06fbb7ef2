import { expect, it } from 'vitest';
import { loadTitle, type LoadSeen } from './load-title.ts';

const of = (indices: readonly number[], more: Partial<LoadSeen> = {}) =>
  loadTitle({
    teams: indices.map((index, nth) => ({ team: `Команда ${nth}`, index })),
    company: { index: 40, reason: '' },
    small_teams: 0,
    ...more,
  }).replaceAll('\u00a0', ' ');

it('says of how many teams it speaks', () => {
  expect(of([40, 61], { small_teams: 7 })).toBe('У команд высокой нагрузки не видно: по 2 командам из 9');
  expect(of([40])).toBe('У команд высокой нагрузки не видно: по 1 команде из 1');
  expect(of([84, 90], { small_teams: 3 })).toBe('Нагрузка высокая у всех команд, которые видно: это 2 из 5');
  expect(of([84, 90])).toBe('Нагрузка высокая у всех команд');
  expect(of([84, 90, 12], { small_teams: 3 })).toBe('Нагрузка высокая у 2 из 3 команд, которые видно');
  expect(of([84, 90, 12])).toBe('Нагрузка высокая у 2 из 3 команд');
  expect(of([84, 12], { small_teams: 3 })).toBe('Из команд, которые видно, нагрузка высокая только у «Команда 0»');
  expect(of([40], { isOwn: true })).toBe('У ваших команд высокой нагрузки не видно');
  expect(of([84])).toBe('Нагрузка высокая у команды «Команда 0»');
});

it('names a team whose load is high before the company', () => {
  const company = { index: 88, reason: 'просрочено 38 % открытых задач' };
  expect(of([84, 40, 20], { company })).toBe('Нагрузка высокая только у команды «Команда 0»');
  expect(of([60, 40], { company })).toBe('Нагрузка компании высокая: просрочено 38 % открытых задач');
  expect(of([], { company })).toBe('Нагрузка компании высокая: просрочено 38 % открытых задач');
  expect(of([])).toBe('Команд, где задачи хотя бы у пяти человек, пока нет');
});
