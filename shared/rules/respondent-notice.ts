import { moscowDay, type Day } from './working-days.ts';

/**
 * The published editions of what respondents without an account are told of their data, the oldest first: each is named
 * by the day from which it stands. A new one is added at the end, with its texts (`poll-page/notice.ts` of every language).
 */
export const RESPONDENT_NOTICES = ['2026-11-30'] as const;

/**
 * Of what kind the text is: where nobody can be known by an answer it is a notice; where answers are read as one said
 * them, it is a consent, which is an act of its own.
 */
export type NoticeKind = 'notice' | 'consent';

/** Which of the two stands before the answers of somebody without an account. */
export function noticeKindOf({ anonymous }: { readonly anonymous: boolean }): NoticeKind {
  return anonymous ? 'notice' : 'consent';
}

/** The edition that stands at a moment; the first one where none stood yet. */
export function noticeAt(now: Date, editions: readonly Day[] = RESPONDENT_NOTICES): Day {
  return editions.findLast((edition) => isPublished(edition, now)) ?? editions[0]!;
}

/** Whether an edition stands already: nobody can have read one that comes later. */
export function isPublished(edition: Day, now: Date): boolean {
  return edition <= moscowDay(now);
}

/** The editions that the page of a run has shown, from its first opening until it was closed; none before there were any. */
export function noticesShown(
  openedAt: string | null,
  until: Date,
  editions: readonly Day[] = RESPONDENT_NOTICES,
): Day[] {
  if (openedAt === null) return [];
  const published = editions.filter((edition) => isPublished(edition, until));
  const first = published.findLastIndex((edition) => isPublished(edition, new Date(openedAt)));
  return published.slice(Math.max(0, first));
}
