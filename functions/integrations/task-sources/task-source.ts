import * as z from 'zod/mini';
import { askPatiently, type Ask } from '#core/clients/ask-patiently.ts';
import type { Outbound } from '#core/clients/outbound.ts';
import type { TaskSourceKind, TaskSourceProblem, TrackerOrganization, WorkState } from '#shared/rules/task-sources.ts';

/** Somebody as a source knows them. */
export interface SourcePerson {
  readonly id: string;
  readonly name: string;
  /** Null where the source does not say it. */
  readonly email: string | null;
  /** False of whoever is blocked or has left. */
  readonly works: boolean;
}

/** A status as a source names it, with what it means there; people may say otherwise. */
export interface SourceStatus {
  readonly id: string;
  readonly name: string;
  readonly state: WorkState;
}

/** A task as a source knows it. Moments are ISO in UTC. */
export interface SourceTask {
  readonly id: string;
  /** By which people know it: `APP-12`. */
  readonly key: string;
  readonly title: string;
  /** Who does it, by the id of the source. */
  readonly personId: string | null;
  readonly status: SourceStatus;
  readonly createdAt: string | null;
  readonly changedAt: string;
  readonly startedAt: string | null;
  /** A moment; of a source that knows days alone, the end of the day in Moscow, as all days of load are. */
  readonly deadline: string | null;
  readonly closedAt: string | null;
  readonly estimateSeconds: number | null;
  readonly spentSeconds: number | null;
  readonly urgent: boolean;
  readonly project: string | null;
}

/** By what a source is read. */
export interface TaskSourceAccess {
  readonly kind: TaskSourceKind;
  /** The organisation of a Tracker, or the address of the service. */
  readonly place: string;
  readonly login: string | null;
  readonly organizationKind: TrackerOrganization | null;
  readonly secret: string;
}

/** How a reading is made: until when, and who is told how far it is. */
export interface Reading {
  readonly until: Date;
  readonly seen: (tasks: number) => Promise<void>;
}

/** Where tasks can be read from: all that load needs of it. Throws TaskSourceError; never gives a part for the whole. */
export interface TaskSource {
  people(access: TaskSourceAccess, reading: Reading): Promise<SourcePerson[]>;
  /** All that was changed since a moment, and perhaps some that was changed before it. */
  tasks(access: TaskSourceAccess, since: Date, reading: Reading): Promise<SourceTask[]>;
}

/** A source could not be read. The words never hold an address or a secret. */
export class TaskSourceError extends Error {
  readonly problem: TaskSourceProblem;

  constructor(problem: TaskSourceProblem) {
    super(`A source of tasks did not serve: ${problem}`);
    this.name = 'TaskSourceError';
    this.problem = problem;
  }
}

/** A text of a reply; empty where it is missing or no text. */
export const Text = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' ? value.trim() : '')),
);
/** A number of a reply; null where it is missing or no number. */
export const Count = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null)),
);

/** Rows of a reply by their schema. */
export function rowsOf<Row>(row: z.ZodMiniType<Row>, body: unknown): Row[] {
  return parsed(z.array(row), body);
}

/** A reply by its schema; one that is not as the description promises is a problem of the source. */
export function parsed<Value>(schema: z.ZodMiniType<Value>, body: unknown): Value {
  const { success, data } = z.safeParse(schema, body);
  if (!success) throw new TaskSourceError('unexpected');
  return data;
}

/** A moment with its offset in UTC; null where it is none. */
export function inUtc(text: string | number | null): string | null {
  // Tracker and Jira write +0300 where ISO wants +03:00.
  const moment = new Date(typeof text === 'string' ? text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') : (text ?? Number.NaN));
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** A deadline that is a day is met until the end of that day. */
export function endOfDay(day: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? inUtc(`${day}T23:59:59.999+03:00`) : inUtc(day || null);
}

/** Waited where a busy source does not say how long, twice as long each time. */
const PAUSE_MILLISECONDS = 2_000;

/** How requests of one reading are made. */
export function askingBy(outbound: Outbound, headers: Readonly<Record<string, string>>, until: Date): Ask {
  return askPatiently(outbound, {
    headers,
    until,
    pauseMilliseconds: (attempt) => PAUSE_MILLISECONDS * 2 ** (attempt - 1),
    failed: (problem) => new TaskSourceError(problem),
  });
}
