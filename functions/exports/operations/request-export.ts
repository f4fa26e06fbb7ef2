import { exportsErrors } from '#text/exports/errors.ts';
import { languageNow } from '#shared/text/current.ts';
import { conflict, tooManyRequests } from '#core/http/errors.ts';
import { countedFor } from '#core/throttle.ts';
import type { ThrottleRule } from '#data/throttles.ts';
import { isLost } from '../repositories/workspace-exports.ts';
import { EXPORTS_A_DAY, isBeingMade } from '#shared/rules/workspace-export.ts';
import { presentExport } from '../present-export.ts';
import type { ExportsOperation } from '../operation.ts';

/** Each reads everything the workspace has. */
const EXPORTS: ThrottleRule = { name: 'workspace-export', limit: EXPORTS_A_DAY, windowSeconds: 24 * 60 * 60 };

/**
 * Begins an archive of everything the workspace owns, in the language of whoever orders it, or joins the one that is being made. A workspace that can only be
 * read gives its data out like any other.
 */
export const requestExport: ExportsOperation<'requestExport'> = async (context) => {
  const { repos, workspaceId, newId, now } = context;
  const running = await repos.workspaceExports.running(workspaceId);
  if (running && isBeingMade(running) && !isLost(running, now)) return presentExport(running);
  const limit = await countedFor(EXPORTS, workspaceId, context);
  const ids = { workspaceId, exportId: newId(), jobId: newId(), language: languageNow() };
  const asked = await repos.workspaceExports.request(ids, running, limit, now);
  if (asked.outcome === 'limit') tooManyRequests(limit.secondsLeft);
  if (asked.outcome === 'requested') return presentExport(asked.made);
  // Somebody asked at the same moment.
  const faster = await repos.workspaceExports.running(workspaceId);
  if (!faster) conflict(exportsErrors.workspaceChanged);
  return presentExport(faster);
};
