import { expect, it } from 'vitest';
import { compare } from './compare.ts';

const id = '00000000-0000-4000-8000-000000000001';
const anna = { id, email: 'a@a.example', name: 'Анна', salary: 5, taxes: 0, hired_on: null };

it('tells who is new, who is changed, who is gone and who is the same', () => {
  const stored = [anna, { ...anna, email: 'b@a.example', name: 'Борис' }, { ...anna, email: null, name: 'Вера' }];
  const sent = [
    // What a file leaves out is nothing, as it is stored.
    { email: 'A@a.example', name: 'Анна', salary: 5 },
    { email: 'b@a.example', name: 'Борис', salary: 6 },
    { name: 'Глеб', salary: 1 },
  ];
  expect(compare('employees', stored, [{ ...sent[0], email: 'a@a.example' }, ...sent.slice(1)])).toEqual({
    added: ['Глеб'],
    changed: ['Борис'],
    removed: ['Вера'],
    same: 1,
  });
});

it('leaves months alone that a file does not name', () => {
  const month = (name: string, revenue: number) => ({ month: name, revenue, people: null, expenses: [] });
  const stored = [month('2026-01', 5), month('2026-02', 5)];
  expect(compare('months', stored, [month('2026-02', 6), month('2026-03', 1)])).toEqual({
    added: ['2026-03'],
    changed: ['2026-02'],
    removed: [],
    same: 0,
  });
});

it('takes two hirings of one person for two', () => {
  const row = (hired: string) => ({ key: 'a@a.example', hired_on: hired });
  expect(compare('leavers', [row('2020-01-01')], [row('2020-01-01'), row('2024-01-01')])).toMatchObject({
    added: ['a@a.example'],
    same: 1,
  });
});
