export { checkChatBot } from './check-chat-bot.ts';
export { connectChatBot } from './connect-chat-bot.ts';
export { disconnectChatBot } from './disconnect-chat-bot.ts';
export { getChats } from './get-chats.ts';
export { linkChat } from './link-chat.ts';
export { receiveChatUpdate } from './receive-chat-update.ts';
export { tryChatBot } from './try-chat-bot.ts';
export { unlinkChat } from './unlink-chat.ts';
