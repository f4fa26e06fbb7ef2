import { webhookUrl, type Webhook } from '#shared/rules/webhook.ts';

/** A way into a portal: a webhook that was pasted, or an application that was let in. Whoever reads it does not see which. */
export interface PortalConnection {
  readonly kind: 'webhook' | 'app';
  /** Scheme and host. */
  readonly origin: string;
  /** What methods are appended to. */
  readonly base: () => string;
  /** What a call shows besides its address; null where the address is the secret. */
  readonly token: () => string | null;
  /** Gets a new token in place of one that has expired; false where there is none to be had. Throws Bitrix24Error. */
  readonly renew: (expired: string) => Promise<boolean>;
}

/** The way in by a webhook. */
export function webhookConnection(webhook: Webhook): PortalConnection {
  return {
    kind: 'webhook',
    origin: webhook.origin,
    base: () => webhookUrl(webhook),
    token: () => null,
    renew: () => Promise.resolve(false),
  };
}
