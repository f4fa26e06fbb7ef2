import * as z from 'zod/mini';
import { PEOPLE_SORT_FIELDS, SUITE_LIST_MAX } from '../rules/people-list.ts';
import { KnownEmail } from './email.ts';
import { integrationsValidation } from '#text/integrations/validation.ts';
import { commonValidation } from '#text/validation.ts';

/** The number of a person on the portal: digits, as Bitrix24 writes it. */
const PersonNumber = (error: () => string) => z.string({ error }).check(z.regex(/^\d{1,15}$/, { error }));

/** So many people a page of the whole portal has at most. */
export const PEOPLE_PAGE_MAX = 100;
const SEARCH_MAX = 200;

/** A page of the whole portal: who fits the words, in this order. */
const PeoplePage = z.strictObject({
  /** Every word has to stand in the name or the address, in any order and place. */
  search: z._default(
    z
      .string({ error: () => integrationsValidation.searchWanted })
      .check(z.maxLength(SEARCH_MAX, { error: () => integrationsValidation.searchTooLong })),
    '',
  ),
  sort: z._default(z.enum(PEOPLE_SORT_FIELDS, { error: () => integrationsValidation.wrongOrder }), 'LAST_NAME'),
  descending: z._default(z.boolean({ error: () => commonValidation.trueOrFalse }), false),
  skip: z._default(
    wholeNumber(0, Number.MAX_SAFE_INTEGER, () => integrationsValidation.skipWanted),
    0,
  ),
  limit: z._default(
    wholeNumber(1, PEOPLE_PAGE_MAX, () => integrationsValidation.limitWanted),
    PEOPLE_PAGE_MAX,
  ),
});
export type PeoplePage = z.infer<typeof PeoplePage>;

/** No body asks for everybody, `page` for a part of everybody however many there are. */
export const EmployeeFilter = z.prefault(
  z.strictObject({
    email: z.optional(KnownEmail),
    id: z.optional(PersonNumber(() => integrationsValidation.numberWanted)),
    /** These alone, as they are now: for a page of the list of people. */
    ids: z.optional(
      z
        .array(
          PersonNumber(() => integrationsValidation.bitrix24NumbersWanted),
          { error: () => integrationsValidation.numbersWanted },
        )
        .check(
          z.minLength(1, { error: () => integrationsValidation.numbersWanted }),
          z.maxLength(PEOPLE_PAGE_MAX, { error: () => integrationsValidation.numbersAtOnce }),
        ),
    ),
    page: z.optional(PeoplePage),
  }),
  {},
);

/** Behind whom an import goes on: the `cursor` of the call before. No body begins it. */
export const ImportPosition = z.prefault(
  z.strictObject({ cursor: z.optional(PersonNumber(() => commonValidation.wrongPosition)) }),
  {},
);

/** No body asks for the tasks of everybody. */
export const SuiteTaskFilter = z.prefault(
  z.strictObject({
    responsible_id: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER, () => integrationsValidation.numberWanted)),
    /** Tasks with a lower number alone: `next` of the list that this one goes on. */
    before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER, () => integrationsValidation.taskNumberWanted)),
    /** How many to give at most; 0 asks for the total alone. */
    limit: z._default(
      wholeNumber(0, SUITE_LIST_MAX, () => integrationsValidation.tasksBounds),
      SUITE_LIST_MAX,
    ),
  }),
  {},
);

export type SuiteTaskFilter = z.infer<typeof SuiteTaskFilter>;

function wholeNumber(min: number, max: number, error: () => string) {
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
  WORK_POSITION: z.string(),
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

/** Of when the list is that a page was taken from; null where it was read now. */
const listedAt = z.nullable(z.string());

/**
 * `total` is how many there are by Bitrix24's count, more than came when the list was cut; of a page, how many people
 * of the whole portal fit the words.
 */
export const EmployeeList = z.object({
  result: z.array(Employee),
  total: z.number(),
  snapshot_at: snapshotAt,
  listed_at: listedAt,
});

export type EmployeeList = z.infer<typeof EmployeeList>;
export type EmployeeFilter = z.infer<typeof EmployeeFilter>;

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

/**
 * Tasks of the portal, those with the highest numbers first. `total` is how many fit by Bitrix24's count, more than came
 * when the list was cut. It goes on with those before `next`, as they were when the portal was last read whole; then
 * `total` is how many of them came.
 */
export const SuiteTaskList = z.object({
  result: z.object({ tasks: z.array(SuiteTask) }),
  total: z.number(),
  next: z.nullable(z.number()),
  snapshot_at: snapshotAt,
  listed_at: listedAt,
});
export type SuiteTaskList = z.infer<typeof SuiteTaskList>;
