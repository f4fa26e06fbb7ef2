import { countAttempt } from '#core/throttle.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { knownDevice } from '../device-token.ts';
import { newLinkToken } from '../email-link-token.ts';
import { letterLanguage } from '../letter-language.ts';
import { countLetter, THROTTLES } from '../throttling.ts';
import type { AuthOperation } from '../operation.ts';

const RESET_MILLISECONDS = 60 * 60 * 1000;

/**
 * A known and an unknown address are one case: same answer, same calls, same limits. A device that has logged in before
 * has letters of its own; whoever else asks is counted by machine first, so that one that is shut out uses up none.
 */
export const requestPasswordReset: AuthOperation<'requestPasswordReset'> = async (context, { body }) => {
  const { repos, now, newId } = context;
  const login = await repos.users.findLogin(body.email);
  const device = await knownDevice(body.device_token, login, context);
  if (device !== null) {
    await countAttempt(THROTTLES.resetLettersOfDevice, device, context);
  } else {
    await countAttempt(THROTTLES.resetsOfAddress, context.sourceAddress, context);
    await countLetter('reset', body.email, context);
  }
  const userId = login?.userId ?? newId();
  const user = await repos.users.find(userId);
  const { token, hash } = newLinkToken(userId);
  const expiresAt = new Date(now.getTime() + RESET_MILLISECONDS);
  const link = { userId, purpose: 'password', hash, email: body.email, expiresAt } as const;
  if (!user || withAsciiDomain(user.email) !== body.email) return repos.accounts.offerNothing(link, { now, newId });
  const values = { token, expiresAt: expiresAt.toISOString() };
  return repos.accounts.offerLink(link, {
    now,
    newId,
    jobs: [
      {
        kind: 'send-mail',
        to: user.email,
        language: letterLanguage(user),
        mail: { template: 'password-reset', values },
      },
    ],
  });
};
