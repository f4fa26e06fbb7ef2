import type { Messenger } from '../rules/messengers.ts';

/**
 * A way to tell people of a run, as requests name it and as screens speak of it. How it sends stands in the file of the
 * same name under `functions/notifications/channels`.
 */
export interface ChannelDescription {
  /** The checkbox: “By email”. */
  readonly label: string;
  /** In a sentence: “We will invite them by email and …”. */
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
