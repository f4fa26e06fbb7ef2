import * as z from 'zod/mini';
import type { ErrorBody as Body } from '../errors.ts';
import { FACTORS } from '../rules/second-factor.ts';

/** The one body of every refusal, as the API reference describes it. */
export const ErrorBody = z.object({
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  second_factor: z.optional(z.object({ ticket: z.string(), ways: z.array(z.enum(FACTORS)), expires_at: z.string() })),
}) satisfies z.ZodMiniType<Body>;
