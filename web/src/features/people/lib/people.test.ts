import { describe, expect, it } from 'vitest';
import type { Employee } from '#shared/models/bitrix24.ts';
import { NBSP } from '#text/format.ts';
import { findPeople, sortPeople } from '#shared/rules/people-list.ts';
import { choose, formatDay, nameOf } from './people.ts';

function person(values: Partial<Employee>): Employee {
  return {
    ID: '1',
    NAME: '',
    SECOND_NAME: '',
    LAST_NAME: '',
    EMAIL: '',
    WORK_POSITION: '',
    ACTIVE: true,
    IS_ONLINE: 'N',
    LAST_LOGIN: '',
    PERSONAL_GENDER: '',
    PERSONAL_BIRTHDAY: '',
    TIME_ZONE: '',
    UF_EMPLOYMENT_DATE: '',
    DATE_REGISTER: '',
    USER_TYPE: '',
    UF_DEPARTMENT: [],
    departments: [],
    ...values,
  };
}

const people = [
  person({ ID: '10', NAME: 'Яна', LAST_NAME: 'Жукова', EMAIL: 'b@x.example', LAST_LOGIN: '2026-09-14T09:00:00+03:00' }),
  person({
    ID: '9',
    NAME: 'Ёлка',
    LAST_NAME: 'Ежова',
    EMAIL: 'a10@x.example',
    LAST_LOGIN: '2026-09-14T08:00:00+00:00',
  }),
  person({ ID: '2', NAME: 'Игорь 10', LAST_NAME: '', EMAIL: 'a9@x.example' }),
  person({ ID: '1', NAME: 'Игорь 9', LAST_NAME: 'Яшин' }),
];
const ids = (list: readonly Employee[]) => list.map(({ ID }) => ID).join(' ');

describe('the order of people', () => {
  it.each([
    ['ID', '1 2 9 10', '10 9 2 1'],
    ['NAME', '9 1 2 10', '10 2 1 9'],
    ['LAST_NAME', '9 10 1 2', '1 10 9 2'],
    ['EMAIL', '2 9 10 1', '10 9 2 1'],
    ['LAST_LOGIN', '10 9 2 1', '9 10 2 1'],
  ] as const)('by %s is Russian and knows numbers, the empty at the end (B2-13, B2-15)', (field, up, down) => {
    expect(ids(sortPeople(people, { field, descending: false }, 'ru'))).toBe(up);
    expect(ids(sortPeople(people, { field, descending: true }, 'ru'))).toBe(down);
  });

  it('turns round when the same field is chosen again, and begins anew with another (B2-14)', () => {
    const up = choose({ field: 'ID', descending: false }, 'NAME');
    expect(up).toEqual({ field: 'NAME', descending: false });
    const down = choose(up, 'NAME');
    expect(down).toEqual({ field: 'NAME', descending: true });
    expect(choose(down, 'NAME')).toEqual(up);
    expect(choose(down, 'EMAIL')).toEqual({ field: 'EMAIL', descending: false });
  });
});

describe('finding people', () => {
  it.each([
    ['', '10 9 2 1'],
    ['елка', '9'],
    ['жук ЯНА', '10'],
    ['@X.', '10 9 2'],
    ['нет', ''],
  ])('%j finds %j', (text, found) => {
    expect(ids(findPeople(people, text))).toBe(found);
  });
});

describe('a name', () => {
  it('is whole, or what there is (B2-20)', () => {
    expect(nameOf(person({ NAME: 'Анна', SECOND_NAME: 'Сергеевна', LAST_NAME: 'Петрова' }))).toBe(
      'Анна Сергеевна Петрова',
    );
    expect(nameOf(person({ EMAIL: 'a@x.example' }))).toBe('a@x.example');
    expect(nameOf(person({ ID: '14' }))).toBe(`Сотрудник №${NBSP}14`);
  });
});

describe('a day', () => {
  it.each([
    ['1988-05-07', '7 мая 1988 г.'],
    ['--02-29', '29 февраля'],
    ['', 'нет'],
    ['вчера', 'Неверный формат даты'],
  ])('%j is «%s» (B2-29)', (day, words) => {
    expect(formatDay(day, 'нет').replaceAll(NBSP, ' ')).toBe(words);
  });
});
