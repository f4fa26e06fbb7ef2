import * as z from 'zod/mini';
import {
  SMS_CAP_MOST,
  SMS_GATEWAYS,
  SMS_KEY_MAX_LENGTH,
  SMS_KEY_PATTERN,
  SMS_LINK,
  SMS_PRICE_MOST,
  SMS_SENDER_PATTERN,
  SMS_TEMPLATE_MAX_LENGTH,
} from '../rules/sms.ts';
import { POLL_LANGUAGES } from '../rules/poll-languages.ts';
import { Channels } from './channel.ts';
import { Instant, line, titleLine } from './common.ts';
import { Phone } from './contact.ts';
import { GivenAudience } from './run.ts';
import { PollLanguage } from './translation.ts';
import { smsValidation } from '#text/integrations/sms-validation.ts';

const WRONG_PRICE = () => smsValidation.wrongPrice;
const WRONG_CAP = () => smsValidation.wrongCap;

/** How a workspace sends SMS. A key that is left out stays. */
export const NewSms = z.strictObject({
  gateway: z.enum(SMS_GATEWAYS, { error: () => smsValidation.unknownGateway }),
  key: z.optional(
    line(
      SMS_KEY_MAX_LENGTH,
      () => smsValidation.keyWanted,
      () => smsValidation.wrongKey,
    ).check(z.regex(SMS_KEY_PATTERN, { error: () => smsValidation.wrongKey })),
  ),
  /** Null: the one of the gateway. */
  sender: z._default(
    z.nullable(
      z
        .string({ error: () => smsValidation.wrongSender })
        .check(z.trim(), z.regex(SMS_SENDER_PATTERN, { error: () => smsValidation.wrongSender })),
    ),
    null,
  ),
  template: titleLine(
    SMS_TEMPLATE_MAX_LENGTH,
    () => smsValidation.templateWanted,
    () => smsValidation.templateTooLong,
  ).check(z.refine((text) => text.split(SMS_LINK).length === 2, { error: () => smsValidation.linkOnce, abort: false })),
  /** Kopecks for one part; null asks the gateway. */
  price: z._default(
    z.nullable(
      z
        .int({ error: WRONG_PRICE })
        .check(z.minimum(1, { error: WRONG_PRICE }), z.maximum(SMS_PRICE_MOST, { error: WRONG_PRICE })),
    ),
    null,
  ),
  /** Rubles a month. */
  cap: z
    .int({ error: WRONG_CAP })
    .check(z.minimum(1, { error: WRONG_CAP }), z.maximum(SMS_CAP_MOST, { error: WRONG_CAP })),
});
export type NewSms = z.output<typeof NewSms>;

/** How SMS are sent, for whoever launches runs; what is set beside it is told to who manages integrations. */
export const SmsConnection = z.object({
  gateway: z.nullable(z.enum(SMS_GATEWAYS)),
  connected_at: z.nullable(Instant),
  /** Why the gateway does not serve, as far as it is known. */
  problem: z.nullable(z.string()),
  /** Null where none is connected, or for whoever does not manage integrations. */
  settings: z.nullable(
    z.object({
      sender: z.nullable(z.string()),
      template: z.string(),
      /** Kopecks for one part, and whether the gateway has said it. */
      price: z.int(),
      price_from_gateway: z.boolean(),
      /** Of how many parts a message is. */
      parts: z.int(),
      /** Rubles a month. */
      cap: z.int(),
      /** Kopecks of this month. */
      spent: z.int(),
      /** Messages of this month. */
      sent: z.int(),
    }),
  ),
});
export type SmsConnection = z.infer<typeof SmsConnection>;

/** Where a message is to go that shows how it looks. */
export const SmsTrial = z.strictObject({ phone: Phone });

/** Whom a run would ask, by what, and in which languages. */
export const SmsWanted = z.strictObject({
  audience: GivenAudience,
  channels: Channels,
  /** The own one of what is asked; null for that of the workspace. */
  language: z._default(z.nullable(PollLanguage), null),
  /** The others that it is asked in. */
  translated_into: z._default(z.array(PollLanguage).check(z.maxLength(POLL_LANGUAGES.length)), []),
});

/** What it would cost to tell the people without an account by SMS whom no chat reaches. */
export const SmsEstimate = z.object({
  /** People without an account whom the run would ask: those whom a chosen channel reaches. */
  people: z.int(),
  /** How many of them are in each team, by its name; who is in none is in none of these. */
  teams: z.array(z.object({ team: z.string(), count: z.int() })),
  /** Those of them who would get an SMS. */
  messages: z.int(),
  /**
   * Kopecks for one message, the cheapest and the dearest, as languages differ in length, and for all; null where no
   * gateway is connected.
   */
  price: z.nullable(z.int()),
  price_most: z.nullable(z.int()),
  total: z.nullable(z.int()),
  /** What a reminder to all of them would cost besides, in kopecks. */
  reminder_total: z.nullable(z.int()),
  /** What is left of the month, in kopecks. */
  left: z.nullable(z.int()),
});
export type SmsEstimate = z.infer<typeof SmsEstimate>;
