import type { ChannelDescription } from './channel.ts';
import { channelsText } from '#text/rules/channels.ts';

/** Read as it is said: in the language of whoever reads. */
export const mail: ChannelDescription = {
  get label() {
    return channelsText.mail.label;
  },
  get by() {
    return channelsText.mail.by;
  },
  get reached() {
    return channelsText.mail.reached;
  },
  get reaches() {
    return channelsText.mail.reaches;
  },
  needs: null,
  connection: null,
};
