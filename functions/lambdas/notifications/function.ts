import { defineFunction } from '#core/declaration.ts';
import { repositories } from '#functions/notifications/sending.ts';

/**
 * Writes the letters that go out by the clock. It is a function of its own because it learns who has not answered an
 * anonymous run: the marks of participation can be read with the token key alone, which the worker does not have.
 */
export const notifications = defineFunction({
  name: 'notifications',
  description: 'Reminders of polls, weekly digests and links to reports',
  timeout: 300,
  concurrencyShare: 1,
  authenticates: true,
  repositories,
  schedules: {
    'send-reminders': { expression: 'rate(1 minute)' },
    'send-digests': { expression: 'rate(5 minutes)' },
  },
});
