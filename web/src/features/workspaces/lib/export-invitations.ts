import type { Invitation } from '#shared/models/invitation.ts';
import { exportTablesText as text } from '#text/common/export-tables.ts';
import { roleNames } from '#text/common/roles.ts';
import { workspacesText } from '#text/workspaces.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { exportMoment } from '#web/lib/export-moment.ts';

/** The invitations that wait as a sheet; no link of any of them. */
export function invitationsTable(invitations: readonly Invitation[]): ExportTable {
  const { email, role, team, invitedBy, sent, until, state } = text.invitations;
  const { expired, voided } = workspacesText.invitations;
  return {
    header: [email, role, team, invitedBy, sent, until, state],
    kinds: [undefined, undefined, undefined, undefined, 'moment', 'moment'],
    rows: invitations.map((one) => [
      one.email,
      roleNames[one.role],
      one.team ?? '',
      one.invited_by ?? '',
      exportMoment(one.sent_at),
      exportMoment(one.expires_at),
      one.expired ? expired : one.voided ? voided : text.waits,
    ]),
  };
}
