import { notifyBySms, smsNotifying } from '#functions/integrations/notify-by-sms.ts';
import type { Sender } from './sender.ts';

/** SMS, to people without an account whose number is written down. The account of the gateway keeps whom it wrote to. */
export const sms: Sender<typeof smsNotifying> = {
  repositories: smsNotifying,
  leavesTraces: true,
  tell: (message, people, { onTold }, context) => notifyBySms(message, people, context, onTold),
};
