import { channelsText } from '#text/rules/channels.ts';
import type { Messenger } from '../rules/messengers.ts';

/**
 * A way to tell people of a run, as requests name it and as screens speak of it. How it sends stands in the file of the
 * same name under `functions/notifications/channels`.
 */
export interface ChannelDescription {
  /** The checkbox: “By email”. */
  readonly label: string;
  /** In a sentence: “We will invite them by email or …”. */
  readonly by: string;
  /** Before a number of people: “by email – 3, in Bitrix24 – 12”. */
  readonly reached: string;
  /** Whom it reaches, in a whole sentence. */
  readonly reaches: string;
  /** What its connection must allow, in a whole sentence; null for a channel that needs nothing. */
  readonly needs: string | null;
  /** The connection of the workspace that it sends by; null where it needs none. */
  readonly connection: 'bitrix24' | Messenger | null;
}

/** A channel of this name in the words of the catalogues, read as they are said: in the language of whoever reads. */
export function describedBy(
  name: keyof typeof channelsText,
  connection: ChannelDescription['connection'],
): ChannelDescription {
  return {
    get label() {
      return channelsText[name].label;
    },
    get by() {
      return channelsText[name].by;
    },
    get reached() {
      return channelsText[name].reached;
    },
    get reaches() {
      return channelsText[name].reaches;
    },
    get needs() {
      return channelsText[name].needs;
    },
    connection,
  };
}
