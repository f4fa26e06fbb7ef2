import { isMailAddress, withAsciiDomain } from '#shared/rules/email-address.ts';
import { readPhone } from '#shared/rules/phone.ts';
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
  /** No row does without it. */
  readonly required?: true;
  /**
   * What several columns of it make: one text of the parts of a name, one sum of two taxes, or each an entry of its
   * own. Without it a field has one column.
   */
  readonly several?: 'join' | 'sum' | 'each';
}

const NUMBER: Field = { key: 'number', read: readText };
const EMAIL: Field = { key: 'email', read: readEmail };
const NAME: Field = { key: 'name', read: readText, several: 'join' };
const DEPARTMENT: Field = { key: 'department', read: readText };
const HIRED: Field = { key: 'hired_on', read: readDay };
const LEFT: Field = { key: 'left_on', read: readDay };
const LEAVING: Field = { key: 'leaving', read: readLeaving };

/** A sum of roubles. */
function money(key: FieldKey): Field {
  return { key, read: readMoney, several: 'sum' };
}

/** The fields of each kind, in the order they are offered and stand in the template. */
export const FIELDS: Readonly<Record<ImportKind, readonly Field[]>> = {
  people: [EMAIL, NAME, { key: 'team', read: readText }, HIRED, LEFT, { key: 'phone', read: readPhoneCell }],
  employees: [
    EMAIL,
    NAME,
    NUMBER,
    DEPARTMENT,
    ...(['salary', 'taxes', 'bonus', 'kpi', 'dms', 'development_costs'] as const).map(money),
    { key: 'development', read: readHours },
    { key: 'hours', read: readHours },
    { key: 'tasks_status', read: readText },
    money('contribution'),
    HIRED,
    LEFT,
    LEAVING,
  ],
  leavers: [EMAIL, NAME, NUMBER, DEPARTMENT, { ...HIRED, required: true }, LEFT, LEAVING],
  months: [
    { key: 'month', read: readMonth, required: true },
    money('revenue'),
    { key: 'people', read: readPeople },
    { key: 'expense', read: readMoney, several: 'each' },
  ],
};

/** The field of this name among those of a kind. */
export function fieldOf(kind: ImportKind, key: FieldKey): Field {
  const field = FIELDS[kind].find((one) => one.key === key);
  if (!field) throw new Error(`No field ${key} in ${kind}`);
  return field;
}

function readText(cell: string): Reading<string | null> {
  // As it is written: a text that begins with “=” is a text. The apostrophe is how spreadsheets are told so.
  const text = cell
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
  return { value: isNothing(plainCell(text)) ? null : text };
}

function readPhoneCell(cell: string): Reading<string | null> {
  const plain = plainCell(cell);
  if (isNothing(plain)) return { value: null };
  const phone = readPhone(plain.replace(/^'/, ''));
  return phone === null ? { mistake: importText.mistakes.notPhone } : { value: phone };
}

function readEmail(cell: string): Reading<string | null> {
  const plain = plainCell(cell);
  if (isNothing(plain)) return { value: null };
  const address = withAsciiDomain(plain.toLowerCase());
  return isMailAddress(address) ? { value: address } : { mistake: importText.mistakes.notEmail };
}
