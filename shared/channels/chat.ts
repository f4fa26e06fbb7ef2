import { channelsText } from '#text/rules/channels.ts';
import type { Messenger } from '../rules/messengers.ts';
import type { ChannelDescription } from './channel.ts';

/** A messenger as a way to tell people, read as it is said: in the language of whoever reads. */
export function chatChannel(messenger: Messenger): ChannelDescription {
  return {
    get label() {
      return channelsText[messenger].label;
    },
    get by() {
      return channelsText[messenger].by;
    },
    get reached() {
      return channelsText[messenger].reached;
    },
    get reaches() {
      return channelsText[messenger].reaches;
    },
    needs: null,
    connection: messenger,
  };
}
