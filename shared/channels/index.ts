import { bitrix24 } from './bitrix24.ts';
import type { ChannelDescription } from './channel.ts';
import { chatChannel } from './chat.ts';
import { mail } from './mail.ts';
import { push } from './push.ts';

/** Every way to tell people of a run, in the order in which screens offer them. */
const DESCRIPTIONS = {
  mail,
  bitrix24,
  telegram: chatChannel('telegram'),
  max: chatChannel('max'),
  push,
} as const satisfies Readonly<Record<string, ChannelDescription>>;

export type Channel = keyof typeof DESCRIPTIONS;

/** The names of the channels, in the order in which screens offer them. */
export const CHANNELS = Object.keys(DESCRIPTIONS) as [Channel, ...Channel[]];

/** How screens speak of a channel. */
export function describeChannel(channel: Channel): ChannelDescription {
  return DESCRIPTIONS[channel];
}
