import type { PollType, RunVisibility } from '#shared/models/answers.ts';
import type { StoredNotice } from '#functions/notifications/notice.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { Audience } from '#shared/models/run.ts';
import type { Question } from '#shared/models/question.ts';
import type { PastOrigin } from '#shared/rules/past-import.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import type { ContactsAsked } from './asked-people.ts';
import type { ComparedTeam } from './compared-teams.ts';
import type { Ballots } from './ballots.ts';
import { toUnversioned } from './known-runs.ts';
import { toQuestions } from './stored-questions.ts';
import type { Item } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';

/** One run of a poll, or the one run of a survey. Title, settings and questions are the poll's as they were when the run was opened. */
export interface Run {
  readonly id: string;
  /** Of a survey's run the survey, whose id is the run's own. */
  readonly pollId: string;
  readonly pollCreatedAt: string;
  readonly kind: RunKind;
  readonly workspaceId: string;
  readonly createdAt: string;
  readonly deadline: string | null;
  readonly published: boolean;
  readonly publicToken: string;
  /** Of the short address that stands for the public link; null before the first opening, and for surveys. */
  readonly shortCode: string | null;
  /** How many one-time codes answer it now; null where it never had any. */
  readonly codes: number | null;
  /** Which people without an account it asks, each by a code of their own; null for none, and before the first opening. */
  readonly contacts: ContactsAsked | null;
  /** At how many kiosks it is answered now; null where it never had any. */
  readonly kiosks: number | null;
  /** How many respondents the public link takes; null for any number. */
  readonly answerLimit: number | null;
  readonly name: string | null;
  readonly resultsVisibility: RunVisibility;
  /** Who exactly is asked stands apart (audiences.ts): from the first opening on, of roles and teams as well. */
  readonly audience: Audience;
  /** How many members were asked when the run was first opened; null until then. */
  readonly invited: number | null;
  /** How many people are asked in all, where whoever opened the run has said it. */
  readonly peopleAsked: number | null;
  readonly compareTeams: boolean;
  /** How those it asks are told when it opens. */
  readonly channels: readonly Channel[];
  /** How they were told. */
  readonly notice: StoredNotice | null;
  /** The teams that were large enough to be compared when the run was first opened. */
  readonly comparedTeams: readonly ComparedTeam[];
  /** By what respondents are compared once it has ended for good: nothing, of a poll. */
  readonly dimensions: readonly Dimension[];
  /** Fewer people than these are never told from others. */
  readonly smallestGroup: number;
  /** Of a poll its id; of a survey that of the first of those that repeat each other. */
  readonly seriesId: string;
  /** How many members there were when it ended for good, of one that asks all of them; null before, and of others. */
  readonly membersAtEnd: number | null;
  readonly allowAnonymousLink: boolean;
  readonly title: string;
  readonly pollType: PollType;
  readonly isAnonymous: boolean;
  readonly workspaceName: string;
  /** Empty until the first opening; never changed afterwards, since answers refer to them by index. */
  readonly questions: readonly Question[];
  /** In which languages it is answered, its own first; empty until the first opening, and of runs opened before there were any. */
  readonly languages: readonly PollLanguage[];
  /** Members who answered under a name that has been taken off since. */
  readonly namesTakenOff: number;
  /** How many people without an account have withdrawn their consent, and with it their answers. */
  readonly withdrawn: number;
  /** What its members' ballots are signed with; null where it has none, and before the first opening. */
  readonly ballots: Ballots | null;
  /**
   * Which editions of the text about their data its page has shown, as they were written down: the first when it was
   * opened, all of them when it was closed. Empty until then, and of runs before there was one.
   */
  readonly noticeEditions: readonly string[];
  /** When it was first opened; null until then. */
  readonly openedAt: string | null;
  /** Whether it was closed and opened again. */
  readonly reopened: boolean;
  /** When it was closed; null while it is open, and where nobody noted it. */
  readonly closedAt: string | null;
  /** Whether those who have not answered are reminded by the clock. */
  readonly reminders: boolean;
  /** When the next reminder by the clock is due; null when none is. */
  readonly remindAt: string | null;
  /** When somebody asked for a reminder that has not gone out yet. */
  readonly remindNowAt: string | null;
  /** When the last reminder was asked for or due. */
  readonly remindedAt: string | null;
  /** Of a run that was held elsewhere and brought here; null of our own. It is never opened. */
  readonly past: PastOrigin | null;
  readonly version: number;
}

/** Whether a run was ever published: from then on what its respondents see does not change. */
export function wasOpened(run: Pick<Run, 'questions'>): boolean {
  return run.questions.length > 0;
}

/** The run behind a stored item. */
export function toRun(item: Item): Run {
  return {
    id: String(item['id']),
    pollId: String(item['pollId']),
    pollCreatedAt: String(item['pollCreatedAt']),
    kind: item['kind'] as RunKind,
    workspaceId: String(item['workspaceId']),
    createdAt: String(item['createdAt']),
    deadline: textOrNull(item['deadline']),
    published: item['published'] === true,
    publicToken: String(item['publicToken']),
    shortCode: typeof item['shortCode'] === 'string' ? item['shortCode'] : null,
    codes: typeof item['codes'] === 'number' ? item['codes'] : null,
    contacts: (item['contacts'] as ContactsAsked | undefined) ?? null,
    kiosks: typeof item['kiosks'] === 'number' ? item['kiosks'] : null,
    answerLimit: typeof item['answerLimit'] === 'number' ? item['answerLimit'] : null,
    name: textOrNull(item['name']),
    resultsVisibility: (item['resultsVisibility'] as RunVisibility | undefined) ?? 'live',
    audience: (item['audience'] as Audience | undefined) ?? { kind: 'all' },
    invited: typeof item['invited'] === 'number' ? item['invited'] : null,
    peopleAsked: typeof item['peopleAsked'] === 'number' ? item['peopleAsked'] : null,
    compareTeams: item['compareTeams'] === true,
    channels: (item['channels'] as Channel[] | undefined) ?? [],
    notice: (item['notice'] as StoredNotice | null | undefined) ?? null,
    comparedTeams: (item['comparedTeams'] as ComparedTeam[] | undefined) ?? [],
    dimensions: (item['dimensions'] as Dimension[] | undefined) ?? [],
    smallestGroup: Number(item['smallestGroup'] ?? SMALLEST_GROUP),
    seriesId: String(item['seriesId'] ?? item['pollId']),
    membersAtEnd: typeof item['membersAtEnd'] === 'number' ? item['membersAtEnd'] : null,
    allowAnonymousLink: item['allowAnonymousLink'] === true,
    title: String(item['title']),
    pollType: item['pollType'] as PollType,
    isAnonymous: item['isAnonymous'] === true,
    questions: toQuestions(item['questions']),
    languages: (item['languages'] as PollLanguage[] | undefined) ?? [],
    ballots: (item['ballots'] as Ballots | undefined) ?? null,
    noticeEditions: (item['noticeEditions'] as string[] | undefined) ?? [],
    openedAt: textOrNull(item['openedAt']),
    reopened: item['reopened'] === true,
    closedAt: textOrNull(item['closedAt']),
    reminders: item['reminders'] === true,
    remindAt: textOrNull(item['remindAt']),
    remindNowAt: textOrNull(item['remindNowAt']),
    remindedAt: textOrNull(item['remindedAt']),
    past: (item['past'] as PastOrigin | null | undefined) ?? null,
    version: Number(item['version']),
    ...toUnversioned(item),
  };
}
