import type { Member } from '#shared/models/workspace.ts';
import type { SurveyDraft } from './survey-draft.ts';

/** Those of the members whom a survey asks. */
export function asked({ respondents, roles, users }: SurveyDraft, members: readonly Member[]): Member[] {
  const ids = new Set(users);
  return members.filter(({ id, role }) => {
    if (respondents === 'ROLES') return roles.includes(role);
    return respondents === 'ALL' || ids.has(id);
  });
}
