import type { Channel } from '#shared/rules/channels.ts';

/** How whom a survey asks hears of it: whom Bitrix24 does not reach gets a letter in any case. */
export type InvitedBy = 'nothing' | 'mail' | 'portal' | 'both';

/** The ways a survey was launched with, as one. */
export function invitedBy(channels: readonly Channel[]): InvitedBy {
  if (channels.includes('bitrix24')) return channels.includes('mail') ? 'both' : 'portal';
  return channels.includes('mail') ? 'mail' : 'nothing';
}
