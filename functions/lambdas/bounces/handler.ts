import { log } from '#core/log.ts';
import { createServices } from '#core/services.ts';
import { bounces } from './function.ts';
import { addressesToSuppress } from '#functions/notifications/feedback.ts';

const { repos } = createServices(bounces);

/** Takes what SES says of letters that bounced or were complained of: nothing more is sent to those addresses. */
export async function handler(event: unknown): Promise<void> {
  for (const { email, reason } of addressesToSuppress(event)) {
    await repos.suppressions.add(email, reason, new Date());
    log('info', 'address suppressed', { code: reason });
  }
}
