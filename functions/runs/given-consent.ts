import { invalid } from '#core/http/errors.ts';
import { isPublished, noticeAt, noticeKindOf } from '#shared/rules/respondent-notice.ts';
import { editionsShown } from './repositories/opened-run.ts';
import type { Run } from './repositories/run.ts';
import { answersValidation } from '#text/answers/validation.ts';

/**
 * The edition of the consent that is kept with answers: of a run without names none, whatever is sent, since there is
 * nobody who could have given it. 422 for one that no page has shown yet.
 */
export function givenConsent(
  { isAnonymous }: Pick<Run, 'isAnonymous'>,
  edition: string | undefined,
  now: Date,
): string | null {
  if (edition === undefined || noticeKindOf({ anonymous: isAnonymous }) !== 'consent') return null;
  if (!isPublished(edition, now) && edition !== noticeAt(now))
    invalid([{ path: 'consent', message: answersValidation.unknownConsent }]);
  return edition;
}

/** Which editions of the text about their data the page of a run has shown to whoever answers without an account, as the run keeps them. */
export function noticeEditionsOf(
  run: Pick<Run, 'allowAnonymousLink' | 'codes' | 'kiosks' | 'contacts' | 'openedAt' | 'closedAt' | 'noticeEditions'>,
  now = new Date(),
): string[] {
  const isAnsweredWithoutAccount =
    run.allowAnonymousLink || run.codes !== null || run.kiosks !== null || run.contacts !== null;
  if (!isAnsweredWithoutAccount) return [];
  const isWrittenDown = run.closedAt !== null && run.noticeEditions.length > 0;
  if (isWrittenDown) return [...run.noticeEditions];
  return editionsShown(run, run.closedAt === null ? now : new Date(run.closedAt));
}
