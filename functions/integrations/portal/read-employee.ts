import { isTrue } from '../bitrix24/bitrix24.ts';
import type { Employee } from '#shared/models/bitrix24.ts';
import { dayOf, fieldsOf, numberOrNull, pick, textOf } from './raw-values.ts';

const TEXTS = [
  'NAME',
  'SECOND_NAME',
  'LAST_NAME',
  'EMAIL',
  'WORK_POSITION',
  'PERSONAL_GENDER',
  'TIME_ZONE',
  'USER_TYPE',
] as const;
const DAYS = ['PERSONAL_BIRTHDAY', 'UF_EMPLOYMENT_DATE', 'DATE_REGISTER'] as const;

/** An employee as `user.get` tells of one; null for what has no number. */
export function readEmployee(raw: unknown, departments: ReadonlyMap<number, string>): Employee | null {
  const fields = fieldsOf(raw);
  const id = textOf(fields?.['ID']);
  if (!fields || id === '') return null;
  const own = departmentsOf(fields['UF_DEPARTMENT']);
  return {
    ID: id,
    ...pick(fields, TEXTS, textOf),
    ...pick(fields, DAYS, dayOf),
    ACTIVE: isTrue(fields['ACTIVE']),
    IS_ONLINE: isTrue(fields['IS_ONLINE']) ? 'Y' : 'N',
    LAST_LOGIN: 'LAST_LOGIN' in fields ? textOf(fields['LAST_LOGIN']) : null,
    UF_DEPARTMENT: own,
    departments: own.map((number) => departments.get(number) ?? `№ ${number}`),
  };
}

/** The names of departments by their numbers, as `department.get` tells them. */
export function readDepartments(rows: readonly unknown[]): ReadonlyMap<number, string> {
  const named = rows.map((row) => {
    const fields = fieldsOf(row);
    return [numberOrNull(fields?.['ID']), textOf(fields?.['NAME'])] as const;
  });
  return new Map(named.filter((entry): entry is readonly [number, string] => entry[0] !== null && entry[1] !== ''));
}

/** The same without the company itself, which every department lies in. */
export function readTeams(rows: readonly unknown[]): ReadonlyMap<number, string> {
  return readDepartments(rows.filter((row) => textOf(fieldsOf(row)?.['PARENT']) !== ''));
}

/** A list, a single number, or nothing. */
function departmentsOf(value: unknown): number[] {
  const numbers = (Array.isArray(value) ? value : [value]).map(numberOrNull);
  return numbers.filter((number) => number !== null && number > 0) as number[];
}
