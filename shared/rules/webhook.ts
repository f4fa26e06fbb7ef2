/** An inbound webhook of Bitrix24: `https://portal.bitrix24.ru/rest/{user}/{code}/`. */
export interface Webhook {
  /** Scheme and host. */
  readonly origin: string;
  /** The employee in whose name it acts. */
  readonly userId: string;
  /** The secret. */
  readonly code: string;
}

const WEBHOOK_PATH = /^\/rest\/(\d{1,12})\/([A-Za-z0-9]{8,128})(\/.*)?$/;

/** Reads a webhook as people paste it: with or without the slash at the end, or with a method; null when it is none. */
export function parseWebhook(text: string): Webhook | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, origin, pathname } = new URL(text);
  const [, userId, code] = WEBHOOK_PATH.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null;
  return userId && code ? { origin, userId, code } : null;
}

/** The one way a webhook is written; methods are appended to it. */
export function webhookUrl({ origin, userId, code }: Webhook): string {
  return `${origin}/rest/${userId}/${code}/`;
}

/** What may be shown of it: the path is the secret. */
export function maskWebhook({ origin, userId }: Webhook): string {
  return `${origin}/rest/${userId}/••••/`;
}
