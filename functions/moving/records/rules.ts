import * as z from 'zod/mini';
import { NewRule } from '#shared/models/automation-rule.ts';
import { KnownEmail } from '#shared/models/email.ts';
import { contradictions } from '#shared/rules/automation-rules/contradictions.ts';
import { Moment, OldId } from './common.ts';

/** A line of a part with rules; whether it was on is not said, as nothing begins by itself in the new place. */
export const RuleRecord = z
  .strictObject({
    ...NewRule.shape,
    kind: z.literal('rule'),
    id: OldId,
    created_at: Moment,
    /** Who gets its tasks, by their address; its action names nobody by an id of the old place. */
    responsible: z.nullable(KnownEmail),
  })
  .check(
    z.refine((rule) => contradictions(rule).length === 0),
    z.refine(({ action }) => action.kind !== 'task' || action.responsible_id === null),
    z.refine(({ action, responsible }) => action.kind === 'task' || responsible === null),
  );
export type RuleRecord = z.infer<typeof RuleRecord>;
