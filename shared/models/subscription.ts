import * as z from 'zod/mini';
import { INVOICE_MOST_PEOPLE, PERIODS, PLANS } from '../rules/plans.ts';
import { isInn, isKpp, isPersonalInn } from '../rules/requisites.ts';
import { Id, Instant, nameLine } from './common.ts';
import { Email } from './email.ts';
import { subscriptionsValidation } from '#text/subscriptions/validation.ts';

export const COMPANY_MAX_LENGTH = 200;

const PlanId = z.enum(['startup', 'basic', 'premium']);
const PlanName = z.enum(['Startup', 'Basic', 'Premium']);
const PlanFeature = z.enum(['bitrix24', 'ai', 'finance']);
/** Null = as many as needed. */
const Limits = z.object({
  people: z.nullable(z.int()),
  workspaces: z.nullable(z.int()),
  polls_per_month: z.nullable(z.int()),
});

/** One plan as its card shows it; prices in roubles per person. */
export const PlanCard = z.object({
  id: PlanId,
  name: PlanName,
  monthly: z.number(),
  annual: z.number(),
  /** What a year saves against twelve months, percent. */
  annual_saving: z.int(),
  popular: z.boolean(),
  /** 0 without a trial. */
  trial_days: z.int(),
  limits: Limits,
  features: z.array(PlanFeature),
});
export type PlanCard = z.infer<typeof PlanCard>;

/** The plan of an owner; `limits` are those in force, of Startup once the due date is past. */
export const Subscription = z.object({
  subscription_type: PlanName,
  is_active: z.boolean(),
  /** Null = without end; 0 or less once it is over. */
  days_remaining: z.nullable(z.int()),
  due_date: z.nullable(Instant),
  /** Null for those who never subscribed. */
  created_at: z.nullable(Instant),
  updated_at: z.nullable(Instant),
  is_trial: z.boolean(),
  trial_used: z.boolean(),
  /** The plan before this one, if it ran out. */
  ended: z.nullable(z.object({ subscription_type: PlanName, due_date: Instant })),
  usage: z.object({
    /** Seats taken in the fullest of the owner's workspaces, as its team's page counts them. */
    people: z.int(),
    /** Of these, by invitations that wait to be accepted. */
    invited: z.int(),
    workspaces: z.int(),
    polls_this_month: z.int(),
  }),
  limits: Limits,
  /** Workspaces beyond the plan: they can be read, not changed. */
  read_only_workspaces: z.array(Id),
});
export type Subscription = z.infer<typeof Subscription>;

const PEOPLE_ERROR = () => subscriptionsValidation.peopleBounds;

/** The plan that governs a workspace, its owner's, as every member may know it: nothing of prices, payments or use. */
export const WorkspacePlan = z.object({
  /** The plan in force: Startup once the owner's is past its due date. */
  subscription_type: PlanName,
  is_trial: z.boolean(),
  /** Null = without end. */
  due_date: z.nullable(Instant),
  days_remaining: z.nullable(z.int()),
  limits: Limits,
  features: z.array(PlanFeature),
});
export type WorkspacePlan = z.infer<typeof WorkspacePlan>;

/** A request for an invoice with the company's requisites. */
export const NewInvoice = z
  .strictObject({
    plan: z.enum(['basic', 'premium'], { error: () => subscriptionsValidation.choosePlan }),
    period: z.enum(PERIODS, { error: () => subscriptionsValidation.choosePeriod }),
    people: z
      .int({ error: PEOPLE_ERROR })
      .check(z.gte(1, { error: PEOPLE_ERROR }), z.lte(INVOICE_MOST_PEOPLE, { error: PEOPLE_ERROR })),
    company: nameLine(
      COMPANY_MAX_LENGTH,
      () => subscriptionsValidation.companyWanted,
      () => subscriptionsValidation.companyTooLong,
    ),
    inn: z
      .string({ error: () => subscriptionsValidation.innWanted })
      .check(z.trim(), z.refine(isInn, { error: () => subscriptionsValidation.wrongInn })),
    kpp: z.optional(
      z.string({ error: () => subscriptionsValidation.kppDigits }).check(
        z.trim(),
        z.refine((text) => text === '' || isKpp(text), { error: () => subscriptionsValidation.kppDigits }),
      ),
    ),
    email: z.optional(Email),
    /** Said on purpose: fewer people than the largest of the owner's workspaces has. */
    fewer_people: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ plan, people }) => people <= (PLANS[plan].limits.people ?? INVOICE_MOST_PEOPLE), {
      error: () => subscriptionsValidation.basicMost,
      path: ['people'],
    }),
    z.refine(({ inn, kpp }) => !kpp || !isPersonalInn(inn), {
      error: () => subscriptionsValidation.noKpp,
      path: ['kpp'],
    }),
  );

/** What became of a request: it waits to be paid, it was, or another one was instead. */
export const InvoiceState = z.enum(['waiting', 'paid', 'replaced']);
export type InvoiceState = z.infer<typeof InvoiceState>;

export const Invoice = z.object({
  id: Id,
  plan: z.enum(['basic', 'premium']),
  period: z.enum(PERIODS),
  people: z.int(),
  company: z.string(),
  inn: z.string(),
  kpp: z.nullable(z.string()),
  /** Where the invoice goes. */
  email: z.string(),
  /** Of the account's promo code, percent; 0 without one. */
  discount: z.int(),
  /** Roubles. */
  total: z.number(),
  created_at: Instant,
  state: InvoiceState,
});
export type Invoice = z.infer<typeof Invoice>;

/** What a promo code is worth; the nulls are those of one that is not taken. */
export const PromoValidation = z.object({
  valid: z.boolean(),
  /** Percent. */
  clients_discount: z.nullable(z.int()),
  company_name: z.nullable(z.string()),
  message: z.string(),
});
export type PromoValidation = z.infer<typeof PromoValidation>;
