import { describe, expect, it } from 'vitest';
import { importText as english } from '#shared/text/en/finance/import.ts';
import { importText as russian } from '#shared/text/ru/finance/import.ts';
import { FIELDS } from './fields.ts';
import { guessColumns, guessHead, withColumn } from './guess-columns.ts';
import { IMPORT_KINDS } from './kinds.ts';

const rowsOf = (...rows: readonly (readonly string[])[]) => rows.map((cells, index) => ({ number: index + 1, cells }));

describe('guessColumns', () => {
  it.each([
    [
      ['ФИО', 'E-mail', 'Подразделение', 'Оклад, руб.', 'НДФЛ', 'Премия (₽)', 'KPI', 'ДМС', 'Обучение', 'Часы'],
      ['name', 'email', 'department', 'salary', 'taxes', 'bonus', 'kpi', 'dms', 'development_costs', 'hours'],
    ],
    [
      ['full_name', 'Email', 'Team', 'Salary', 'Taxes', 'hire_date', 'Termination date', 'Leaving reason'],
      ['name', 'email', 'department', 'salary', 'taxes', 'hired_on', 'left_on', 'leaving'],
    ],
    [
      ['Таб. номер', 'Фамилия', 'Имя', 'Отчество', 'ФОТ'],
      ['number', 'name', 'name', 'name', 'salary'],
    ],
    [
      ['Сотрудник', 'Фамилия', 'Город'],
      ['name', null, null],
    ],
    [
      ['Имя', 'Дата приёма на работу', 'Дата увольнения', 'Причина увольнения'],
      ['name', 'hired_on', 'left_on', 'leaving'],
    ],
    [
      ['Имя', 'Премия KPI', 'Премия', 'Затраты на обучение', 'Часы обучения', 'Отработано часов'],
      ['name', 'kpi', 'bonus', 'development_costs', 'development', 'hours'],
    ],
    // Two columns of pay would be summed up, so that one of them stays out until somebody says so.
    [
      ['Имя', 'ФОТ', 'Оклад', 'Итого'],
      ['name', null, 'salary', null],
    ],
  ])('understands %j', (head, columns) => {
    expect(guessColumns(head, 'employees')).toEqual(columns);
  });

  it('finds a head that names another kind of data, below its titles', () => {
    const rows = rowsOf(['Анализ зарплаты'], ['Сотрудник', 'Начислено', 'Удержано'], ['Петрова Анна', '1', '2']);
    expect(guessHead(rows, 'people')).toBe(1);
  });

  it('takes for an expense whatever stands beside a month under a name of its own', () => {
    const head = ['Период', 'Выручка', 'Численность', 'Аренда', 'Расходы на рекламу', 'Чистая прибыль', 'Итого', ''];
    expect(guessColumns(head, 'months')).toEqual([
      'month',
      'revenue',
      'people',
      'expense',
      'expense',
      null,
      null,
      null,
    ]);
  });
});

describe.each([
  ['Russian', russian],
  ['English', english],
])('the columns of a template in %s', (_, { fields }) => {
  it.each(IMPORT_KINDS)('of %s are understood on a page of any language', (kind) => {
    const keys = FIELDS[kind].map(({ key }) => key);
    expect(
      guessColumns(
        keys.map((key) => fields[key]),
        kind,
      ),
    ).toEqual(keys);
  });
});

describe('guessHead', () => {
  it('finds the names of the columns below a title', () => {
    const rows = rowsOf(
      ['Зарплата за март'],
      ['ООО «Ромашка»', '', ''],
      ['ФИО', 'Отдел', 'Оклад'],
      ['Анна', 'Отдел', '1'],
    );
    expect(guessHead(rows, 'employees')).toBe(2);
  });

  it('takes the first row for it where no name is known', () => {
    expect(guessHead(rowsOf(['Кто', 'Сколько'], ['Анна', '1']), 'employees')).toBe(0);
  });

  it('finds none where the first row is data', () => {
    expect(guessHead(rowsOf(['anna@a.example', '100'], ['b@a.example', '1']), 'employees')).toBeNull();
  });
});

describe('withColumn', () => {
  it('gives a field that has one column another', () => {
    expect(withColumn(['email', null], 1, 'email', 'employees')).toEqual([null, 'email']);
  });

  it('lets several columns be summed up', () => {
    expect(withColumn(['taxes', null], 1, 'taxes', 'employees')).toEqual(['taxes', 'taxes']);
  });

  it('leaves a column out', () => {
    expect(withColumn(['taxes', 'name'], 0, null, 'employees')).toEqual([null, 'name']);
  });
});
