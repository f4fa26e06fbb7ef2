import { HR_ROLE, OWNER_ROLE, type Role } from './roles.ts';
import { addDays, addWorkingDays, isWorkingDay, type Day } from './working-days.ts';

/** What somebody may ask of whoever keeps their personal data (152-FZ, articles 14, 20 and 21). */
export const DATA_REQUEST_KINDS = ['access', 'correct', 'erase', 'stop', 'inaccurate', 'unlawful'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/**
 * Kinds of requests that block the data of a person from the day they are written down (152-FZ, article 21): whether the
 * data are accurate or processed lawfully is disputed, or the person wants it to stop.
 */
export const BLOCKING_KINDS = ['stop', 'inaccurate', 'unlawful'] as const satisfies readonly DataRequestKind[];
export type BlockingKind = (typeof BLOCKING_KINDS)[number];

/** Working days until a block is to end: data are corrected within seven (part 2), destroyed within ten (parts 3 and 5.1). */
const BLOCK_WORKING_DAYS: Readonly<Record<BlockingKind, number>> = { stop: 10, inaccurate: 7, unlawful: 10 };

/** That the data of somebody are blocked: why, since when, by when that is to end, who has done so. */
export interface Block {
  readonly kind: BlockingKind;
  readonly requestId: string;
  readonly since: Day;
  readonly until: Day;
  readonly by: Role;
}

/** Whether a request of this kind blocks the data of whoever makes it. */
export function isBlocking(kind: DataRequestKind): kind is BlockingKind {
  return (BLOCKING_KINDS as readonly DataRequestKind[]).includes(kind);
}

/** By which day what a block waits for is to be done: it ends when somebody ends it, never by itself. */
export function blockedUntil(kind: BlockingKind, receivedOn: Day): Day {
  return addWorkingDays(receivedOn, BLOCK_WORKING_DAYS[kind]);
}

/** Whether blocked data may be deleted: not while it is open what would be right, since that is what is disputed. */
export function mayDeleteBlocked(kind: BlockingKind): boolean {
  return kind !== 'inaccurate';
}

/** How far an answer is. */
export const DATA_REQUEST_STATES = ['open', 'answered', 'refused', 'withdrawn'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** What may become of an open one. */
export const DATA_REQUEST_OUTCOMES = ['answered', 'refused', 'extended'] as const;
export type DataRequestOutcome = (typeof DATA_REQUEST_OUTCOMES)[number];

/** Within so many working days a request is answered, and so many more with a reason that the person is told. */
export const ANSWER_WORKING_DAYS = 10;
export const EXTENSION_WORKING_DAYS = 5;
/** With so many working days left, those who answer are reminded. */
export const WARNED_WORKING_DAYS = 3;
/** Who is reminded: managers may answer, too, and have enough letters. */
export const REMINDED_ROLES: readonly Role[] = [OWNER_ROLE, HR_ROLE];
/** A reason is told to the person in a few sentences, and a wish by them. */
export const REASON_MAX_LENGTH = 1000;
/** So many requests somebody sends their company in a day. */
export const SENT_A_DAY = 10;
/** A request that came by post may be written down later. */
export const RECEIVED_DAYS_BACK = 60;

/** The last day of the answer: the day on which the request came does not count. */
export function dueDay(receivedOn: Day, extended: boolean): Day {
  return addWorkingDays(receivedOn, ANSWER_WORKING_DAYS + (extended ? EXTENSION_WORKING_DAYS : 0));
}

/** How many working days are left after this one, the last day among them; 0 on the last day, less after it. */
export function workingDaysLeft(today: Day, dueOn: Day): number {
  const late = today > dueOn;
  let [day, end] = late ? [dueOn, today] : [today, dueOn];
  let count = 0;
  while (day < end) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) count += 1;
  }
  return late ? -Math.max(count, 1) : count;
}

/** From which day on those who answer are reminded. */
export function warnedFrom(dueOn: Day): Day {
  let day = dueOn;
  while (workingDaysLeft(addDays(day, -1), dueOn) <= WARNED_WORKING_DAYS) day = addDays(day, -1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
