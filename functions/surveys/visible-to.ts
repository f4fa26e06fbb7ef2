import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Survey } from './repositories/surveys.ts';
import { can } from '#shared/rules/permissions.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';

/** Those who only answer are told of what was launched, and not put away since. */
const TOLD_TO_ALL: readonly SurveyStatus[] = ['PUBLISHED', 'COMPLETED'];

/** Whether a member may know of a survey: a draft, what lies in the archive, and what asks nobody who is here, are of those who build surveys. */
export function isVisibleTo(
  member: Member,
  { status, linkByLetter }: Pick<Survey, 'status' | 'linkByLetter'>,
): boolean {
  return can(member, 'surveys.edit') || (TOLD_TO_ALL.includes(status) && linkByLetter !== true);
}
