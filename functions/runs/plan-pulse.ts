import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import type { PulseSchedule } from '#functions/polls/repositories/pulse-schedule.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Question } from '#shared/models/question.ts';
import { fitToLimit, QUESTION_LIMIT_DAYS } from '#shared/rules/question-limit.ts';
import { asksOnePerson } from '#shared/rules/one-person.ts';
import { occurrencesAfter, type Occurrence } from '#shared/rules/pulse-schedule.ts';
import { chooseQuestions, type LastAsked } from '#shared/rules/question-rotation.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { sayer, type Said } from '#shared/text/said.ts';
import type { skippedSaid } from '#text/runs/skipped-said.ts';
import { addDays, moscowDay, moscowMoment, type Day } from '#shared/rules/working-days.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** Why a run of a schedule does not open, as it is kept. */
export const say = sayer<typeof skippedSaid>();

/** What a run of a schedule would be. `everybody` when it asks all members, whoever joins while it is open included. */
export interface PlannedRun {
  readonly questions: readonly Question[];
  readonly asked: readonly Member[];
  readonly everybody: boolean;
  readonly leftOut: number;
}

export interface PlanInput {
  readonly poll: Poll;
  readonly schedule: PulseSchedule;
  readonly members: readonly Member[];
  readonly lastAsked: LastAsked;
  /** How many more questions recurring runs may ask a member. */
  readonly roomOf: (member: Member) => number;
  /** The days whose joiners are asked: after the first, up to the second. */
  readonly joined: { readonly after: Day; readonly to: Day };
}

/** Settles whom a run asks and what; why not, where it cannot; null where nobody has joined, so that there is none. */
export function planPulse(input: PlanInput): PlannedRun | { readonly skipped: Said } | null {
  const { poll, schedule, lastAsked, roomOf } = input;
  const waitsForJoiners = schedule.cadence === 'member_joined';
  const people = inAudience(input);
  if (people.length === 0) return waitsForJoiners ? null : { skipped: say('nobody') };
  if (waitsForJoiners && poll.isAnonymous) return { skipped: say('joinedAnonymous') };
  if (!waitsForJoiners && asksOnePerson(poll) && !poll.isAnonymous) return { skipped: say('forOne') };
  const picked = schedule.audience.kind !== 'all' || waitsForJoiners;
  if (poll.isAnonymous && picked && people.length < SMALLEST_GROUP) return { skipped: say('fewer') };
  const wished = Math.min(schedule.rotation?.per_run ?? poll.questions.length, poll.questions.length);
  const fitting = fitToLimit({
    questions: wished,
    rotates: schedule.rotation !== null,
    isAnonymous: poll.isAnonymous,
    people,
    roomOf,
  });
  if (!fitting) return { skipped: say('enough') };
  return {
    questions: chooseQuestions({ type: poll.pollType }, poll.questions, fitting.questions, lastAsked),
    asked: fitting.people,
    everybody: !picked && fitting.leftOut === 0,
    leftOut: fitting.leftOut,
  };
}

function inAudience({ schedule, members, joined }: PlanInput): readonly Member[] {
  const { audience } = schedule;
  const asked = members.filter(({ role, team }) => {
    if (audience.kind === 'roles') return audience.roles.includes(role);
    if (audience.kind === 'teams') return team !== null && audience.teams.includes(team);
    return true;
  });
  if (schedule.cadence !== 'member_joined') return asked;
  return asked.filter(({ joinedAt }) => {
    const day = addDays(moscowDay(new Date(joinedAt)), schedule.days_after ?? 0);
    return day > joined.after && day <= joined.to;
  });
}

/** When a run closes: after its days, or when the next one opens, since members answer the newest. */
export function deadlineOf(schedule: PulseSchedule, occurrence: Pick<Occurrence, 'day' | 'at'>): Date {
  const end = moscowMoment(addDays(occurrence.day, schedule.duration_days), schedule.time);
  if (schedule.cadence === 'member_joined') return end;
  const [next] = occurrencesAfter(schedule, occurrence.at, 1);
  return next && next.at < end ? next.at : end;
}

/** A recurring run that counts against the limit of questions. */
export interface CountedRun {
  readonly createdAt: string;
  readonly questions: number;
  readonly asks: (userId: string) => boolean;
}

/** What recurring runs of a workspace have asked of whom in the last 30 days, but for one that is being planned. */
export async function countedRuns(
  repos: Pick<Repositories, 'pulses' | 'audiences'>,
  workspaceId: string,
  now: Date,
  without: string | null = null,
): Promise<CountedRun[]> {
  const runs = await repos.pulses.askedSince(workspaceId, windowBefore(now));
  return Promise.all(
    runs
      .filter(({ runId }) => runId !== without)
      .map(async ({ runId, createdAt, questions, everybody }) => ({
        createdAt,
        questions,
        asks: everybody ? () => true : await repos.audiences.of(runId),
      })),
  );
}

/** What of that everybody was asked, the earliest first: whom the other runs asked is told by none of them. */
export async function askedOfAll(
  repos: Pick<Repositories, 'pulses'>,
  workspaceId: string,
  now: Date,
): Promise<{ at: string; questions: number }[]> {
  const runs = await repos.pulses.askedSince(workspaceId, windowBefore(now));
  return runs.filter(({ everybody }) => everybody).map(({ createdAt, questions }) => ({ at: createdAt, questions }));
}

/** How many more questions a member may be asked at a moment: who was asked counts, never who has answered. */
export function roomAt(limit: number, runs: readonly CountedRun[], at: Date): (userId: string) => number {
  if (limit === 0) return () => Infinity;
  const since = windowBefore(at).toISOString();
  const counting = runs.filter(({ createdAt }) => createdAt >= since);
  return (userId) =>
    limit - counting.filter(({ asks }) => asks(userId)).reduce((sum, { questions }) => sum + questions, 0);
}

function windowBefore(moment: Date): Date {
  return new Date(moment.getTime() - QUESTION_LIMIT_DAYS * DAY_MS);
}
