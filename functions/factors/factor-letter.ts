import type { OperationContext } from '#core/http/operation.ts';
import type { Job } from '#data/job-item.ts';
import { deviceOf } from '#functions/accounts/device.ts';
import { letterLanguage } from '#functions/accounts/letter-language.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import type { FactorEvent } from '#shared/models/mail.ts';

/** By whom and when: an operator does it on no device. */
type By = Pick<OperationContext, 'now'> & Partial<Pick<OperationContext, 'userAgent'>>;

/** Tells the owner of an account what has happened to the ways into it, when, and on what. */
export function factorLetter(user: User, event: FactorEvent, { now, userAgent }: By, name = ''): Job {
  const device = userAgent === undefined ? null : deviceOf(userAgent);
  return {
    kind: 'send-mail',
    to: user.email,
    account: user.id,
    language: letterLanguage(user),
    mail: { template: 'factor-changed', values: { event, name, at: now.toISOString(), device } },
  };
}
