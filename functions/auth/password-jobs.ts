import type { User } from '#data/users.ts';
import type { Job } from '#shared/jobs.ts';

/**
 * What follows a new password: a letter, and the end of all sessions once more. The request ends them itself; the job
 * ends those of a login with the old password that was on its way, and all of them when the request dies half done.
 */
export function passwordJobs({ id, email }: User, now: Date, kept: string | null): Job[] {
  return [
    { kind: 'send-mail', to: email, mail: { template: 'password-changed', values: {} } },
    { kind: 'end-sessions', userId: id, begunBy: now.toISOString(), except: kept },
  ];
}
