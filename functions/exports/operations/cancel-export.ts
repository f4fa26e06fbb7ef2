import { exportsErrors } from '#text/exports/errors.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import { isBeingMade } from '#shared/rules/workspace-export.ts';
import { presentExport } from '../present-export.ts';
import type { ExportsOperation } from '../operation.ts';

/** It stops within a page of what it reads; cancelled twice it is cancelled. */
export const cancelExport: ExportsOperation<'cancelExport'> = async ({ repos, workspaceId, now }, { params }) => {
  const known = (await repos.workspaceExports.find(workspaceId, params.exportId)) ?? notFound('export');
  if (known.status === 'cancelled') return presentExport(known);
  const cancelled = isBeingMade(known) && (await repos.workspaceExports.cancel(known, now));
  if (cancelled) return presentExport({ ...known, status: 'cancelled', finishedAt: now.toISOString() });
  const current = (await repos.workspaceExports.find(workspaceId, params.exportId)) ?? notFound('export');
  // It was begun this moment.
  if (isBeingMade(current) && (await repos.workspaceExports.cancel(current, now))) {
    return presentExport({ ...current, status: 'cancelled', finishedAt: now.toISOString() });
  }
  conflict(exportsErrors.nothingToCancel);
};
