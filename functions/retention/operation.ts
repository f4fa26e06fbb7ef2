import type { Operation } from '#core/http/operation.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import type { retention } from '#shared/contract/retention.ts';
import { repositories as outdated } from './outdated.ts';

/** What operations of this module use of the table. */
export const repositories = { automations: createAutomations, ...outdated };

/** An operation of this module, by the name of its route. */
export type RetentionOperation<Name extends keyof typeof retention> = Operation<
  (typeof retention)[Name],
  keyof typeof repositories
>;
