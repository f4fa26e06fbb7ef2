import * as z from 'zod/mini';
import { EXPORT_STATES } from '../rules/workspace-export.ts';
import { Id, Instant } from './common.ts';

/** How far an archive is: so many of its parts are written, and what is being written now. */
export const ExportProgress = z.object({ done: z.int(), of: z.int(), what: z.string() });
export type ExportProgress = z.infer<typeof ExportProgress>;

/** An archive of everything a workspace owns. */
export const WorkspaceExport = z.object({
  id: Id,
  status: z.enum(EXPORT_STATES),
  /** Null until it is begun. */
  progress: z.nullable(ExportProgress),
  requested_at: Instant,
  finished_at: z.nullable(Instant),
  /** Bytes; null until it is done. */
  size: z.nullable(z.int()),
  /** Until then it can be downloaded; null until it is done. */
  expires_at: z.nullable(Instant),
  /** Why it was not made, for a person. */
  problem: z.nullable(z.string()),
});
export type WorkspaceExport = z.infer<typeof WorkspaceExport>;

/** A link to a finished archive, which opens it for whoever has it. */
export const ExportLink = z.object({ url: z.string(), expires_at: Instant });
