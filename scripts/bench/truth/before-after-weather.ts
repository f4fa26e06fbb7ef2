import type { MeasuredOn } from '#functions/analysis/workload-effect.ts';
import type { Employment, Observed } from '#functions/finance/turnover/data.ts';
import { addDays, type Day } from '#shared/rules/working-days.ts';
import type { Draws } from './company.ts';

/** The day everything is looked at from; steps lie before it. */
export const TODAY: Day = '2026-11-22';
const TEAMS = 5;
const PEOPLE_IN_TEAM = 8;
const TASKS_A_PERSON = 5;
const WEEKS = 60;
/** Logits: a quarter of the tasks are late; people differ for good, a team has good and bad weeks that last. */
const LATE = -1.1;
const BETWEEN_PEOPLE = 0.7;
const OF_WEEK = 0.35;
const WEEK_LASTS = 0.6;
/** A task stays open, as it is, for two more weeks of three. */
const STAYS = 0.66;

/** What is late of a company's teams, week after week, the oldest first; `effect` in logits of the first team from a week on. */
export function lateWeeks(
  { uniform, normal }: Draws,
  effect: { readonly from: number; readonly logits: number },
): MeasuredOn[] {
  const people = Array.from({ length: TEAMS * PEOPLE_IN_TEAM }, () => normal() * BETWEEN_PEOPLE);
  const weather = Array.from({ length: TEAMS }, () => normal() * OF_WEEK);
  const late = people.map(() => Array.from({ length: TASKS_A_PERSON }, () => false));
  return Array.from({ length: WEEKS }, (_, week) => {
    for (let team = 0; team < TEAMS; team++)
      weather[team] = WEEK_LASTS * weather[team]! + Math.sqrt(1 - WEEK_LASTS ** 2) * OF_WEEK * normal();
    const counts = Array.from({ length: TEAMS }, () => 0);
    people.forEach((own, person) => {
      const team = Math.floor(person / PEOPLE_IN_TEAM);
      const step = team === 0 && week >= effect.from ? effect.logits : 0;
      const chance = 1 / (1 + Math.exp(-(LATE + own + weather[team]! + step)));
      const tasks = late[person]!;
      tasks.forEach((_one, place) => {
        if (week === 0 || uniform() > STAYS) tasks[place] = uniform() < chance;
        if (tasks[place]) counts[team]! += 1;
      });
    });
    const of = PEOPLE_IN_TEAM * TASKS_A_PERSON;
    const all = counts.reduce((total, count) => total + count, 0);
    const metric = (key: string, count: number, tasks: number) => ({
      key,
      label: 'Просроченные задачи',
      count,
      of: tasks,
    });
    return {
      day: addDays(TODAY, -7 * (WEEKS - 1 - week)),
      metrics: [
        metric('overdue', all, TEAMS * of),
        ...counts.map((count, team) => metric(`overdue:${TEAM_NAMES[team]}`, count, of)),
      ],
    };
  });
}

export const TEAM_NAMES = ['Продажи', 'Склад', 'Разработка', 'Поддержка', 'Бухгалтерия'];
export const WEEKS_SEEN = WEEKS;

const YEARS_SEEN = 4;
const DAYS_A_YEAR = 365.25;
const DAYS = Math.round(YEARS_SEEN * DAYS_A_YEAR);
const DEPARTMENTS = ['Продажи', 'Склад', 'Разработка', 'Поддержка'];
/** One in five leaves in a year; whoever leaves takes somebody along in one case of eight. */
export const LEAVES_A_YEAR = 0.2;
const TAKES_ALONG = 0.125;
const PAY = 1_000_000;

/** A company whose people leave at one rate for years and are replaced; `effect` multiplies the rate from a day on. */
export function leavingCompany(
  people: number,
  { uniform }: Draws,
  effect: { readonly from: Day; readonly times: number },
): Observed {
  const since = addDays(TODAY, -DAYS);
  const begun = Array.from({ length: people }, () => since);
  const employments: Employment[] = [];
  const add = (place: number, leftOn: Day | null) =>
    employments.push({
      department: DEPARTMENTS[place % DEPARTMENTS.length]!,
      hiredOn: begun[place]!,
      seenFrom: begun[place]!,
      leftOn,
      leaving: null,
      annualPay: PAY,
    });
  const leave = (place: number, day: Day) => {
    if (begun[place]! >= day) return;
    add(place, day);
    begun[place] = addDays(day, 1);
  };
  for (let day = 1; day <= DAYS; day++) {
    const date = addDays(since, day);
    const rate = (LEAVES_A_YEAR / DAYS_A_YEAR / (1 + TAKES_ALONG)) * (date >= effect.from ? effect.times : 1);
    for (let place = 0; place < people; place++) {
      if (uniform() >= rate) continue;
      leave(place, date);
      if (uniform() < TAKES_ALONG) leave(Math.floor(uniform() * people), date);
    }
  }
  begun.forEach((_, place) => add(place, null));
  return {
    employments,
    since,
    until: TODAY,
    unclear: { withoutHiring: 0, disappeared: 0, contradictory: 0, unknown: 0 },
  };
}
