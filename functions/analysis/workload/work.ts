import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { addDays, isWorkingDay, moscowDay, nextWorkingDay, type Day } from '#shared/rules/working-days.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { compareTexts } from '#shared/rules/compare-texts.ts';
import type { ForeseenPeak, WorkloadData, WorkloadPerson, WorkloadTask } from './data.ts';

/** What has happened is told of so many days. */
export const PERIOD_DAYS = 30;
/** Working days ahead and behind that are looked at: eight weeks. */
const WORKING_DAYS = 40;

/** A task with its moments as milliseconds. */
export interface Item {
  readonly task: WorkloadTask;
  /** Of the task's source and number: no two tasks have the same. */
  readonly key: string;
  readonly open: boolean;
  readonly created: number | null;
  readonly started: number | null;
  readonly deadline: number | null;
  /** The day of the deadline in Moscow. */
  readonly dueDay: Day | null;
  readonly closed: number | null;
}

/** Somebody with the tasks they are responsible for, whatever their state. */
export interface Worker {
  readonly person: WorkloadPerson;
  readonly items: readonly Item[];
  readonly open: readonly Item[];
}

/** The company or one of its teams. */
export interface Group {
  /** Null is the company. */
  readonly team: string | null;
  readonly workers: readonly Worker[];
  readonly items: readonly Item[];
  readonly open: readonly Item[];
}

/** What everything is computed from, in an order of its own: that of the input means nothing. */
export interface Work {
  readonly now: number;
  /** Since when what has happened is told. */
  readonly since: number;
  /** Since when tasks are known at all; null where that is not known. */
  readonly knownSince: number | null;
  /** The next forty working days from today on. */
  readonly ahead: readonly Day[];
  /** The forty working days before today begin with this one. */
  readonly pastFrom: Day;
  readonly today: Day;
  readonly company: Group;
  /** Those in which at least five people have tasks, by name. */
  readonly teams: readonly Group[];
  /** All others: fewer have tasks, or nobody. */
  readonly hiddenTeams: readonly string[];
  /** Open, and nobody is responsible. */
  readonly unassigned: readonly Item[];
  /** Peaks of deadlines that were foreseen and are over or to come. */
  readonly peaks: readonly ForeseenPeak[];
}

/** Tasks and people, put in the order and the groups in which all else looks at them. */
export function prepareWork({ tasks, people, teams: names, now, knownSince, peaks }: WorkloadData): Work {
  const all = tasks.map(toItem).toSorted(byKey);
  const byPerson = Map.groupBy(all, ({ task }) => task.personId);
  const workers = people
    .toSorted((a, b) => compareTexts(a.id, b.id))
    .map((person): Worker => {
      const items = byPerson.get(person.id) ?? [];
      return { person, items, open: items.filter(({ open }) => open) };
    });
  const known = new Set(people.map(({ id }) => id));
  const open = all.filter((item) => item.open);
  const byTeam = Map.groupBy(
    workers.filter(({ person }) => (person.team ?? '').trim() !== ''),
    ({ person }) => person.team!,
  );
  const teams = [...byTeam].toSorted(([a], [b]) => compareTexts(a, b));
  const shown = teams.filter(([, { length }]) => length >= SMALLEST_GROUP);
  const apart = new Set(shown.map(([team]) => team));
  return {
    now: now.getTime(),
    since: now.getTime() - PERIOD_DAYS * DAY_MS,
    knownSince: momentOf(knownSince),
    today: moscowDay(now),
    ahead: workingDaysFrom(moscowDay(now)),
    pastFrom: workingDaysBack(moscowDay(now)),
    company: { team: null, workers, items: all, open },
    teams: shown.map(([team, members]) => groupOf(team, members)),
    hiddenTeams: names.filter((team) => team.trim() !== '' && !apart.has(team)).toSorted(compareTexts),
    peaks,
    unassigned: open.filter(({ task }) => task.personId === null || !known.has(task.personId)),
  };
}

/** Whether a task was there and not done at a moment of the past; one nobody knows the beginning of always was. */
export function wasOpenAt({ created, open, closed }: Item, moment: number): boolean {
  return (created === null || created <= moment) && (open || (closed !== null && closed > moment));
}

/** Of these, whatever is completed within the period that ends now. */
export function completedSince(items: readonly Item[], since: number): Item[] {
  return items.filter(({ task, closed }) => task.state === 'completed' && closed !== null && closed > since);
}

/** Of these, whatever was set within the period, called off since or not. */
export function createdSince(items: readonly Item[], since: number): Item[] {
  return items.filter(({ created }) => created !== null && created > since);
}

function groupOf(team: string, workers: readonly Worker[]): Group {
  return {
    team,
    workers,
    items: workers.flatMap(({ items }) => items).toSorted(byKey),
    open: workers.flatMap(({ open }) => open).toSorted(byKey),
  };
}

function workingDaysFrom(today: Day): Day[] {
  const days = [nextWorkingDay(today)];
  while (days.length < WORKING_DAYS) days.push(nextWorkingDay(addDays(days.at(-1)!, 1)));
  return days;
}

function workingDaysBack(today: Day): Day {
  let [day, left] = [today, WORKING_DAYS];
  while (left > 0) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}

function toItem(task: WorkloadTask): Item {
  const deadline = momentOf(task.deadline);
  return {
    task,
    key: `${task.source}/${task.id}`,
    open: task.state === 'open',
    created: momentOf(task.createdAt),
    started: momentOf(task.startedAt),
    deadline,
    dueDay: deadline === null ? null : moscowDay(new Date(deadline)),
    closed: momentOf(task.closedAt),
  };
}

function momentOf(instant: string | null): number | null {
  const moment = instant === null ? Number.NaN : Date.parse(instant);
  return Number.isNaN(moment) ? null : moment;
}

function byKey(a: Item, b: Item): number {
  return compareTexts(a.key, b.key);
}
