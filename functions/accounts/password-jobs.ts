import type { User } from './repositories/users.ts';
import type { Job } from '#data/job-item.ts';

/**
 * What follows a new password: a letter, and the end of the sessions begun with an earlier one. The request ends them
 * itself; the job does should the request die half done.
 */
export function passwordJobs({ id, email }: User, passwordVersion: number, kept: string | null): Job[] {
  return [
    { kind: 'send-mail', to: email, account: id, mail: { template: 'password-changed', values: {} } },
    { kind: 'end-sessions', userId: id, passwordVersion, except: kept },
  ];
}
