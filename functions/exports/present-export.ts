import { toldOf } from './said.ts';
import type { WorkspaceExport as StoredExport } from './repositories/workspace-exports.ts';
import type { WorkspaceExport } from '#shared/models/workspace-export.ts';

/** An archive in the words of the API. */
export function presentExport(one: StoredExport): WorkspaceExport {
  return {
    id: one.id,
    status: one.status,
    progress: one.progress && { ...one.progress, what: toldOf(one.progress.what) },
    requested_at: one.requestedAt,
    finished_at: one.finishedAt,
    size: one.size,
    expires_at: one.expiresAt,
    problem: one.problem && toldOf(one.problem),
  };
}
