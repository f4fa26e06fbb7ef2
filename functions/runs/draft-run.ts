import type { Run } from './repositories/run.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { newPublicToken } from './public-token.ts';

/** What whoever makes a run says of it. */
type Settings = Pick<
  Run,
  | 'id'
  | 'createdAt'
  | 'deadline'
  | 'name'
  | 'resultsVisibility'
  | 'audience'
  | 'peopleAsked'
  | 'compareTeams'
  | 'channels'
  | 'reminders'
>;

/** A run as it begins: a draft that nobody can answer, without the questions that its first opening settles. */
export function draftRun(poll: Poll, settings: Settings): Run {
  return {
    ...settings,
    pollId: poll.id,
    pollCreatedAt: poll.createdAt,
    kind: 'poll',
    workspaceId: poll.workspaceId,
    published: false,
    publicToken: newPublicToken(settings.id),
    shortCode: null,
    codes: null,
    contacts: null,
    kiosks: null,
    answerLimit: null,
    invited: null,
    comparedTeams: [],
    dimensions: [],
    smallestGroup: SMALLEST_GROUP,
    seriesId: poll.id,
    membersAtEnd: null,
    notice: null,
    allowAnonymousLink: poll.allowAnonymousLink,
    title: poll.title,
    pollType: poll.pollType,
    isAnonymous: poll.isAnonymous,
    workspaceName: '',
    questions: [],
    languages: [],
    namesTakenOff: 0,
    withdrawn: 0,
    ballots: null,
    openedAt: null,
    reopened: false,
    closedAt: null,
    remindAt: null,
    remindNowAt: null,
    remindedAt: null,
    noticeEditions: [],
    past: null,
    version: 1,
  };
}
