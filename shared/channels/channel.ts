/**
 * A way to tell people of a run, as requests name it and as screens speak of it. How it sends stands in the file of the
 * same name under `functions/notifications/channels`.
 */
export interface ChannelDescription {
  /** The checkbox: «Письмом». */
  readonly label: string;
  /** In a sentence: «Пригласим письмом и …». */
  readonly by: string;
  /** Before a number of people: «письмом — 3, в Bitrix24 — 12». */
  readonly reached: string;
  /** Whom it reaches, in a whole sentence. */
  readonly reaches: string;
  /** What its connection must allow, in a whole sentence; null for a channel that needs nothing. */
  readonly needs: string | null;
  /** One message, a few, many, where it is the only channel: «1 письмо», «2 письма», «5 писем». */
  readonly messages: readonly [one: string, few: string, many: string];
  /** The connection of the workspace that it sends by; null where it needs none. */
  readonly connection: 'bitrix24' | null;
}
