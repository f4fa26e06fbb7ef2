import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { PUSH_ENDPOINT_MAX_LENGTH } from '../rules/push.ts';
import { pushValidation } from '#text/notifications/push-validation.ts';

const KEY_MAX_LENGTH = 200;
const key = () =>
  z
    .string({ error: () => pushValidation.wrongKeys })
    .check(
      z.maxLength(KEY_MAX_LENGTH, { error: () => pushValidation.wrongKeys }),
      z.regex(/^[\w-]+=*$/, { error: () => pushValidation.wrongKeys }),
    );

/** What the browser of a device has given out for notifications. */
export const NewPushDevice = z.strictObject({
  endpoint: z
    .string({ error: () => pushValidation.wrongEndpoint })
    .check(z.maxLength(PUSH_ENDPOINT_MAX_LENGTH, { error: () => pushValidation.wrongEndpoint })),
  keys: z.strictObject({ p256dh: key(), auth: key() }),
  /** Whether the device is to be written to at once. */
  trial: z._default(z.boolean(), false),
});

/** A device on which somebody is told of runs; where that goes is a secret. */
export const PushDevice = z.object({
  /** That of its session. */
  id: Id,
  /** Browser and system, «Chrome, Windows»; null when neither was recognised. */
  device: z.nullable(z.string()),
  since: Instant,
  /** The one this request came with. */
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushDevices = z.object({
  /** What a browser binds its notifications to. */
  public_key: z.string(),
  devices: z.array(PushDevice),
});

/** The devices, and whether the push service took the message it was tried with; null where none was. */
export const SavedPushDevice = z.extend(PushDevices, { delivered: z.nullable(z.boolean()) });
