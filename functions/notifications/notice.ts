import { problemInWords } from '#core/clients/connection-problems.ts';
import type { Notice } from '#shared/models/channel.ts';
import type { Words } from '#shared/text/said.ts';

/** How an invitation went out, as it is kept. */
export interface StoredNotice extends Omit<Notice, 'problem'> {
  readonly problem: Words | null;
}

/** How an invitation went out, in the language of now. */
export function presentNotice(notice: StoredNotice | null): Notice | null {
  return notice && { ...notice, problem: notice.problem && problemInWords(notice.problem) };
}
