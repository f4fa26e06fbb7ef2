import * as z from 'zod/mini';
import { KnownEmail } from './email.ts';

/** So many tasks or people are read from one portal at most; the total tells how many there are. */
export const SUITE_LIST_MAX = 1000;

/** The number of a person on the portal: digits, as Bitrix24 writes it. */
const PersonNumber = (error: string) => z.string({ error }).check(z.regex(/^\d{1,15}$/, { error }));

/** No body asks for everybody. */
export const EmployeeFilter = z.prefault(
  z.strictObject({
    email: z.optional(KnownEmail),
    id: z.optional(PersonNumber('Укажите номер сотрудника в Bitrix24')),
  }),
  {},
);

/** Behind whom an import goes on: the `cursor` of the call before. No body begins it. */
export const ImportPosition = z.prefault(
  z.strictObject({ cursor: z.optional(PersonNumber('Некорректная позиция списка')) }),
  {},
);

/** No body asks for the tasks of everybody. */
export const SuiteTaskFilter = z.prefault(
  z.strictObject({
    responsible_id: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER, 'Укажите номер сотрудника в Bitrix24')),
    /** How many to give at most; 0 asks for the total alone. */
    limit: z._default(wholeNumber(0, SUITE_LIST_MAX, 'Укажите, сколько задач: от 0 до 1000'), SUITE_LIST_MAX),
  }),
  {},
);

export type SuiteTaskFilter = z.infer<typeof SuiteTaskFilter>;

function wholeNumber(min: number, max: number, error: string) {
  return z
    .number({ error })
    .check(z.refine((number) => Number.isSafeInteger(number) && number >= min && number <= max, { error }));
}

/** An employee under Bitrix24's own names; what the portal does not say is an empty text. */
export const Employee = z.object({
  ID: z.string(),
  NAME: z.string(),
  SECOND_NAME: z.string(),
  LAST_NAME: z.string(),
  EMAIL: z.string(),
  ACTIVE: z.boolean(),
  /** «Y» means online. */
  IS_ONLINE: z.string(),
  /** A moment; empty = never, null = the webhook may not see it. */
  LAST_LOGIN: z.nullable(z.string()),
  PERSONAL_GENDER: z.string(),
  /** A day as 1988-05-07, like the two below, or `--05-07` for whom the year is kept from; other texts as they are. */
  PERSONAL_BIRTHDAY: z.string(),
  TIME_ZONE: z.string(),
  UF_EMPLOYMENT_DATE: z.string(),
  DATE_REGISTER: z.string(),
  USER_TYPE: z.string(),
  UF_DEPARTMENT: z.array(z.number()),
  /** The names of the departments, in the same order; one without a name is called by its number. */
  departments: z.array(z.string()),
});
export type Employee = z.infer<typeof Employee>;

/** When what is shown was read from the portal, which did not answer now; null when it did. */
const snapshotAt = z.nullable(z.string());

/** `total` is how many there are by Bitrix24's count; more than came when the list was cut. */
export const EmployeeList = z.object({ result: z.array(Employee), total: z.number(), snapshot_at: snapshotAt });

/** A task as Bitrix24 tells it: its own codes, its moments with the offset of the webhook's owner. */
export const SuiteTask = z.object({
  id: z.string(),
  title: z.string(),
  /** Bitrix24's code, 1 to 7. */
  status: z.nullable(z.string()),
  /** Bitrix24's code, 0 to 2. */
  priority: z.nullable(z.string()),
  deadline: z.nullable(z.string()),
  createdDate: z.nullable(z.string()),
  closedDate: z.nullable(z.string()),
  dateStart: z.nullable(z.string()),
  startDatePlan: z.nullable(z.string()),
  endDatePlan: z.nullable(z.string()),
  /** Seconds. */
  timeEstimate: z.nullable(z.number()),
  /** Seconds. */
  timeSpentInLogs: z.nullable(z.number()),
  durationPlan: z.nullable(z.number()),
  durationFact: z.nullable(z.number()),
  durationType: z.nullable(z.string()),
  responsibleId: z.nullable(z.string()),
  responsible: z.nullable(
    z.object({ id: z.string(), name: z.string(), email: z.string(), workPosition: z.nullable(z.string()) }),
  ),
  group: z.nullable(z.object({ id: z.string(), name: z.string() })),
  tags: z.array(z.string()),
});
export type SuiteTask = z.infer<typeof SuiteTask>;

export const SuiteTaskList = z.object({
  result: z.object({ tasks: z.array(SuiteTask) }),
  total: z.number(),
  snapshot_at: snapshotAt,
});
