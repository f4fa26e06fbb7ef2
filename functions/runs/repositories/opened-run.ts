import type { RunVisibility } from '#shared/models/answers.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { noticeAt, noticesShown } from '#shared/rules/respondent-notice.ts';
import type { AskedMembers, ContactsAsked } from './asked-people.ts';
import type { Ballots } from './ballots.ts';
import type { ComparedTeam } from './compared-teams.ts';
import { visibilityAtOpening } from './withheld.ts';

/** What an opening of a run settles besides what stands with its poll. */
export interface Opening {
  readonly workspaceName: string;
  /** At the first opening; null afterwards. */
  readonly asked: AskedMembers | null;
  /** In which languages it is answered, its own first; null after the first opening. */
  readonly languages: readonly PollLanguage[] | null;
  /** For a run that has none yet. */
  readonly shortCode?: string | null;
  readonly ballots?: Ballots | null;
}

/** What of a run an opening looks at. */
interface Openable {
  readonly questions: readonly unknown[];
  readonly invited: number | null;
  readonly contacts: ContactsAsked | null;
  readonly codes: number | null;
  readonly kiosks: number | null;
  readonly isAnonymous: boolean;
  readonly resultsVisibility: RunVisibility;
  readonly comparedTeams: readonly ComparedTeam[];
  readonly openedAt: string | null;
  readonly noticeEditions: readonly string[];
  readonly ballots: Ballots | null;
  readonly shortCode: string | null;
  readonly version: number;
}

/** A run as it is when it is opened: the first opening fixes what respondents see, who they are and when results are shown. */
export function openedRun<Run extends Openable>(
  run: Run,
  poll: Poll,
  { workspaceName, asked, languages, shortCode = null, ballots = null }: Opening,
  now: Date,
): Run {
  const first = run.questions.length === 0;
  const { invited, contacts } = asked ?? run;
  const { title, pollType, isAnonymous, questions } = poll;
  const resultsVisibility = visibilityAtOpening({ ...run, ...poll, invited, contacts });
  return {
    ...run,
    ...(first ? { title, pollType, isAnonymous, questions, resultsVisibility, languages: languages ?? [] } : {}),
    invited,
    contacts,
    comparedTeams: asked?.teams ?? run.comparedTeams,
    published: true,
    openedAt: first ? now.toISOString() : run.openedAt,
    noticeEditions: first ? [noticeAt(now)] : run.noticeEditions,
    reopened: !first,
    closedAt: null,
    workspaceName,
    ballots: ballots ?? run.ballots,
    allowAnonymousLink: poll.allowAnonymousLink,
    shortCode: run.shortCode ?? shortCode,
    version: run.version + 1,
  };
}

/**
 * Which editions of the text about their data the page of a run has shown until a moment: those that were written down,
 * and what has been published since. What was written down stands, whatever a later version of the service publishes.
 */
export function editionsShown(
  { openedAt, noticeEditions }: Pick<Openable, 'openedAt' | 'noticeEditions'>,
  until: Date,
): string[] {
  return [...new Set([...noticeEditions, ...noticesShown(openedAt, until)])].toSorted();
}
