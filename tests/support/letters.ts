import type { Mail } from '#shared/jobs.ts';
import { storedItems } from './stored.ts';

/** The letters that wait to be sent to this address, oldest first. */
export async function lettersTo(email: string): Promise<Mail[]> {
  const jobs = (await storedItems(email)).filter((item) => item['type'] === 'job');
  return jobs
    .toSorted((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])))
    .map((item) => item['job'] as { kind: string; to: string; mail: Mail })
    .filter(({ kind, to }) => kind === 'send-mail' && to === email)
    .map(({ mail }) => mail);
}
