import type { Mail } from '#shared/models/mail.ts';
import { apiKeyMade } from '#functions/api-keys/letters/api-key-made.ts';
import { automationRule } from '#functions/automations/letters/automation-rule.ts';
import { budgetWarning } from '#functions/finance/letters/budget-warning.ts';
import { emailChange, emailChangeAsked, emailChanged } from '#functions/accounts/letters/email-change.ts';
import { dataRequestAnswer } from '#functions/people/letters/data-request-answer.ts';
import { dataRequestDue } from '#functions/people/letters/data-request-due.ts';
import { dataRequestWithdrawn } from '#functions/people/letters/data-request-withdrawn.ts';
import { emailVerification } from '#functions/accounts/letters/email-verification.ts';
import { exportReady } from '#functions/exports/letters/export-ready.ts';
import { factorChanged } from '#functions/factors/letters/factor-changed.ts';
import { invitation } from '#functions/workspaces/letters/invitation.ts';
import { invoiceRequest } from '#functions/subscriptions/letters/invoice-request.ts';
import { ownershipOffer } from '#functions/workspaces/letters/ownership-offer.ts';
import { offerRequest, offerRequestCancelled, offerRequestCopy } from '#functions/offers/letters/offer-request.ts';
import { leaverPoll } from '#functions/automations/letters/leaver-poll.ts';
import { packDue } from '#functions/overview/letters/pack-due.ts';
import { pollReminder } from '#functions/runs/letters/poll-reminder.ts';
import { passwordChanged, passwordReset } from '#functions/accounts/letters/password.ts';
import { weeklyDigest } from '#functions/notifications/letters/weekly-digest.ts';
import type { render } from '#functions/notifications/letter-layout.ts';
import { webhookStopped } from '#functions/webhooks/letters/webhook-stopped.ts';
import { ruleStopped } from '#functions/automations/letters/rule-stopped.ts';
import { runInvitation } from '#functions/runs/letters/run-invitation.ts';

type Values<Template extends Mail['template']> = Extract<Mail, { template: Template }>['values'];
type Writers = {
  readonly [Template in Mail['template']]: (values: Values<Template>, siteUrl: string) => ReturnType<typeof render>;
};

/** Who writes which letter. */
export const MAILS: Writers = {
  invitation,
  'ownership-offer': ownershipOffer,
  'api-key-made': apiKeyMade,
  'export-ready': exportReady,
  'run-invitation': runInvitation,
  'leaver-poll': leaverPoll,
  'factor-changed': factorChanged,
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
  'pack-due': packDue,
  'rule-stopped': ruleStopped,
  'webhook-stopped': webhookStopped,
  'data-request-due': dataRequestDue,
  'data-request-answer': dataRequestAnswer,
  'data-request-withdrawn': dataRequestWithdrawn,
};
