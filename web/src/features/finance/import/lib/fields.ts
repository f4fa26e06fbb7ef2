import { isMailAddress, withAsciiDomain } from '#shared/rules/email-address.ts';
import { importText } from '#text/finance/import.ts';
import { readHours, readMoney, readPeople } from './amounts.ts';
import { isNothing, plainCell, type Reading } from './cell.ts';
import { readDay, readMonth } from './days.ts';
import type { CellValue, FieldKey, ImportKind } from './kinds.ts';
import { readLeaving } from './leaving.ts';

/** Something a column can be. */
export interface Field {
  readonly key: FieldKey;
  readonly read: (cell: string) => Reading<CellValue>;
  /** What its column is called elsewhere; in lower case, «ё» as «е». */
  readonly synonyms: readonly string[];
  /** No row does without it. */
  readonly required?: true;
  /**
   * What several columns of it make: one text of the parts of a name, one sum of two taxes, or each an entry of its
   * own. Without it a field has one column.
   */
  readonly several?: 'join' | 'sum' | 'each';
}

const NUMBER: Field = {
  key: 'number',
  read: readText,
  synonyms: [
    'табельный номер',
    'таб номер',
    'табельный',
    'табномер',
    'номер сотрудника',
    'employee id',
    'personnel number',
    'id',
  ],
};
const EMAIL: Field = {
  key: 'email',
  read: readEmail,
  synonyms: ['почта', 'email', 'e mail', 'электронная почта', 'эл почта', 'адрес почты', 'mail', 'email address'],
};
const NAME: Field = {
  key: 'name',
  read: readText,
  synonyms: [
    'имя',
    'фио',
    'ф и о',
    'сотрудник',
    'работник',
    'фамилия',
    'отчество',
    'name',
    'full name',
    'employee',
    'first name',
    'last name',
    'surname',
  ],
  several: 'join',
};
const DEPARTMENT: Field = {
  key: 'department',
  read: readText,
  synonyms: ['отдел', 'подразделение', 'департамент', 'команда', 'department', 'team', 'division', 'unit'],
};
const HIRED: Field = {
  key: 'hired_on',
  read: readDay,
  synonyms: [
    'дата приема',
    'принят',
    'дата приема на работу',
    'прием',
    'дата найма',
    'дата трудоустройства',
    'начало работы',
    'hire date',
    'hired',
    'hired on',
    'start date',
    'joined',
  ],
};
const LEFT: Field = {
  key: 'left_on',
  read: readDay,
  synonyms: [
    'дата увольнения',
    'уволен',
    'дата ухода',
    'увольнение',
    'конец работы',
    'termination date',
    'left',
    'left on',
    'end date',
    'leave date',
  ],
};
const LEAVING: Field = {
  key: 'leaving',
  read: readLeaving,
  synonyms: [
    'причина увольнения',
    'вид увольнения',
    'основание увольнения',
    'причина ухода',
    'причина',
    'reason',
    'leaving reason',
    'termination reason',
    'termination type',
    'leaving',
  ],
};

/** A sum of roubles. */
function money(key: FieldKey, ...synonyms: readonly string[]): Field {
  return { key, read: readMoney, synonyms, several: 'sum' };
}

/** The fields of each kind, in the order they are offered and stand in the template. */
export const FIELDS: Readonly<Record<ImportKind, readonly Field[]>> = {
  employees: [
    EMAIL,
    NAME,
    NUMBER,
    DEPARTMENT,
    money(
      'salary',
      'оклад',
      'зарплата',
      'заработная плата',
      'фот',
      'фонд оплаты труда',
      'зп',
      'з п',
      'начислено',
      'тариф',
      'salary',
      'wage',
      'base salary',
      'payroll',
      'pay',
    ),
    money(
      'taxes',
      'налоги',
      'взносы',
      'ндфл',
      'налоги и взносы',
      'страховые взносы',
      'есн',
      'taxes',
      'tax',
      'social contributions',
    ),
    money('bonus', 'премия', 'премии', 'бонус', 'бонусы', 'надбавка', 'bonus', 'bonuses'),
    money('kpi', 'kpi', 'кпэ', 'выплата kpi', 'премия kpi', 'премия по kpi', 'бонус kpi', 'kpi bonus'),
    money('dms', 'дмс', 'страховка', 'медстраховка', 'медицинская страховка', 'dms', 'insurance', 'health insurance'),
    money(
      'development_costs',
      'затраты на обучение',
      'расходы на обучение',
      'стоимость обучения',
      'затраты на развитие',
      'расходы на развитие',
      'обучение',
      'development costs',
      'training costs',
      'training cost',
      'learning costs',
    ),
    {
      key: 'development',
      read: readHours,
      synonyms: [
        'часы обучения',
        'обучение часов',
        'обучение ч',
        'развитие',
        'development',
        'development hours',
        'training hours',
      ],
    },
    {
      key: 'hours',
      read: readHours,
      synonyms: [
        'отработано часов',
        'часы',
        'часов',
        'отработано',
        'рабочие часы',
        'отработанные часы',
        'hours',
        'worked hours',
        'hours worked',
      ],
    },
    {
      key: 'tasks_status',
      read: readText,
      synonyms: ['статус задач', 'задачи', 'статус', 'tasks status', 'task status', 'tasks'],
    },
    money(
      'contribution',
      'вклад',
      'вклад в выручку',
      'выручка сотрудника',
      'contribution',
      'value',
      'revenue per employee',
    ),
    HIRED,
    LEFT,
    LEAVING,
  ],
  leavers: [EMAIL, NAME, NUMBER, DEPARTMENT, { ...HIRED, required: true }, LEFT, LEAVING],
  months: [
    { key: 'month', read: readMonth, synonyms: ['месяц', 'период', 'дата', 'month', 'period', 'date'], required: true },
    money('revenue', 'выручка', 'доход', 'доходы', 'оборот', 'revenue', 'income', 'sales', 'turnover'),
    {
      key: 'people',
      read: readPeople,
      synonyms: [
        'численность',
        'человек',
        'сотрудников',
        'штат',
        'среднесписочная численность',
        'количество сотрудников',
        'people',
        'headcount',
        'employees',
        'fte',
      ],
    },
    {
      key: 'expense',
      read: readMoney,
      synonyms: ['расходы', 'расход', 'затраты', 'expenses', 'expense', 'costs'],
      several: 'each',
    },
  ],
};

/** The field of this name among those of a kind. */
export function fieldOf(kind: ImportKind, key: FieldKey): Field {
  const field = FIELDS[kind].find((one) => one.key === key);
  if (!field) throw new Error(`No field ${key} in ${kind}`);
  return field;
}

function readText(cell: string): Reading<string | null> {
  // As it is written: a text that begins with «=» is a text. The apostrophe is how spreadsheets are told so.
  const text = cell
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
  return { value: isNothing(plainCell(text)) ? null : text };
}

function readEmail(cell: string): Reading<string | null> {
  const plain = plainCell(cell);
  if (isNothing(plain)) return { value: null };
  const address = withAsciiDomain(plain.toLowerCase());
  return isMailAddress(address) ? { value: address } : { mistake: importText.mistakes.notEmail };
}
