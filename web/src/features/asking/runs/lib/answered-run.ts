import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { isAnonymous, type RunState } from './runs.ts';

/** What people answer by one-time codes or at kiosks, a run of a poll or a survey, as far as these are concerned. */
export interface AnsweredRun {
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
  /** Nobody will ever read its answers: it was opened for too few, and whoever comes later does not change that. */
  readonly neverShown: boolean;
  /** Whether a sheet may have a team: of a run that compares teams, any until it is opened, then those its sheets have. */
  readonly teamsOfSheets: 'any' | 'known' | 'none';
  /** Whether it may have sheets of codes: most have none, and are not asked for them. */
  readonly hasSheets: boolean;
  /** The same of kiosks. */
  readonly hasKiosks: boolean;
}

/** A run of a poll. */
export function answeredRun(poll: Poll, run: Frame, state: RunState): AnsweredRun {
  return {
    kind: 'poll',
    id: run.id,
    pollId: run.poll_id,
    title: poll.title,
    // One that was never opened will be in those of its poll.
    others: run.languages.length > 0 ? run.languages.slice(1) : poll.translated_into,
    anonymous: isAnonymous(run, poll),
    deadline: run.deadline,
    state,
    neverShown: run.results_visibility === 'never',
    teamsOfSheets: run.compare_teams ? (run.was_opened ? 'known' : 'any') : 'none',
    hasSheets: run.one_time_codes > 0,
    hasKiosks: run.kiosks > 0,
  };
}

/** A survey that is open. */
export function answeredSurvey({ id, title, translated_into: others, anonymous, deadline }: Survey): AnsweredRun {
  const own = { kind: 'survey', id, pollId: id, title, others, anonymous, deadline } as const;
  return { ...own, state: 'open', neverShown: false, teamsOfSheets: 'none', hasSheets: true, hasKiosks: true };
}

/** Whether it takes answers, or will. */
export function isAnswerable({ state }: Pick<AnsweredRun, 'state'>): boolean {
  return state === 'draft' || state === 'open';
}
