import type { ChannelDescription } from './channel.ts';
import { channelsText } from '#text/rules/channels.ts';

/** Read as it is said: in the language of whoever reads. */
export const bitrix24: ChannelDescription = {
  get label() {
    return channelsText.bitrix24.label;
  },
  get by() {
    return channelsText.bitrix24.by;
  },
  get reached() {
    return channelsText.bitrix24.reached;
  },
  get reaches() {
    return channelsText.bitrix24.reaches;
  },
  get needs() {
    return channelsText.bitrix24.needs;
  },
  connection: 'bitrix24',
};
