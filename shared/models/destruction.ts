import * as z from 'zod/mini';
import { DESTROYED_KINDS, DESTRUCTION_REASONS } from '../rules/destruction.ts';
import { ROLES } from '../rules/roles.ts';
import { Cursor, Id, Instant } from './common.ts';

/** An act of destruction of personal data; it names nobody. */
export const Act = z.object({
  id: Id,
  at: Instant,
  reason: z.enum(DESTRUCTION_REASONS),
  /** The role of whoever did it; null for the service itself. */
  by: z.nullable(z.enum(ROLES)),
  /** The sign of the person, which their own documents tell; null where it was of everybody whose term was over. */
  subject: z.nullable(z.string()),
  /** The request that asked for it. */
  request: z.nullable(z.object({ id: Id, received_on: z.string() })),
  what: z.array(z.object({ kind: z.enum(DESTROYED_KINDS), count: z.nullable(z.int()) })),
});
export type Act = z.infer<typeof Act>;

/** A page of acts, the newest first, with the operator as the register says it now. */
export const Acts = z.object({ company: z.string(), acts: z.array(Act), next_cursor: z.nullable(z.string()) });

export const ActsQuery = z.strictObject({ cursor: z.optional(Cursor) });
