import type { Run } from '#functions/runs/repositories/run.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { answersOf, firstMonthOf, leavingOf, takesPart } from './answers.ts';
import type { Company, DemoMember } from './company.ts';
import { addDays, addHours, atHour, later, weekday } from './days.ts';
import { createHistory, type RunAnswers, type RunTime } from './history.ts';
import { worksOn } from './people.ts';
import { pollsOf } from './polls.ts';
import { weekOf } from './story.ts';

/** How often eNPS is asked: three times in the twelve weeks of the first screen. */
const ENPS_EVERY_WEEKS = 4;
const HALF_YEAR_WEEKS = 26;
const ENPS_WEEKS_AGO = 2;
const FIRST_MONTH_WEEKS_AGO = 24;
const ENPS_DAYS = 10;
const MOVING_WEEKS_AGO = 30;
const PULSE_DAYS = 4;
const FRIDAY = 5;
const FIRST_MONTH_DAYS = 30;
/** Of a team that is seen by itself so many more of those who would keep silent answer. */
const OF_LARGE_TEAMS = 0.6;
/** The open run of the pulse ends no sooner than this. */
const OPEN_DAYS = 3;

/** What of the history is still going on. */
export interface OpenRuns {
  readonly pulse: Run;
}

/** All polls of the company with their runs over so many weeks, and their counters. */
export async function writeRuns(company: Company, weeks: number): Promise<OpenRuns> {
  const history = createHistory(company);
  const { today, members, texts } = company;
  const polls = pollsOf(texts);
  const ago = (days: number, hour: number): Date => atHour(addDays(today, -days), hour);
  const begin = ago(7 * weeks, 9);
  const friday = lastFriday(today);
  /** The weeks ago of the first of several runs, of which the newest and their distance are known. */
  const lastOf = (newest: number, distance: number): number =>
    newest + distance * Math.floor((weeks - 1 - newest) / distance);

  async function leaving(): Promise<void> {
    const poll = await history.poll(polls.leaving, begin);
    const opened = addHours(begin, 1);
    // Those of sales come first, and so do their reasons.
    const answers = members
      .flatMap((who) => (who.left !== null && who.left > opened ? [{ who, day: who.left }] : []))
      .toSorted((a, b) => Number(b.who.department === 'sales') - Number(a.who.department === 'sales'))
      .map(({ who, day }, index) => ({ who, said: leavingOf(index, texts), at: atHour(addDays(day, -1), 16) }));
    const time = { opened, closed: ago(1, 18), deadline: null, oneByOne: answers.map(({ who }) => who) };
    if (answers.length > 0) await history.run(poll, time, { members: answers, byLink: [] });
  }

  async function firstMonth(): Promise<void> {
    const poll = await history.poll(polls.firstMonth, addHours(begin, 2));
    for (let weeksAgo = lastOf(FIRST_MONTH_WEEKS_AGO, HALF_YEAR_WEEKS); weeksAgo >= 0; weeksAgo -= HALF_YEAR_WEEKS) {
      const opened = ago(7 * weeksAgo, 11);
      const next = weeksAgo - HALF_YEAR_WEEKS;
      const end = next < 0 ? null : ago(7 * next, 10);
      const answers = members.flatMap((who) => {
        const at = atHour(later(addDays(who.joined, FIRST_MONTH_DAYS), who.since), 12);
        const asked = who.joined > begin && at >= opened && at < (end ?? today);
        return asked ? [{ who, said: firstMonthOf(who, texts), at }] : [];
      });
      const time = { opened, closed: end, deadline: null, oneByOne: answers.map(({ who }) => who) };
      if (answers.length > 0) await history.run(poll, time, { members: answers, byLink: [] });
    }
  }

  async function enps(): Promise<void> {
    const poll = await history.poll(polls.enps, addHours(begin, 3));
    for (let weeksAgo = lastOf(ENPS_WEEKS_AGO, ENPS_EVERY_WEEKS); weeksAgo >= 0; weeksAgo -= ENPS_EVERY_WEEKS) {
      const opened = ago(7 * weeksAgo, 10);
      const time = { ...everybody(company, over(opened, ENPS_DAYS)), teams: true };
      await history.run(poll, time, anonymous(company, 'enps', opened));
    }
  }

  async function moving(): Promise<void> {
    if (MOVING_WEEKS_AGO > weeks) return;
    const opened = ago(7 * MOVING_WEEKS_AGO, 12);
    const poll = await history.poll(polls.moving, addHours(opened, -2));
    await history.run(poll, everybody(company, over(opened, ENPS_DAYS)), anonymous(company, 'moving', opened));
  }

  async function pulse(): Promise<Run> {
    const poll = await history.poll(polls.pulse, addHours(begin, 4));
    for (let age = weeks - 1; age > 0; age -= 1) {
      const opened = addDays(friday, -7 * age);
      // Nobody is asked about the week of the New Year holidays.
      if (opened.getUTCMonth() === 0 && opened.getUTCDate() <= 8) continue;
      const time = { ...everybody(company, over(opened, PULSE_DAYS)), teams: true };
      await history.run(poll, time, anonymous(company, 'pulse', opened));
    }
    const deadline = later(atHour(addDays(friday, PULSE_DAYS), 18), atHour(addDays(today, OPEN_DAYS), 18));
    // Those who have answered it so far do so over the API, today.
    const time = { ...everybody(company, { opened: friday, closed: null, deadline }), teams: true };
    const weekly = { cadence: 'weekly', weekday: FRIDAY, time: '10:00', duration_days: PULSE_DAYS } as const;
    await history.repeat(poll, { ...weekly, results_visibility: 'from_5', compare_teams: true }, today);
    return history.run(poll, time, { members: [], byLink: [] });
  }

  async function learning(): Promise<void> {
    const poll = await history.poll(polls.learning, ago(5, 16));
    await history.draft(poll, { opened: ago(5, 17), deadline: null });
  }

  const [open] = await Promise.all([pulse(), enps(), moving(), firstMonth(), leaving(), learning()]);
  await history.counted();
  return { pulse: open };
}

/** Answers without names: members who were here and took part, and some who answer by the link. */
function anonymous(company: Company, poll: 'pulse' | 'enps' | 'moving', opened: Date): RunAnswers {
  const { members, texts, today } = company;
  const answers = answersOf(poll, opened, today, texts);
  const there = members.filter((who) => worksOn(who, opened));
  const drivers = there.filter(({ department }) => department === 'warehouse').slice(0, answers.random.between(1, 3));
  const large = Map.groupBy(there, ({ department }) => department);
  const took = there.filter((who) => {
    if (who.since >= opened || drivers.includes(who)) return false;
    const keen = large.get(who.department)!.length >= SMALLEST_GROUP;
    return (
      takesPart(weekOf(who.department, opened, today), answers.random) ||
      (keen && answers.random.chance(OF_LARGE_TEAMS))
    );
  });
  return {
    members: took.map((who) => ({ who, said: answers.of(who) })),
    byLink: drivers.map((who: DemoMember) => answers.of(who)),
  };
}

/** A run that asked all who worked here: by link those who are seldom in Tonus. */
function everybody({ members }: Company, time: RunTime): RunTime {
  return { ...time, asked: members.filter((who) => worksOn(who, time.opened)).length };
}

/** Closed on the evening of its deadline. */
function over(opened: Date, days: number): RunTime {
  const deadline = atHour(addDays(opened, days), 18);
  return { opened, deadline, closed: addHours(deadline, 0.05) };
}

/** Ten in the morning of the last Friday, some hours ago at least. */
function lastFriday(today: Date): Date {
  const latest = addHours(today, -6);
  for (let days = 0; ; days += 1) {
    const morning = atHour(addDays(latest, -days), 10);
    if (weekday(morning) === FRIDAY && morning <= latest) return morning;
  }
}
