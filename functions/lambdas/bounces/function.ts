import { defineFunction } from '#core/declaration.ts';
import { createSuppressions } from '#functions/notifications/repositories/suppressions.ts';

/** Takes SES's bounces and complaints: it writes down which addresses get no more letters. */
export const bounces = defineFunction({
  name: 'bounces',
  description: 'Bounces and complaints of letters',
  memory: 256,
  timeout: 30,
  concurrencyShare: 1,
  repositories: { suppressions: createSuppressions },
});
