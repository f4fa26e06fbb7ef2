import * as z from 'zod/mini';
import { DATA_REQUEST_KINDS, DATA_REQUEST_OUTCOMES } from '../rules/data-requests.ts';
import { PERIODS } from '../rules/plans.ts';
import { POLL_LANGUAGES } from '../rules/poll-languages.ts';
import { RUN_KINDS } from '../rules/run-kinds.ts';
import { Role } from './role.ts';

const Token = z.string();

/** What happens to what an account is proved by. */
const FACTOR_EVENTS = [
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_used',
  'recovery_renewed',
  'provider_added',
  'provider_removed',
  'reset_asked',
  'reset_done',
] as const;
export type FactorEvent = (typeof FACTOR_EVENTS)[number];

/** When an account was changed and on what, as far as it is known: “Chrome, Windows”. */
const Change = { at: z.optional(z.string()), device: z.optional(z.nullable(z.string())) };

/** What a partner learns of a request, and all that they learn. */
const OfferLetter = z.object({
  offer: z.string(),
  partner: z.string(),
  company: z.string(),
  contact: z.string(),
  /** Of the contact: a partner's reply goes there. Null where nobody has shown that it is theirs. */
  email: z.nullable(z.string()),
  people: z.number(),
  plannedOn: z.string(),
  comment: z.string(),
});
export type OfferLetter = z.infer<typeof OfferLetter>;

/** What an invoice is asked for. */
const InvoiceLetter = z.object({
  plan: z.string(),
  period: z.enum(PERIODS),
  people: z.number(),
  company: z.string(),
  inn: z.string(),
  total: z.number(),
});
export type InvoiceLetter = z.infer<typeof InvoiceLetter>;

const RunInvitation = z.object({
  pollId: z.string(),
  kind: z.enum(RUN_KINDS),
  /** In which language its page opens, where it has several. */
  lang: z.optional(z.enum(POLL_LANGUAGES)),
  title: z.string(),
  workspace: z.string(),
  deadline: z.nullable(z.string()),
  isAnonymous: z.boolean(),
  fingerprint: z.optional(z.string()),
});

const RunReminder = z.object({
  workspace: z.string(),
  poll: z.string(),
  pollId: z.string(),
  kind: z.enum(RUN_KINDS),
  /** In which language its page opens, where it has several. */
  lang: z.optional(z.enum(POLL_LANGUAGES)),
  anonymous: z.boolean(),
  deadline: z.nullable(z.string()),
  unsubscribe: Token,
  expiresAt: z.string(),
  fingerprint: z.optional(z.string()),
});

/** The letters there are and what each needs to be written. */
export const Mail = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('invitation'),
    values: z.object({ workspace: z.string(), inviter: z.string(), role: Role, token: Token, expiresAt: z.string() }),
  }),
  z.object({
    template: z.literal('factor-changed'),
    /** `name` is that of a passkey, or the id of a provider of everybody; empty for the provider of a company. */
    values: z.object({ event: z.enum(FACTOR_EVENTS), name: z.string(), ...Change }),
  }),
  z.object({
    template: z.literal('ownership-offer'),
    values: z.object({ workspace: z.string(), owner: z.string(), expiresAt: z.string() }),
  }),
  z.object({
    template: z.literal('api-key-made'),
    values: z.object({ workspace: z.string(), key: z.string(), maker: z.string(), expiresAt: z.string() }),
  }),
  z.object({ template: z.literal('export-ready'), values: z.object({ workspace: z.string() }) }),
  z.object({
    template: z.literal('run-invitation'),
    values: RunInvitation,
  }),
  z.object({
    template: z.literal('leaver-poll'),
    /** `link` is the end of the public address. */
    values: z.object({ workspace: z.string(), link: Token, lang: z.optional(z.enum(POLL_LANGUAGES)) }),
  }),
  z.object({
    template: z.literal('password-reset'),
    values: z.object({ token: Token, expiresAt: z.string() }),
  }),
  z.object({ template: z.literal('password-changed'), values: z.object(Change) }),
  z.object({ template: z.literal('email-verification'), values: z.object({ token: Token, expiresAt: z.string() }) }),
  z.object({ template: z.literal('email-change'), values: z.object({ token: Token, expiresAt: z.string() }) }),
  z.object({
    template: z.literal('email-change-asked'),
    values: z.object({ newEmail: z.string() }),
  }),
  z.object({ template: z.literal('email-changed'), values: z.object({ newEmail: z.string() }) }),
  z.object({
    template: z.literal('invoice-request'),
    values: InvoiceLetter,
  }),
  z.object({ template: z.literal('offer-request'), values: OfferLetter }),
  z.object({ template: z.literal('offer-request-copy'), values: OfferLetter }),
  z.object({ template: z.literal('offer-request-cancelled'), values: OfferLetter }),
  z.object({
    template: z.literal('budget-warning'),
    values: z.object({
      workspace: z.string(),
      /** What to beware of: figures and words of ours alone. */
      text: z.string(),
      over: z.boolean(),
    }),
  }),
  z.object({
    template: z.literal('poll-reminder'),
    values: RunReminder,
  }),
  z.object({
    template: z.literal('weekly-digest'),
    values: z.object({
      workspace: z.string(),
      parts: z.array(z.object({ caption: z.string(), lines: z.array(z.string()) })),
      /** The workload is among them. */
      workload: z._default(z.boolean(), false),
      unsubscribe: Token,
      expiresAt: z.string(),
    }),
  }),
  z.object({
    template: z.literal('pack-due'),
    values: z.object({
      workspace: z.string(),
      /** Which report the link opens, as the query of its page. */
      query: z.string(),
      unsubscribe: Token,
      expiresAt: z.string(),
    }),
  }),
  z.object({
    template: z.literal('data-request-due'),
    values: z.object({ workspace: z.string(), kind: z.enum(DATA_REQUEST_KINDS), dueOn: z.string() }),
  }),
  z.object({
    template: z.literal('data-request-answer'),
    values: z.object({
      workspace: z.string(),
      kind: z.enum(DATA_REQUEST_KINDS),
      outcome: z.enum(DATA_REQUEST_OUTCOMES),
    }),
  }),
  z.object({
    template: z.literal('data-request-withdrawn'),
    values: z.object({ workspace: z.string(), kind: z.enum(DATA_REQUEST_KINDS) }),
  }),
  z.object({
    template: z.literal('webhook-stopped'),
    values: z.object({
      workspace: z.string(),
      /** The host alone. */
      receiver: z.string(),
      /** It has answered that it takes nothing any more; else it failed for three days. */
      gone: z.boolean(),
    }),
  }),
  z.object({
    template: z.literal('rule-stopped'),
    values: z.object({
      workspace: z.string(),
      /** The rule as one sentence. */
      rule: z.string(),
    }),
  }),
  z.object({
    template: z.literal('automation-rule'),
    values: z.object({
      workspace: z.string(),
      /** The rule as one sentence, and why it acted. */
      rule: z.string(),
      why: z.string(),
      person: z.nullable(z.string()),
      /** What is proposed. */
      proposal: z.nullable(
        z.object({
          people: z.int(),
          offers: z.array(z.object({ title: z.string(), partner: z.string(), cost: z.number() })),
        }),
      ),
      expiresAt: z.string(),
    }),
  }),
]);
export type Mail = z.infer<typeof Mail>;
