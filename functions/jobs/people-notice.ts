import { createIntegrations } from '#data/integrations.ts';
import type { Member } from '#data/member.ts';
import { createNotices, type NoticeOf } from '#data/notices.ts';
import { createPlans } from '#data/plans.ts';
import { createPortalLimits } from '#data/portal-limits.ts';
import { createPortalSnapshots } from '#data/portal-snapshots.ts';
import { createVerifiedEmails } from '#data/verified-emails.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { Mail } from '#shared/models/mail.ts';
import type { Channel } from '#shared/rules/channels.ts';

/** What notifying people through a portal uses of the table: for the `repositories` of a job that does. */
export const portalNotifying = {
  integrations: createIntegrations,
  plans: createPlans,
  portalLimits: createPortalLimits,
  portalSnapshots: createPortalSnapshots,
  workspaces: createWorkspaces,
};

/** The same for telling people of a run by its channels, each once. */
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
