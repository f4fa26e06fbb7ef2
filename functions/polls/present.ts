import { presentNotice } from '#functions/notifications/notice.ts';
import { presentPollQuestions } from '#functions/runs/present-questions.ts';
import { wasOpened, type Run } from '#functions/runs/repositories/run.ts';
import type { Poll as StoredPoll } from './repositories/polls.ts';
import { noticeEditionsOf } from '#functions/runs/given-consent.ts';
import type { PulseSchedule } from './repositories/pulse-schedule.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { Frame } from '#shared/models/run.ts';
import type { FrameResults } from '#shared/models/run-results.ts';
import type { Poll, PollTotals } from '#shared/models/poll.ts';
import type { Recurrence } from '#shared/models/recurrence.ts';

/** A poll in the words of the API. */
export function presentPoll(poll: StoredPoll): Poll {
  return {
    id: poll.id,
    workspace_id: poll.workspaceId,
    title: poll.title,
    type: poll.pollType,
    is_anonymous: poll.isAnonymous,
    allow_anonymous_link: poll.allowAnonymousLink,
    questions: presentPollQuestions(poll.questions),
    language: poll.language,
    translated_into: [...poll.languages],
    created_at: poll.createdAt,
    updated_at: poll.updatedAt,
    version: poll.version,
    recurrence: poll.schedule && presentRecurrence(poll.schedule),
  };
}

/**
 * A run in the words of the API; its token shows only while public links are allowed. A draft follows its poll,
 * where the poll is at hand.
 */
export function presentFrame(run: Run, poll?: StoredPoll): Frame {
  const settings = wasOpened(run) ? run : (poll ?? run);
  return {
    id: run.id,
    poll_id: run.pollId,
    created_at: run.createdAt,
    deadline: run.deadline,
    published: run.published,
    public_token: run.allowAnonymousLink ? run.publicToken : null,
    public_short: run.allowAnonymousLink ? run.shortCode : null,
    is_anonymous: settings.isAnonymous,
    languages: [...run.languages],
    was_opened: wasOpened(run),
    one_time_codes: run.codes ?? 0,
    kiosks: run.kiosks ?? 0,
    answer_limit: run.answerLimit,
    name: run.name,
    results_visibility: run.resultsVisibility,
    fingerprint: run.ballots?.fingerprint ?? null,
    audience: run.audience,
    people_asked: run.peopleAsked,
    compare_teams: run.compareTeams,
    channels: [...run.channels],
    notice: presentNotice(run.notice),
    notice_editions: noticeEditionsOf(run),
    consents_withdrawn: run.withdrawn,
    reminders: run.reminders,
    next_reminder_at: run.remindAt,
    reminded_at: run.remindedAt,
    ...(run.past && {
      // It was never answered by a link of ours.
      public_token: null,
      past: { source: run.past.source, at: run.past.at, counts_only: run.past.countsOnly },
    }),
  };
}

/** Of the poll what its results show, as it was when the run was opened. */
export function presentPollOf(run: Run): FrameResults['poll'] {
  return { id: run.pollId, title: run.title, type: run.pollType, is_anonymous: run.isAnonymous };
}

/** What all polls of a workspace come to, in the words of the API. */
export function presentTotals({ pollCounts }: Pick<Workspace, 'pollCounts'>): PollTotals {
  const { polls, enpsPolls, pulsePolls, pollQuestions } = pollCounts;
  return { polls, enps: enpsPolls, pulse: pulsePolls, questions: pollQuestions };
}

/** When a poll repeats, in the words of the API. */
export function presentRecurrence(schedule: PulseSchedule): Recurrence {
  const { cadence, weekday, month_day: monthDay, time, days_after: daysAfter, paused, dueAt } = schedule;
  return { cadence, weekday, month_day: monthDay, time, days_after: daysAfter, paused, next_at: dueAt };
}
