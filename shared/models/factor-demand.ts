import * as z from 'zod/mini';
import { FACTOR_DEMANDS } from '../rules/second-factor.ts';
import { Instant } from './common.ts';
import { workspacesValidation } from '#text/workspaces/validation.ts';

/** Of whom a workspace demands a second factor; `from` is when it begins to refuse. */
export const FactorDemandOfSpace = z.object({
  who: z.enum(FACTOR_DEMANDS),
  from: z.nullable(Instant),
});

export const FactorDemandChange = z.strictObject({
  who: z.enum(FACTOR_DEMANDS, { error: () => workspacesValidation.sayWhoNeedsFactor }),
});
