import { invalid } from '#core/http/errors.ts';
import { isPublished, noticeKindOf } from '#shared/rules/respondent-notice.ts';
import type { Run } from './repositories/runs.ts';
import { answersValidation } from '#text/answers/validation.ts';

/**
 * The edition of the consent that is kept with answers: of a run without names none, whatever is sent, since there is
 * nobody who could have given it. 422 for one that does not stand yet.
 */
export function givenConsent(
  { isAnonymous }: Pick<Run, 'isAnonymous'>,
  edition: string | undefined,
  now: Date,
): string | null {
  if (edition === undefined || noticeKindOf({ anonymous: isAnonymous }) !== 'consent') return null;
  if (!isPublished(edition, now)) invalid([{ path: 'consent', message: answersValidation.unknownConsent }]);
  return edition;
}
