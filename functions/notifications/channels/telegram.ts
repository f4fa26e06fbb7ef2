import { chatSender } from './chat-sender.ts';

/** Messages in Telegram. */
export const telegram = chatSender('telegram');
