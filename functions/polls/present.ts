import { wasOpened, type Frame as StoredFrame } from '#data/frames.ts';
import type { Poll as StoredPoll } from '#data/polls.ts';
import type { PulseSchedule } from '#data/pulse-schedule.ts';
import type { Workspace } from '#data/workspaces.ts';
import type { Frame, FrameResults, Poll, PollTotals } from '#shared/models/poll.ts';
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
    questions: [...poll.questions],
    created_at: poll.createdAt,
    updated_at: poll.updatedAt,
    version: poll.version,
    recurrence: poll.schedule && presentRecurrence(poll.schedule),
  };
}

/**
 * A frame in the words of the API; its token shows only while public links are allowed. A draft follows its poll,
 * where the poll is at hand.
 */
export function presentFrame(frame: StoredFrame, poll?: StoredPoll): Frame {
  const settings = wasOpened(frame) ? frame : (poll ?? frame);
  return {
    id: frame.id,
    poll_id: frame.pollId,
    created_at: frame.createdAt,
    deadline: frame.deadline,
    published: frame.published,
    public_token: frame.allowAnonymousLink ? frame.publicToken : null,
    public_short: frame.allowAnonymousLink ? frame.shortCode : null,
    is_anonymous: settings.isAnonymous,
    was_opened: wasOpened(frame),
    answer_limit: frame.answerLimit,
    name: frame.name,
    results_visibility: frame.resultsVisibility,
    audience: frame.audience,
    people_asked: frame.peopleAsked,
    compare_teams: frame.compareTeams,
    channels: [...frame.channels],
    notice: frame.notice,
    reminders: frame.reminders,
    next_reminder_at: frame.remindAt,
    reminded_at: frame.remindedAt,
  };
}

/** Of the poll what its results show, as it was when the run was opened. */
export function presentPollOf(frame: StoredFrame): FrameResults['poll'] {
  return { id: frame.pollId, title: frame.title, type: frame.pollType, is_anonymous: frame.isAnonymous };
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
