import { portalNotifying } from '#functions/integrations/notify-by-portal.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { createNotices, type NoticeOf } from '#functions/notifications/repositories/notices.ts';
import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import type { Mail } from '#shared/models/mail.ts';
import type { Channel } from '#shared/rules/channels.ts';

/** What telling people of a run by its channels uses of the table, for the `repositories` of a job that does. */
export const notifying = { ...portalNotifying, notices: createNotices, verifiedEmails: createVerifiedEmails };

export type Addressee = Pick<Member, 'userId' | 'email'>;

/** Whom to tell what about a run. */
export interface PeopleNotice extends NoticeOf {
  readonly workspaceId: string;
  readonly people: readonly Addressee[];
  readonly channels: readonly Channel[];
  readonly mailTo: (person: Addressee) => Mail;
  /** In Bitrix24; a link to this path of the site is written behind it. */
  readonly text: string;
  readonly path: string;
}
