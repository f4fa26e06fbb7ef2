import type { Job } from '#data/job-item.ts';
import { letterLanguage } from '#functions/accounts/letter-language.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import type { FactorEvent } from '#shared/models/mail.ts';

/** Tells the owner of an account what has happened to what it is proved by. */
export function factorLetter(user: User, event: FactorEvent, name = ''): Job {
  return {
    kind: 'send-mail',
    to: user.email,
    account: user.id,
    language: letterLanguage(user),
    mail: { template: 'factor-changed', values: { event, name } },
  };
}
