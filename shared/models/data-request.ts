import * as z from 'zod/mini';
import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_OUTCOMES,
  DATA_REQUEST_STATES,
  REASON_MAX_LENGTH,
} from '../rules/data-requests.ts';
import { ROLES } from '../rules/roles.ts';
import { isDay } from '../rules/working-days.ts';
import { Id } from './common.ts';
import { contactsValidation } from '#text/people/contacts-validation.ts';

/** What somebody has asked the company about their personal data. */
export const DataRequest = z.object({
  id: Id,
  /** Of somebody without an account; null, as the name is, once they are written down no more. */
  contact_id: z.nullable(Id),
  /** Of a member, who has sent it; null, as the name is, once their account is gone. */
  member_id: z.nullable(Id),
  /** Whether they are in the workspace still. */
  here: z.boolean(),
  name: z.nullable(z.string()),
  kind: z.enum(DATA_REQUEST_KINDS),
  /** What they want, in their own words; null where they have said no more. */
  wish: z.nullable(z.string()),
  received_on: z.string(),
  due_on: z.string(),
  /** After today, the last day among them; less than 0 once it is late, null once it is closed. */
  working_days_left: z.nullable(z.int()),
  extended_because: z.nullable(z.string()),
  state: z.enum(DATA_REQUEST_STATES),
  closed_on: z.nullable(z.string()),
  closed_because: z.nullable(z.string()),
  /** The data are blocked because of this request: since when, by when that is to end, by whom. */
  block: z.nullable(
    z.object({ since: z.string(), until: z.string(), by: z.enum(ROLES), late: z.boolean(), may_delete: z.boolean() }),
  ),
});
export type DataRequest = z.infer<typeof DataRequest>;

export const DataRequests = z.object({ requests: z.array(DataRequest) });

export const NewDataRequest = z.strictObject({
  contact_id: Id,
  kind: z.enum(DATA_REQUEST_KINDS, { error: () => contactsValidation.requestKind }),
  received_on: z
    .string({ error: () => contactsValidation.receivedOn })
    .check(z.refine(isDay, { error: () => contactsValidation.receivedOn })),
});

/** What a member asks the company of their own data. */
export const OwnDataRequest = z.strictObject({
  kind: z.enum(DATA_REQUEST_KINDS, { error: () => contactsValidation.requestKind }),
  wish: z._default(
    z.nullable(
      z
        .string({ error: () => contactsValidation.wishTooLong })
        .check(z.trim(), z.maxLength(REASON_MAX_LENGTH, { error: () => contactsValidation.wishTooLong })),
    ),
    null,
  ),
});

/** Which of their requests was written down, and the last day of its answer. */
export const SentDataRequest = z.object({ id: Id, due_on: z.string() });

/** What becomes of a request; why is wanted where it is put off or refused. */
export const DataRequestChange = z.strictObject({
  to: z.enum(DATA_REQUEST_OUTCOMES, { error: () => contactsValidation.requestState }),
  reason: z._default(
    z.nullable(
      z
        .string({ error: () => contactsValidation.reasonTooLong })
        .check(
          z.trim(),
          z.minLength(1, { error: () => contactsValidation.reasonWanted }),
          z.maxLength(REASON_MAX_LENGTH, { error: () => contactsValidation.reasonTooLong }),
        ),
    ),
    null,
  ),
});
