import type { ReadyName } from './ready-questions.ts';
import { ask, type SetQuestion } from './set-questions.ts';
import { addDays, moscowMoment, nextWorkingDay, type Day } from './working-days.ts';
import { stagePollsText } from '#text/ready/stage-polls.ts';
import { DAY_MS } from './durations.ts';

/** The stages of a newcomer. */
export const NEWCOMER_STAGES = ['day_30', 'day_60', 'day_90'] as const;
export type NewcomerStage = (typeof NEWCOMER_STAGES)[number];
/** The same, and that of whoever has left. */
export const STAGES = [...NEWCOMER_STAGES, 'left'] as const;
export type PollStage = (typeof STAGES)[number];

/** After how many days in the company a newcomer is asked how it goes. */
export const STAGE_DAYS: Readonly<Record<NewcomerStage, number>> = { day_30: 30, day_60: 60, day_90: 90 };

/** Whoever was a member for fewer days is not asked why they have left. */
const LEAVER_DAYS = 14;

/** Whether somebody was a member for long enough to be asked why they leave. */
export function wasThereForLong(joinedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(joinedAt) >= LEAVER_DAYS * DAY_MS;
}

/** What is asked at a stage. */
interface StagePoll {
  readonly title: string;
  readonly goal: string;
  readonly questions: readonly SetQuestion[];
}

const ASKED: Readonly<Record<PollStage, readonly ReadyName[]>> = {
  day_30: ['workAsAgreed', 'everythingNeeded', 'probationExpectations', 'easyToAsk', 'recommend', 'easierForNext'],
  day_60: ['managerFeedback', 'timeToFindOut', 'easyToFind', 'partOfTeam', 'recommend', 'lackConfidence'],
  day_90: [
    'purposeClear',
    'expectationsClear',
    'enoughTimeNow',
    'roomToGrow',
    'hereInAYear',
    'recommend',
    'changeInThreeMonths',
  ],
  // Of those who have left, a recommendation is by its theme no eNPS, which is of those who work here.
  left: [
    'whyLeft',
    'loadWas',
    'managerHelped',
    'payWas',
    'roomToGrowWas',
    'recommendAfter',
    'wouldReturn',
    'changeEarlier',
  ],
};

/** The poll of a stage, in the language of whoever has it made. */
export function stagePoll(stage: PollStage): StagePoll {
  return { ...stagePollsText[stage], questions: ASKED[stage].map((name) => ask(name)) };
}

const MORNING = '10:00';

/** When newcomers are asked after a night: that morning, or on the next working day. */
export function newcomersAskedAt(night: Day): string {
  return moscowMoment(nextWorkingDay(night), MORNING).toISOString();
}

/** A day that was missed, by a holiday or a standstill, is caught up with for so long. */
const GRACE_DAYS = 7;

/** Whether somebody hired on a day is to be asked today: their day has come since it was switched on, and lately. */
export function isStageDue(stage: NewcomerStage, hiredOn: Day, { since, today }: { since: Day; today: Day }): boolean {
  const on = addDays(hiredOn, STAGE_DAYS[stage]);
  return on >= since && on >= addDays(today, -GRACE_DAYS) && on <= today;
}
