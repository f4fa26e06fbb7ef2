import { HOUR_SECONDS } from '#shared/rules/durations.ts';
import { addDays, addHours, atHour, daysBetween, inMoscow, later, weekday } from './days.ts';
import { HISTORY_DAYS, worksOn, type DemoPerson } from './people.ts';
import { seeded, type Random } from './random.ts';
import { weekOf } from './story.ts';
import type { DemoTexts } from './texts.ts';

/** Bitrix24's own codes of a status (reference of its REST API: tasks.task.list). */
type StatusCode = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Numbers of a portal's tasks do not begin with its company. */
const FIRST_ID = 1001;
const QUARTER_SECONDS = 900;
/** No task takes longer to be done than this after it was due, days. */
const LATEST_DAYS = 14;
/** A head of sales at the height of the load has so much more to do than anybody on a usual day. */
const MOST_LOAD = 2.8;

/** Tasks of eighteen months, oldest first, as `tasks.task.list` answers them. Deterministic for people and a day. */
export function createTasks(
  count: number,
  people: readonly DemoPerson[],
  today: Date,
  { tasks: words }: DemoTexts,
): Record<string, unknown>[] {
  const random = seeded(count + 11);
  // More lately than long ago, as a company grows and old tasks are tidied away.
  const ages = Array.from({ length: count }, () => random.next() ** 1.8 * HISTORY_DAYS);
  return ages
    .toSorted((a, b) => b - a)
    .map((age, index) => {
      const created = workMoment(addDays(today, -age), random, today);
      const who = someone(people, created, today, random);
      return taskOf({ id: FIRST_ID + index, created, who, words }, random, today);
    });
}

interface Begun {
  readonly id: number;
  readonly created: Date;
  readonly who: DemoPerson;
  readonly words: DemoTexts['tasks'];
}

function taskOf({ id, created, who, words }: Begun, random: Random, today: Date): Record<string, unknown> {
  const week = weekOf(who.department, created, today);
  const plannedDays = random.between(1, 20);
  const deadline = random.chance(0.12) ? null : atHour(addDays(created, plannedDays), 18);
  const outcome = outcomeOf({ created, plannedDays, lateChance: 0.12 + 0.3 * week.overload }, random, today);
  const { status, closed } = outcome;
  const started = status === 3 || status === 4 || status === 5;
  const estimate = random.chance(0.25) ? 0 : random.pick([1, 2, 3, 4, 6, 8, 12, 16, 24]) * HOUR_SECONDS;
  const spent = started && random.chance(0.7) ? spentOf(estimate || 4 * HOUR_SECONDS, status, random) : null;
  const workedDays = closed === null ? null : Math.max(1, Math.round(daysBetween(created, closed)));
  const project = random.chance(0.45) ? random.between(1, words.projects.length) : null;
  const tags = random.shuffled<string>(words.tags[who.department]).slice(
    0,
    random.weighted([
      [0, 4],
      [1, 4],
      [2, 2],
    ]),
  );
  return {
    id: String(id),
    title: titleOf(who, created, words, random),
    status: String(status),
    subStatus: String(subStatusOf(status, deadline, today)),
    priority: random.weighted([
      ['0', 12],
      ['1', 63],
      ['2', 25 + 25 * week.overload],
    ]),
    deadline: deadline && inMoscow(deadline),
    createdDate: inMoscow(created),
    closedDate: closed && inMoscow(closed),
    dateStart: started ? inMoscow(addHours(created, random.between(1, 4))) : null,
    startDatePlan: inMoscow(atHour(created, 9)),
    endDatePlan: deadline && inMoscow(deadline),
    timeEstimate: String(estimate),
    timeSpentInLogs: spent === null ? null : String(spent),
    durationPlan: String(plannedDays),
    durationFact: workedDays === null ? null : String(workedDays),
    durationType: 'days',
    responsibleId: String(who.id),
    createdBy: String(who.id),
    groupId: String(project ?? 0),
    responsible: {
      id: String(who.id),
      name: `${who.firstName} ${who.lastName}`,
      link: `/company/personal/user/${who.id}/`,
      icon: '',
      workPosition: who.position,
    },
    group:
      project === null ? [] : { id: String(project), name: words.projects[project - 1], opened: true, membersCount: 9 },
    tags:
      tags.length === 0 ? [] : Object.fromEntries(tags.map((title, index) => [index + 1, { id: index + 1, title }])),
  };
}

interface Plan {
  readonly created: Date;
  readonly plannedDays: number;
  readonly lateChance: number;
}

/** What became of a task until today: most that are old are done, what is open is mostly young. */
function outcomeOf(
  { created, plannedDays, lateChance }: Plan,
  random: Random,
  today: Date,
): { status: StatusCode; closed: Date | null } {
  const age = daysBetween(created, today);
  const done = age > 45 ? 0.93 : age > 21 ? 0.72 : age > 7 ? 0.45 : 0.15;
  const late = random.chance(lateChance);
  const days = late ? plannedDays + 1 + random.next() * LATEST_DAYS : plannedDays * (0.2 + 0.7 * random.next());
  const closed = addHours(atHour(addDays(created, days), 10), random.next() * 7);
  if (random.chance(done) && closed > created && closed < today) return { status: 5, closed };
  if (age > 60) {
    const status = random.weighted<StatusCode>([
      [7, 4],
      [6, 4],
      // What nobody has done for half a year nobody says they are doing.
      [3, age > 150 ? 0 : 3],
    ]);
    return { status, closed: status === 7 ? addDays(created, random.between(3, 30)) : null };
  }
  const open = random.weighted<StatusCode>([
    [2, 45],
    [3, 35],
    [4, 10],
    [6, 6],
    [1, 4],
  ]);
  return { status: open, closed: null };
}

function spentOf(estimate: number, status: StatusCode, random: Random): number {
  const share = status === 5 ? 0.5 + 1.1 * random.next() : 0.1 + 0.7 * random.next();
  return Math.max(1, Math.round((estimate * share) / QUARTER_SECONDS)) * QUARTER_SECONDS;
}

/** Bitrix24's own hint: late, not seen yet, or due within a day. */
function subStatusOf(status: StatusCode, deadline: Date | null, today: Date): number {
  if (status > 3) return status;
  if (deadline && deadline < today) return -1;
  if (deadline && daysBetween(today, deadline) < 1) return -3;
  return status === 1 ? -2 : status;
}

function titleOf({ department }: DemoPerson, created: Date, words: DemoTexts['tasks'], random: Random): string {
  return random
    .pick<string>(words.taskTitles[department])
    .replaceAll(/\{(\w+)\}/g, (_, word: string) =>
      word === 'month' ? words.words['month']![created.getUTCMonth()]! : random.pick(words.words[word]!),
    );
}

/** Somebody who worked here then: heads have more to do than others, sales more since the summer. */
function someone(people: readonly DemoPerson[], date: Date, today: Date, random: Random): DemoPerson {
  for (;;) {
    // The first of the people, who owns the company, has never left: this ends.
    const person = random.pick(people);
    const { department, isHead } = person;
    const load = (1 + weekOf(department, date, today).overload) * (isHead ? 1.4 : 1);
    if (worksOn(person, date) && random.chance(load / MOST_LOAD)) return person;
  }
}

/** A working hour of the same week. */
function workMoment(date: Date, random: Random, today: Date): Date {
  const day = weekday(date) > 5 ? addDays(date, -2) : date;
  const moment = addHours(atHour(day, 9), random.next() * 9);
  const first = addDays(today, -HISTORY_DAYS);
  return moment < today ? later(moment, first) : addHours(today, -random.next());
}
