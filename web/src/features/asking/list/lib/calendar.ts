import type { QuestionRoom } from '#shared/models/poll-list.ts';
import type { Audience } from '#shared/models/run.ts';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { occurrencesAfter } from '#shared/rules/pulse-schedule.ts';
import { fitToLimit, QUESTION_LIMIT_DAYS } from '#shared/rules/question-limit.ts';
import type { Role } from '#shared/rules/roles.ts';
import { sum } from '#shared/rules/sum.ts';
import { addDays, daysBetween, moscowDay, weekdayOf, type Day } from '#shared/rules/working-days.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { ListEntry } from './list-entry.ts';

/** So many weeks are shown. */
export const CALENDAR_WEEKS = 8;
/** So many minutes a week are much to ask of one person. */
export const MANY_MINUTES = 5;

const WEEK = 7;

/** Something that is asked in a week. */
export interface AskedInWeek {
  readonly asked: ListEntry;
  /** When it opens, or ends where it is open; null for what is open without an end. */
  readonly at: string | null;
  readonly isOpen: boolean;
  /** What it asks of one person; 0 where it will not open, as people have been asked enough by then. */
  readonly minutes: number;
}

export interface CalendarWeek {
  readonly monday: Day;
  /** What is asked of whoever is asked most. */
  readonly minutes: number;
  readonly runs: readonly AskedInWeek[];
}

/** What somebody may be picked by. */
interface Person {
  readonly team: string | null;
  readonly role: Role | null;
}

/** A run before it is known how much of it the limit lets through. */
interface Coming {
  readonly asked: ListEntry;
  readonly at: string | null;
  readonly isOpen: boolean;
  readonly week: number;
  readonly questions: number;
  /** Whether it may have fewer questions. */
  readonly rotates: boolean;
  readonly asks: (person: Person) => boolean;
}

/**
 * The weeks from this one on, Moscow's, with what is asked in each; null where nothing opens by itself.
 *
 * minutes of a week = max over persons of Σ minutesNeeded(questions of a run) over its runs that ask the person.
 * A person stands for a team and a role that some audience names, or for neither: whoever is picked by name may be
 * anybody, so where audiences overlap this is somebody asked for everything of the week. A planned run counts in the
 * week it opens, with the questions that one person gets: those of a rotation, as many as the limit over 30 days still
 * allows by the rule that opens runs (of runs that are over it knows those that asked everybody). What is open counts
 * in the week it ends, since it can be answered until then; without an end, or with one after these weeks, in this one.
 * Who joins, and when, nobody knows: what asks newcomers counts only once it is open.
 */
export function calendarOf(
  all: readonly ListEntry[],
  room: QuestionRoom | null,
  now: Date,
): readonly CalendarWeek[] | null {
  const today = moscowDay(now);
  const first = addDays(today, 1 - weekdayOf(today));
  const weekOf = (at: string) => Math.floor(daysBetween(first, moscowDay(new Date(at))) / WEEK);
  const planned = all
    .flatMap((asked) => plannedRuns(asked, weekOf))
    .toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  if (planned.length === 0) return null;
  const coming = [...all.flatMap((asked) => openRuns(asked, now, weekOf)), ...planned];

  const persons = personsOf(all);
  const asked = new Map(persons.map((person) => [person, room ? [...room.asked] : []]));
  const weeks = Array.from({ length: CALENDAR_WEEKS }, (_, week) => ({
    monday: addDays(first, week * WEEK),
    runs: [] as AskedInWeek[],
    of: new Map<Person, number>(),
  }));
  for (const { asked: what, at, isOpen, week, questions, rotates, asks } of coming) {
    const people = persons.filter(asks);
    const roomOf = (person: Person) => (room && !isOpen ? room.limit - countedAt(asked.get(person)!, at!) : Infinity);
    const fitting = fitToLimit({ questions, rotates, isAnonymous: false, people, roomOf });
    const minutes = fitting ? minutesNeeded(fitting.questions) : 0;
    const { runs, of } = weeks[week]!;
    runs.push({ asked: what, at, isOpen, minutes });
    for (const person of fitting?.people ?? []) {
      of.set(person, (of.get(person) ?? 0) + minutes);
      if (!isOpen) asked.get(person)!.push({ at: at!, questions: fitting!.questions });
    }
  }
  return weeks.map(({ monday, runs, of }) => ({ monday, runs, minutes: Math.max(0, ...of.values()) }));
}

/** What to do about a week that asks much: move one of several, shorten the only one, add nothing to what is open. */
export function adviceOf({ minutes, runs }: CalendarWeek): 'move' | 'shorten' | 'full' | null {
  if (minutes < MANY_MINUTES) return null;
  const asking = runs.filter((run) => run.minutes > 0);
  if (asking.every(({ isOpen }) => isOpen)) return 'full';
  return asking.length > 1 ? 'move' : 'shorten';
}

function plannedRuns(asked: ListEntry, weekOf: (at: string) => number): Coming[] {
  if (asked.kind === 'survey' || asked.state === 'archived') return [];
  const { recurrence, planned, questions } = asked.poll;
  if (!planned || !recurrence?.next_at || recurrence.cadence === 'member_joined') return [];
  const before = new Date(Date.parse(recurrence.next_at) - 1);
  return occurrencesAfter({ ...recurrence, ...planned }, before, CALENDAR_WEEKS + 1).flatMap((one) => {
    const at = one.at.toISOString();
    const week = weekOf(at);
    if (week < 0 || week >= CALENDAR_WEEKS) return [];
    const count = Math.min(planned.per_run ?? questions, questions);
    const rotates = planned.per_run !== null;
    return [{ asked, at, isOpen: false, week, questions: count, rotates, asks: asksOf(planned.audience) }];
  });
}

function openRuns(asked: ListEntry, now: Date, weekOf: (at: string) => number): Coming[] {
  const { deadline } = asked;
  const isOver = deadline !== null && Date.parse(deadline) <= now.getTime();
  if (asked.state !== 'running' || isOver) return [];
  // It asks nobody who is still here.
  if (asked.kind === 'survey' && asked.survey.link_by_letter) return [];
  const questions = asked.kind === 'survey' ? asked.survey.questions.length : (asked.poll.run?.questions ?? 0);
  if (questions === 0) return [];
  const end = deadline === null ? 0 : weekOf(deadline);
  const week = end < CALENDAR_WEEKS ? end : 0;
  return [{ asked, at: deadline, isOpen: true, week, questions, rotates: false, asks: asksOf(audienceOf(asked)) }];
}

/** Whom something that is open, or will open, asks; null where it may be anybody. */
function audienceOf(asked: ListEntry): Audience | null {
  if (asked.kind !== 'survey') return asked.poll.run?.audience ?? null;
  const { respondent_type: type, selected_roles: roles, selected_users: users } = asked.survey;
  return type === 'ROLES' && users.length === 0 ? { kind: 'roles', roles } : null;
}

function asksOf(audience: Audience | null): Coming['asks'] {
  if (audience?.kind === 'teams') return ({ team }) => team !== null && audience.teams.includes(team);
  if (audience?.kind === 'roles') return ({ role }) => role !== null && audience.roles.includes(role);
  return () => true;
}

/** Everybody whom the audiences tell apart. */
function personsOf(all: readonly ListEntry[]): readonly Person[] {
  const audiences = all.flatMap((asked) => [
    audienceOf(asked),
    asked.kind === 'survey' ? null : (asked.poll.planned?.audience ?? null),
  ]);
  const teams = new Set(audiences.flatMap((one) => (one?.kind === 'teams' ? one.teams : [])));
  const roles = new Set(audiences.flatMap((one) => (one?.kind === 'roles' ? one.roles : [])));
  return [null, ...teams].flatMap((team) => [null, ...roles].map((role) => ({ team, role })));
}

/** How many questions of the 30 days before a moment count against the limit. */
function countedAt(asked: QuestionRoom['asked'], at: string): number {
  const since = Date.parse(at) - QUESTION_LIMIT_DAYS * DAY_MS;
  return sum(asked.filter((one) => Date.parse(one.at) >= since).map(({ questions }) => questions));
}
