import { describedBy, type ChannelDescription } from './channel.ts';

/** Every way to tell people of a run, in the order in which screens offer them. */
const DESCRIPTIONS = {
  mail: describedBy('mail', null),
  bitrix24: describedBy('bitrix24', 'bitrix24'),
  telegram: describedBy('telegram', 'telegram'),
  max: describedBy('max', 'max'),
  push: describedBy('push', null),
} as const satisfies Readonly<Record<string, ChannelDescription>>;

export type Channel = keyof typeof DESCRIPTIONS;

/** The names of the channels, in the order in which screens offer them. */
export const CHANNELS = Object.keys(DESCRIPTIONS) as [Channel, ...Channel[]];

/** How screens speak of a channel. */
export function describeChannel(channel: Channel): ChannelDescription {
  return DESCRIPTIONS[channel];
}
