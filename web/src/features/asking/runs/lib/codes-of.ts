import type { Frame, Poll } from '#shared/models/poll.ts';
import type { Survey } from '#shared/models/survey.ts';
import { isAnonymous, type RunState } from './runs.ts';

/** What one-time codes answer, a run of a poll or a survey, as far as its sheets are concerned. */
export interface AnsweredByCodes {
  readonly kind: 'poll' | 'survey';
  /** The id of its run. */
  readonly id: string;
  /** What it is of. */
  readonly pollId: string;
  readonly title: string;
  readonly anonymous: boolean;
  readonly deadline: string | null;
  readonly state: RunState;
  /** Whether it may have sheets: most have none, and are not asked for them. */
  readonly printed: boolean;
}

/** A run of a poll. */
export function codesOfRun(poll: Poll, run: Frame, state: RunState): AnsweredByCodes {
  const { id, poll_id: pollId, deadline, one_time_codes: codes } = run;
  const anonymous = isAnonymous(run, poll);
  return { kind: 'poll', id, pollId, title: poll.title, anonymous, deadline, state, printed: codes > 0 };
}

/** A survey that is open. */
export function codesOfSurvey({ id, title, anonymous, deadline }: Survey): AnsweredByCodes {
  return { kind: 'survey', id, pollId: id, title, anonymous, deadline, state: 'open', printed: true };
}
