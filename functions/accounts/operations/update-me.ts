import { conflict, invalid } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { countAttempt } from '#core/throttle.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { Link } from '../repositories/email-links.ts';
import type { User } from '../repositories/users.ts';
import type { Job } from '#data/job-item.ts';
import { isMailAddress, withAsciiDomain } from '#shared/rules/email-address.ts';
import { newLinkToken } from '../email-link-token.ts';
import { letterLanguage } from '../letter-language.ts';
import { pendingEmail, presentUser } from '../present-user.ts';
import { countLetter, THROTTLES } from '../throttling.ts';
import type { AuthOperation } from '../operation.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

const CONFIRMATION_MILLISECONDS = DAY_MS;

/**
 * Names and language change at once. Another address gets a letter and waits for the link in it to be opened, and the
 * account's own is told; whether somebody else has it is not said here. The account's own address calls off a change that waits.
 */
export const updateMe: AuthOperation<'updateMe'> = async (context, { body }) => {
  const { user, repos, now, newId } = context;
  const names = {
    firstName: body.first_name,
    lastName: body.last_name,
    language: body.language ?? user.language,
  };
  const asked = await askForAddress(context, { ...user, language: names.language }, body.email);
  const changed = (['firstName', 'lastName', 'language'] as const).some((name) => names[name] !== user[name]);
  const memberships = changed ? await repos.memberProfiles.membershipsOf(user.id) : [];
  const change = { link: asked.link, memberships };
  if (!(await repos.accounts.updateProfile(user, names, change, { now, newId, jobs: asked.jobs }))) {
    conflict(accountsErrors.profileChanged);
  }
  const pending =
    asked.link === 'unchanged'
      ? {}
      : {
          pendingEmail: asked.link?.email ?? null,
          pendingEmailUntil: asked.link?.expiresAt.toISOString() ?? null,
        };
  return presentUser({ ...user, ...names, ...pending }, now);
};

/** The link and the letter for a new address; nothing when it is the one that waits already. */
async function askForAddress(
  context: OperationContext<'throttles'>,
  user: User,
  email: string,
): Promise<{ link: Link | null | 'unchanged'; jobs: Job[] }> {
  if (email === pendingEmail(user, context.now)) return { link: 'unchanged', jobs: [] };
  if (email === withAsciiDomain(user.email)) return { link: user.pendingEmail === null ? 'unchanged' : null, jobs: [] };
  if (!isMailAddress(email)) invalid([{ path: 'email', message: accountsErrors.wrongEmail }]);
  // The account first: one that is refused already must not use up the letters to somebody else's address.
  await countAttempt(THROTTLES.emailChangesOfAccount, user.id, context);
  await countLetter('emailChange', email, context);
  const { token, hash } = newLinkToken(user.id);
  const expiresAt = new Date(context.now.getTime() + CONFIRMATION_MILLISECONDS);
  const language = letterLanguage(user);
  return {
    link: { userId: user.id, purpose: 'email', hash, email, expiresAt },
    jobs: [
      {
        kind: 'send-mail',
        to: email,
        language,
        mail: { template: 'email-change', values: { token, expiresAt: expiresAt.toISOString() } },
      },
      {
        kind: 'send-mail',
        to: user.email,
        language,
        account: user.id,
        mail: { template: 'email-change-asked', values: { newEmail: email } },
      },
    ],
  };
}
