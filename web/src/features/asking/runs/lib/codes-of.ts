import type { Frame, Poll } from '#shared/models/poll.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { isAnonymous, type RunState } from './runs.ts';

/** What one-time codes answer, a run of a poll or a survey, as far as its sheets are concerned. */
export interface AnsweredByCodes {
  readonly kind: 'poll' | 'survey';
  /** The id of its run. */
  readonly id: string;
  /** What it is of. */
  readonly pollId: string;
  readonly title: string;
  /** The languages it is answered in besides its own. */
  readonly others: readonly PollLanguage[];
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
  // One that was never opened will be in those of its poll.
  const others = run.languages.length > 0 ? run.languages.slice(1) : poll.translated_into;
  return { kind: 'poll', id, pollId, title: poll.title, others, anonymous, deadline, state, printed: codes > 0 };
}

/** A survey that is open. */
export function codesOfSurvey({ id, title, translated_into: others, anonymous, deadline }: Survey): AnsweredByCodes {
  return { kind: 'survey', id, pollId: id, title, others, anonymous, deadline, state: 'open', printed: true };
}
