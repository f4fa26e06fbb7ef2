import type { OperationContext } from '#core/http/operation.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { MailedLink } from './repositories/email-links.ts';
import type { User } from './repositories/users.ts';
import { newLinkToken } from './email-link-token.ts';
import { letterLanguage } from './letter-language.ts';

const LIFETIME_MILLISECONDS = DAY_MS;

/** The letter that shows whose an address is, and the link in it: whoever opens that with the account reads the mail there. */
export function proofLetter(
  { id: userId, email, language }: Pick<User, 'id' | 'email'> & Partial<Pick<User, 'language'>>,
  { now, newId }: Pick<OperationContext, 'now' | 'newId'>,
): MailedLink {
  const { token, hash } = newLinkToken(userId);
  const expiresAt = new Date(now.getTime() + LIFETIME_MILLISECONDS);
  const values = { token, expiresAt: expiresAt.toISOString() };
  return {
    link: { userId, purpose: 'verification', hash, email, expiresAt },
    posting: {
      jobId: newId(),
      job: {
        kind: 'send-mail',
        to: email,
        language: letterLanguage({ language }),
        mail: { template: 'email-verification', values },
      },
    },
  };
}
