/** The messengers in which people are told of runs by a bot of their workspace. */
export const MESSENGERS = ['telegram', 'max'] as const;
export type Messenger = (typeof MESSENGERS)[number];

/** How long the link that connects a chat may be opened, once. */
export const CHAT_LINK_MINUTES = 15;

/** Longer than any token of a bot. */
export const BOT_TOKEN_MAX_LENGTH = 200;

/** What a token of a bot is made of: it stands in addresses and headers. */
export const BOT_TOKEN_PATTERN = /^[\w:.~-]+$/;
