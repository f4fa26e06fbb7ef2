import type { Operation } from '#core/http/operation.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import type { processing } from '#shared/contract/processing.ts';
import { createDestructions } from './repositories/destructions.ts';
import { createProcessingRegisters } from './repositories/processing-registers.ts';

/** What operations of this module use of the table. */
export const repositories = {
  automations: createAutomations,
  contacts: createContacts,
  destructions: createDestructions,
  members: createMembers,
  processingRegisters: createProcessingRegisters,
};

/** An operation of this module, by the name of its route. */
export type ProcessingOperation<Name extends keyof typeof processing> = Operation<
  (typeof processing)[Name],
  keyof typeof repositories
>;
