import type { Member } from '#shared/models/workspace.ts';
import type { RespondentType } from '#shared/rules/surveys.ts';
import { type AudienceChoice, chosenMembers, countUnreached, EVERYBODY } from '#web/lib/audience.ts';
import type { SurveyDraft } from './survey-draft.ts';

/** The ways in which a survey can choose whom it asks. */
export const RESPONDENT_KINDS = ['all', 'roles', 'members'] as const satisfies readonly AudienceChoice['kind'][];
const KIND_OF = { ALL: 'all', ROLES: 'roles', USERS: 'members' } as const satisfies Record<RespondentType, string>;
const TYPE_OF: Readonly<Record<AudienceChoice['kind'], RespondentType>> = {
  all: 'ALL',
  teams: 'ALL',
  roles: 'ROLES',
  members: 'USERS',
};

/** Whom a survey asks, as every form of asking has it. */
export function choiceOf({ respondents, roles, users }: SurveyDraft): AudienceChoice {
  return { ...EVERYBODY, kind: KIND_OF[respondents], roles, userIds: users };
}

/** The draft that asks whom such a form says. */
export function withChoice(draft: SurveyDraft, change: Partial<AudienceChoice>): SurveyDraft {
  const { kind, roles, userIds } = { ...choiceOf(draft), ...change };
  return { ...draft, respondents: TYPE_OF[kind], roles, users: userIds };
}

/** Those of the members whom a survey asks. */
export function asked(draft: SurveyDraft, members: readonly Member[]): Member[] {
  return chosenMembers(choiceOf(draft), members);
}

/** How many of them nothing reaches by its channels, as far as it is known who is in the workspace. */
export function unreached(draft: SurveyDraft, members: readonly Member[] = []): number {
  return countUnreached(asked(draft, members), draft.channels);
}
