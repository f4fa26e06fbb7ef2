import { describe, expect, it } from 'vitest';
import { readTable } from '#web/lib/tables/read-table.ts';
import { sheetData, workbookOf, type TestCell } from '#tests/support/workbooks.ts';
import { checkFile } from './check-file.ts';
import { checkRow, groupRows, isTotalRow } from './check-rows.ts';
import { IMPORT_KINDS, type ImportKind } from './kinds.ts';
import { openFile } from './open-file.ts';
import { likelyKind, presetColumns, presetOf } from './presets.ts';

const STAFF = [
  ...['Сотрудник', 'Табельный номер', 'Подразделение', 'Должность', 'Дата приёма', 'Дата увольнения'],
  ...['Вид занятости', 'Телефон'],
];
const PAY = ['№ п/п', 'Таб. номер', 'Сотрудник', 'Отработано дней', 'Начислено', 'Удержано', 'НДФЛ', 'К выплате'];

describe('a report of 1С:ЗУП', () => {
  it.each([
    [STAFF, 'people', ['name', null, 'team', null, 'hired_on', 'left_on', null, 'phone']],
    [STAFF, 'leavers', ['name', 'number', 'department', null, 'hired_on', 'left_on', null, null]],
    // What is taken off is part of what was earned: counted as well, a person would cost it twice.
    [PAY, 'employees', [null, 'number', 'name', null, 'salary', null, null, null]],
    [
      ['Сотрудник', 'Подразделение', 'Оклад', 'Премия', 'Всего начислено', 'Страховые взносы', 'Выплачено', 'Долг'],
      'employees',
      ['name', 'department', null, null, 'salary', 'taxes', null, null],
    ],
  ] as const)('%j is brought in as %s by its columns', (head, kind, columns) => {
    expect(presetColumns(head, kind)).toEqual(columns);
  });

  it.each([
    [STAFF, 'staff', 'people'],
    [PAY, 'pay', 'employees'],
    [['Имя', 'Оклад', 'НДФЛ'], null, 'employees'],
    [['Месяц', 'Выручка', 'Аренда'], null, 'months'],
    [['Почта', 'Команда'], null, 'people'],
  ] as const)('%j is known as %s, and said to be %s', (head, preset, kind) => {
    expect(presetOf(head)).toBe(preset);
    for (const looked of IMPORT_KINDS) {
      const fitsToo = looked === 'leavers' && preset === 'staff';
      expect(likelyKind(head, looked, IMPORT_KINDS)).toBe(fitsToo ? looked : kind);
    }
  });

  it('has titles above its head, two lines of a head, groups as departments, and a sum', async () => {
    const { file, rows } = await opened(
      [
        ['Анализ зарплаты по сотрудникам'],
        ['Период: март 2026 г.'],
        [],
        ['Сотрудник', 'Начислено', null, 'Удержано'],
        [null, 'Оклад', 'Начислено', 'НДФЛ'],
        ['Отдел продаж', 220_000, 250_000, 32_500],
        ['Петрова Анна Ивановна', 120_000, 150_000, 19_500],
        ['Орлов Борис', 100_000, 100_000.5, 13_000],
        ['Склад', 60_000, 60_000, 7_800],
        ['Лис Вера', 60_000, 60_000, 7_800],
        ['Итого', 280_000, 310_000, 40_300],
      ],
      'employees',
      { levels: [0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0], merged: ['A4:A5', 'B4:C4', 'A1:D1'] },
    );
    expect(file.preset).toBe('pay');
    expect(rows).toEqual([
      { name: 'Петрова Анна Ивановна', salary: 150_000, department: 'Отдел продаж' },
      { name: 'Орлов Борис', salary: 100_000.5, department: 'Отдел продаж' },
      { name: 'Лис Вера', salary: 60_000, department: 'Склад' },
    ]);
  });

  it('is a list of people with its parameters above, and departments as groups', async () => {
    const head = ['Сотрудник', 'Табельный номер', 'Должность', 'Дата приема', 'Вид занятости', 'Телефон рабочий'];
    const { file, rows } = await opened(
      [
        ['Штатные сотрудники'],
        ['Дата отчета: 30.11.2026'],
        ['Отбор: Организация Равно "ООО «Ромашка»"'],
        [],
        ['Подразделение', null, null, null, null, null],
        head,
        ['Отдел продаж', null, null, null, null, null],
        ['Сомова Ульяна Олеговна', '0000-00012', 'Менеджер', '15.03.2024', 'Основное место работы', null],
        ['Склад', null, null, null, null, null],
        ['Карпов Лука Андреевич', '0000-00031', 'Кладовщик', '10.01.2025', 'Совместительство', '+7 916 123-45-67'],
      ],
      'people',
      { levels: [0, 0, 0, 0, 0, 0, 0, 1, 0, 1], merged: ['A1:F1'] },
    );
    expect(file.preset).toBe('staff');
    expect(rows).toMatchObject([
      { name: 'Сомова Ульяна Олеговна', team: 'Отдел продаж', hired_on: '2024-03-15', phone: null },
      { name: 'Карпов Лука Андреевич', team: 'Склад', hired_on: '2025-01-10', phone: '+79161234567' },
    ]);
  });

  it('is a payroll of the form Т-51: all that was earned, below a head of two lines and the numbers of its columns', async () => {
    const { file, rows } = await opened(
      [
        ['Унифицированная форма № Т-51'],
        ['РАСЧЕТНАЯ ВЕДОМОСТЬ', null, null, null, null, null, null, 'за период с 01.11.2026 по 30.11.2026'],
        [
          ...['Номер по порядку', 'Табельный номер', 'Фамилия, инициалы', 'Тарифная ставка (оклад), руб.'],
          ...['Отработано дней (часов)', 'Начислено, руб.', null, null, 'Удержано и зачтено, руб.', null],
          ...['Сумма, руб.', null],
        ],
        [
          ...[null, null, null, null, 'рабочих', 'по окладу', 'премия', 'всего', 'налог на доходы', 'всего'],
          ...['задолженность за организацией', 'к выплате'],
        ],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        [1, '0000-00012', 'Сомова У. О.', 90_000, 20, 90_000, 15_000, 105_000, 13_650, 13_650, null, 91_350],
        [2, '0000-00017', 'Ершов П. И.', 120_000, 20, 120_000, 20_000, 140_000, 18_200, 18_200, null, 121_800],
        ['Итого', null, null, null, null, 210_000, 35_000, 245_000, 31_850, 31_850, null, 213_150],
      ],
      'employees',
      { levels: [], merged: ['A3:A4', 'B3:B4', 'C3:C4', 'D3:D4', 'F3:H3', 'I3:J3', 'K3:L3'] },
    );
    expect(file.preset).toBe('pay');
    expect(rows).toEqual([
      { name: 'Сомова У. О. · 0000-00012', salary: 105_000 },
      { name: 'Ершов П. И. · 0000-00017', salary: 140_000 },
    ]);
  });
});

interface Shape {
  readonly levels: readonly number[];
  readonly merged: readonly string[];
}

/** A report as it is understood without a word from anybody. */
async function opened(cells: readonly (readonly TestCell[])[], kind: ImportKind, { levels, merged }: Shape) {
  const places = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const sheets = { TDSheet: `${sheetData(cells, 1, levels)}<mergeCells>${places}</mergeCells>` };
  const read = await readTable(new Blob([workbookOf({ sheets })]));
  if ('problem' in read) throw new Error(read.problem);
  const file = openFile({ name: 'анализ.xlsx', ...read }, kind);
  if ('problem' in file) throw new Error(file.problem);
  const { columns, head } = file;
  const excluded = new Set([...file.rows.filter(isTotalRow).map(({ number }) => number), ...groupRows(file.rows)]);
  const checked = file.rows.map((row) => checkRow(row, { kind, columns, head, openEnd: null }));
  const choices = { kind, columns, excluded, replaced: false, refused: new Map() };
  const { rows, mistakes } = checkFile(checked, choices);
  expect([...mistakes]).toEqual([]);
  return { file, rows };
}
