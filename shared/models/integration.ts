import * as z from 'zod/mini';
import { STATUS_PRESETS } from '../rules/bitrix24-tasks.ts';
import { parsePortalAddress } from '../rules/portal-address.ts';
import { parseWebhook } from '../rules/webhook.ts';
import { Instant, line } from './common.ts';
import { integrationsValidation } from '#text/integrations/validation.ts';

export const WEBHOOK_MAX_LENGTH = 500;
const WEBHOOK_MISSING = () => integrationsValidation.webhookWanted;

/** A webhook as it was pasted; the shape of its path is checked beyond what makes it a URL. */
export const WebhookUrl = line(WEBHOOK_MAX_LENGTH, WEBHOOK_MISSING, () => integrationsValidation.webhookTooLong).check(
  z.refine((text) => text === '' || URL.canParse(text), { error: () => integrationsValidation.webhookNoUrl }),
  z.refine((text) => !URL.canParse(text) || parseWebhook(text) !== null, {
    error: () => integrationsValidation.notIncomingWebhook,
  }),
);

const PORTAL_WANTED = () => integrationsValidation.portalWanted;

const MAPPING_MISSING = () => integrationsValidation.chooseMapping;

export const StatusPreset = z.enum(STATUS_PRESETS, { error: MAPPING_MISSING });

/** What a workspace chooses about its portal besides the webhook. */
export const Bitrix24Settings = z.strictObject({ status_preset: StatusPreset });

/** Long enough for any host with a path that was pasted along. */
export const PORTAL_MAX_LENGTH = 300;

/** The address of a portal as people know it. */
export const NewBitrix24App = z.strictObject({
  portal: line(PORTAL_MAX_LENGTH, PORTAL_WANTED, PORTAL_WANTED).check(
    z.refine((text) => text === '' || parsePortalAddress(text) !== null, { error: PORTAL_WANTED }),
  ),
});

const CODE_MAX_LENGTH = 500;
/** What the browser came back from a portal with. */
export const Bitrix24AppAnswer = z.strictObject({
  code: line(CODE_MAX_LENGTH, PORTAL_WANTED, PORTAL_WANTED),
  state: line(CODE_MAX_LENGTH, PORTAL_WANTED, PORTAL_WANTED),
});

/** Where the browser is sent to have the application let in. */
export const Bitrix24AppStart = z.object({ url: z.string() });

export const NewBitrix24Credentials = z.strictObject({ webhook_url: WebhookUrl });

/** How the reading of a connected portal stands, by which workload is told. */
export const PortalReading = z.object({
  state: z.enum(['reading', 'read', 'failed']),
  /** When it began; of what was read, when it was true. */
  since: Instant,
  /** How many people and tasks have been read. */
  people: z.int(),
  tasks: z.int(),
  /** Why it failed, or what was not read the last time; null otherwise. */
  problem: z.nullable(z.string()),
});
/** What has been received of a portal between two whole readings. */
export const PortalChanges = z.object({
  /** Up to when it has been; null before the first time. */
  received_at: z.nullable(Instant),
  /** Since when the portal does not answer, and why; null while it does. */
  failed_since: z.nullable(Instant),
  problem: z.nullable(z.string()),
});
export type PortalChanges = z.infer<typeof PortalChanges>;
export type PortalReading = z.infer<typeof PortalReading>;

/** The masked webhook and what was chosen about it; nulls where Bitrix24 is not connected. */
const credentials = {
  /** Of an application, where the portal stands. */
  webhook_url: z.nullable(z.string()),
  /** By what the portal lets us in. */
  kind: z.nullable(z.enum(['webhook', 'app'])),
  /** Of an application: whether it has to be connected anew, and when the portal last told of something, to the minute. */
  app: z.nullable(z.object({ ended: z.boolean(), events_at: z.nullable(Instant) })),
  /** Whether this service has an application to connect by. */
  app_offered: z.boolean(),
  created_at: z.nullable(Instant),
  updated_at: z.nullable(Instant),
  status_preset: StatusPreset,
  /** Null where Bitrix24 is not connected. */
  reading: z.nullable(PortalReading),
  /** Null until it was read whole. */
  changes: z.nullable(PortalChanges),
};
export const Bitrix24Credentials = z.object(credentials);

/** The credentials as saved, with what is still missing. */
export const SavedBitrix24Credentials = z.object({ ...credentials, warnings: z.array(z.string()) });

const person = { email: z.string(), full_name: z.string() };
const PassedOver = z.object({ ...person, reason: z.string() });

/** What one call of an import came to; a large portal takes several. */
export const MemberImport = z.object({
  imported_count: z.number(),
  skipped_count: z.number(),
  failed_count: z.number(),
  total_processed: z.number(),
  imported_members: z.array(z.object(person)),
  skipped_members: z.array(PassedOver),
  failed_members: z.array(PassedOver),
  /** Where the next call goes on; null when everybody has been looked at. */
  cursor: z.nullable(z.string()),
  /** How many people of the portal are still to be looked at, by Bitrix24's count. */
  left: z.number(),
});
export type MemberImport = z.infer<typeof MemberImport>;
