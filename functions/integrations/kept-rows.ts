import type { KeptRow, PortalRow } from './repositories/portal-rows.ts';
import type { Employee, SuiteTask } from '#shared/models/bitrix24.ts';
import { fieldsOf, numberOrNull, textOf } from './portal/raw-values.ts';
import { readEmployee } from './portal/read-employee.ts';
import { readTask } from './portal/read-task.ts';

/** Reads a row of a list of Bitrix24 as it is kept; null for one without a number. */
export type ReadRow = (raw: unknown) => { readonly row: PortalRow; readonly readable: boolean } | null;

type Kept = Readonly<Record<string, unknown>>;

/** Whether somebody is online passes by: it is not kept. The names of departments are kept with these. */
export const personRow: ReadRow = (raw) => {
  const person = readEmployee(raw, new Map());
  const number = numberOf(person?.ID);
  if (!person || number === null) return null;
  const { ID: _, IS_ONLINE: __, departments: ___, LAST_LOGIN, ...kept } = person;
  // Never and unknown are two things: null stays.
  const login = LAST_LOGIN === '' ? {} : { LAST_LOGIN };
  return { row: { number, data: { ...filled(kept), ...login } }, readable: true };
};

/** A department has a name and a number. */
export const departmentRow: ReadRow = (raw) => {
  const fields = fieldsOf(raw);
  const number = numberOf(textOf(fields?.['ID']));
  if (!fields || number === null) return null;
  const [parent, head] = [textOf(fields['PARENT']), textOf(fields['UF_HEAD'])];
  return {
    row: { number, data: filled({ NAME: textOf(fields['NAME']), PARENT: parent, UF_HEAD: head }) },
    readable: true,
  };
};

/** The address of who does a task is the person's: it is kept once. */
export const taskRow: ReadRow = (raw) => {
  const task = readTask(raw, 0, new Map());
  const number = numberOf(task.id);
  if (number === null) return null;
  const { id: _, status, responsible, ...kept } = task;
  const who = responsible && filled({ name: responsible.name, workPosition: responsible.workPosition });
  const data = filled({ ...kept, responsible: who });
  return {
    row: { number, data, ...(status === null ? {} : { status }) },
    readable: fieldsOf(raw)?.['title'] !== undefined,
  };
};

/** A person as they were read last; offline, since nobody knows. */
export function toEmployee({ number, data }: KeptRow, departments: ReadonlyMap<number, string>): Employee {
  const kept = data as Kept;
  const text = (name: string): string => (typeof kept[name] === 'string' ? kept[name] : '');
  const own = (kept['UF_DEPARTMENT'] ?? []) as number[];
  return {
    ID: String(number),
    NAME: text('NAME'),
    SECOND_NAME: text('SECOND_NAME'),
    LAST_NAME: text('LAST_NAME'),
    EMAIL: text('EMAIL'),
    WORK_POSITION: text('WORK_POSITION'),
    ACTIVE: kept['ACTIVE'] === true,
    IS_ONLINE: 'N',
    LAST_LOGIN: kept['LAST_LOGIN'] === null ? null : text('LAST_LOGIN'),
    PERSONAL_GENDER: text('PERSONAL_GENDER'),
    PERSONAL_BIRTHDAY: text('PERSONAL_BIRTHDAY'),
    TIME_ZONE: text('TIME_ZONE'),
    UF_EMPLOYMENT_DATE: text('UF_EMPLOYMENT_DATE'),
    DATE_REGISTER: text('DATE_REGISTER'),
    USER_TYPE: text('USER_TYPE'),
    UF_DEPARTMENT: own,
    departments: own.map((one) => departments.get(one) ?? `№ ${one}`),
  };
}

/** A task as it was read last, with the addresses of people by their numbers. */
export function toSuiteTask({ number, data, status }: KeptRow, emails: ReadonlyMap<string, string>): SuiteTask {
  const kept = data as Kept;
  const text = (name: string): string | null => (typeof kept[name] === 'string' ? kept[name] : null);
  const count = (name: string): number | null => (typeof kept[name] === 'number' ? kept[name] : null);
  const responsibleId = text('responsibleId');
  const who = kept['responsible'] as Kept | undefined;
  const group = kept['group'] as SuiteTask['group'] | undefined;
  return {
    id: String(number),
    title: text('title') ?? '',
    status: status ?? null,
    priority: text('priority'),
    deadline: text('deadline'),
    createdDate: text('createdDate'),
    closedDate: text('closedDate'),
    dateStart: text('dateStart'),
    startDatePlan: text('startDatePlan'),
    endDatePlan: text('endDatePlan'),
    timeEstimate: count('timeEstimate'),
    timeSpentInLogs: count('timeSpentInLogs'),
    durationPlan: count('durationPlan'),
    durationFact: count('durationFact'),
    durationType: text('durationType'),
    responsibleId,
    responsible:
      who && responsibleId !== null
        ? {
            id: responsibleId,
            name: String(who['name'] ?? ''),
            email: emails.get(responsibleId) ?? '',
            workPosition: typeof who['workPosition'] === 'string' ? who['workPosition'] : null,
          }
        : null,
    group: group ?? null,
    tags: (kept['tags'] ?? []) as string[],
  };
}

function numberOf(id: string | undefined): number | null {
  const number = numberOrNull(id);
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Without what is empty. */
function filled(fields: Kept): Record<string, unknown> {
  const isEmpty = (value: unknown): boolean =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}
