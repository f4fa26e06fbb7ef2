import { problemInWords } from '#core/clients/connection-problems.ts';
import type { Notice } from '#shared/models/channel.ts';
import type { Words } from '#shared/text/said.ts';

/** How an invitation went out, as it is kept. */
export interface StoredNotice extends Omit<Notice, 'problem' | 'later'> {
  readonly problem: Words | null;
  /** Left out of those that were kept before there were quiet hours. */
  readonly later?: number;
}

/** How an invitation went out, in the language of now. */
export function presentNotice(notice: StoredNotice | null): Notice | null {
  return notice && { ...notice, later: notice.later ?? 0, problem: notice.problem && problemInWords(notice.problem) };
}
