import type { ChannelDescription } from './channel.ts';
import { channelsText } from '#text/rules/channels.ts';

/** Read as it is said: in the language of whoever reads. */
export const push: ChannelDescription = {
  get label() {
    return channelsText.push.label;
  },
  get by() {
    return channelsText.push.by;
  },
  get reached() {
    return channelsText.push.reached;
  },
  get reaches() {
    return channelsText.push.reaches;
  },
  needs: null,
  connection: null,
};
