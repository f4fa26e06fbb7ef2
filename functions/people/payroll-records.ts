import type { PaidEmployee } from '#functions/finance/newest-payroll.ts';
import { personRef } from '#shared/rules/people/sources.ts';
import type { Day } from '#shared/rules/working-days.ts';
import type { PersonRecord } from './records.ts';

/** What the newest file of pay knows of people; the whole name stands there in one, and here for the surname. */
export function payrollRecords(employees: readonly PaidEmployee[], today: Day): PersonRecord[] {
  return employees.map(({ id, name, email, department, hiredOn, leftOn }) => ({
    ref: personRef('payroll', id),
    source: 'payroll',
    firstName: '',
    secondName: '',
    lastName: name ?? '',
    email,
    position: null,
    team: department,
    hiredOn,
    manager: null,
    isTop: false,
    active: leftOn === null || leftOn >= today,
    guest: false,
    lastLogin: null,
    leftAt: null,
  }));
}
