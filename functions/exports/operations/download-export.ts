import { exportsErrors } from '#text/exports/errors.ts';
import { conflict, forbidden, notFound } from '#core/http/errors.ts';
import { isThere } from '../repositories/workspace-exports.ts';
import { isBeingMade, EXPORT_LINK_SECONDS } from '#shared/rules/workspace-export.ts';
import { can } from '#shared/rules/permissions.ts';
import type { ExportsOperation } from '../operation.ts';

/**
 * A link that opens the archive for five minutes to whoever has it. The role is read once more, strongly: who has just
 * handed the workspace over gets none.
 */
export const downloadExport: ExportsOperation<'downloadExport'> = async (context, { params }) => {
  const { repos, archives, member, workspaceId, now } = context;
  const [current, known] = await Promise.all([
    repos.members.find(workspaceId, member.userId),
    repos.workspaceExports.find(workspaceId, params.exportId),
  ]);
  if (!current) notFound('workspace');
  if (!can(current, 'workspace.export')) forbidden();
  if (!known) notFound('export');
  if (isBeingMade(known)) conflict(exportsErrors.beingMade);
  if (!isThere(known, now)) notFound('export');
  const name = `tonus-${known.requestedAt.slice(0, 10)}.zip`;
  const url = await archives.link(known, { name, seconds: EXPORT_LINK_SECONDS, now });
  await repos.workspaceExports.markFetched(known);
  return { url, expires_at: new Date(now.getTime() + EXPORT_LINK_SECONDS * 1000).toISOString() };
};
