import type { Mail } from '#shared/models/mail.ts';
import { automationRule } from './automation-rule.ts';
import { budgetWarning } from './budget-warning.ts';
import { emailChange, emailChangeAsked, emailChanged } from './email-change.ts';
import { emailVerification } from './email-verification.ts';
import { exportReady } from './export-ready.ts';
import { invitation } from './invitation.ts';
import { invoiceRequest } from './invoice-request.ts';
import { ownershipOffer } from './ownership-offer.ts';
import { offerRequest, offerRequestCancelled, offerRequestCopy } from './offer-request.ts';
import { pollReminder } from './poll-reminder.ts';
import { passwordChanged, passwordReset } from './password.ts';
import { weeklyDigest } from './weekly-digest.ts';
import type { render } from './layout.ts';
import { ruleStopped } from './rule-stopped.ts';
import { runInvitation } from './run-invitation.ts';

type Values<Template extends Mail['template']> = Extract<Mail, { template: Template }>['values'];
type Writers = {
  readonly [Template in Mail['template']]: (values: Values<Template>, siteUrl: string) => ReturnType<typeof render>;
};

/** Who writes which letter. */
export const MAILS: Writers = {
  invitation,
  'ownership-offer': ownershipOffer,
  'export-ready': exportReady,
  'run-invitation': runInvitation,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-verification': emailVerification,
  'email-change': emailChange,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'invoice-request': invoiceRequest,
  'offer-request': offerRequest,
  'offer-request-copy': offerRequestCopy,
  'offer-request-cancelled': offerRequestCancelled,
  'budget-warning': budgetWarning,
  'poll-reminder': pollReminder,
  'weekly-digest': weeklyDigest,
  'automation-rule': automationRule,
  'rule-stopped': ruleStopped,
};
