import type { OperationContext } from '#core/http/operation.ts';
import type { User } from './repositories/users.ts';
import type { Job } from '#data/job-item.ts';
import { deviceOf } from './device.ts';
import { letterLanguage } from './letter-language.ts';

/**
 * What follows a new password: a letter, and the end of the sessions begun with an earlier one. The request ends them
 * itself; the job does should the request die half done.
 */
export function passwordJobs(
  user: User,
  passwordVersion: number,
  kept: string | null,
  { now, userAgent }: Pick<OperationContext, 'now' | 'userAgent'>,
): Job[] {
  const values = { at: now.toISOString(), device: deviceOf(userAgent) };
  return [
    {
      kind: 'send-mail',
      to: user.email,
      account: user.id,
      language: letterLanguage(user),
      mail: { template: 'password-changed', values },
    },
    { kind: 'end-sessions', userId: user.id, passwordVersion, except: kept },
  ];
}
