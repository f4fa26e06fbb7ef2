import * as z from 'zod/mini';
import { integrationsValidation } from '#text/integrations/validation.ts';

const MAX_LENGTH = 200;
const NO_EVENT = () => integrationsValidation.noPortalEvent;

const Text = z
  .string({ error: NO_EVENT })
  .check(z.minLength(1, { error: NO_EVENT }), z.maxLength(MAX_LENGTH, { error: NO_EVENT }));
const Anything = z.optional(z.string({ error: NO_EVENT }));

/** An event as Bitrix24 sends it, a form. Names, addresses and tokens of people that it may hold are not even in the type. */
export const PortalEvent = z.object({
  event: Text,
  'auth[member_id]': Text,
  'auth[application_token]': Text,
  'data[FIELDS_BEFORE][ID]': Anything,
  'data[FIELDS_AFTER][ID]': Anything,
});
export type PortalEvent = z.infer<typeof PortalEvent>;
