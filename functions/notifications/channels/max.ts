import { chatSender } from './chat-sender.ts';

/** Messages in MAX. */
export const max = chatSender('max');
