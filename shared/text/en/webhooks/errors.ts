import type { Catalogue } from '../../catalogue.ts';
import type { webhookErrors as Russian } from '../../ru/webhooks/errors.ts';

/** What is refused of subscriptions to events, and why an event did not arrive. */
export const webhookErrors: Catalogue<typeof Russian> = {
  full: (most: number) => `A workspace has at most ${most} receivers of events. Delete one of them first`,
  problems: {
    not_https: 'The address does not begin with https://',
    credentials_in_url: 'The address holds a login or a password: events are not sent to such addresses',
    port: 'The address names another port: events are sent to port 443 only',
    blocked_address: 'The address leads into a private network: events are not sent there',
    unknown_host: 'There is no such server on the internet',
    unreachable: 'The server does not answer',
    tls: 'The server’s certificate is not valid',
    timeout: 'The server did not answer within 15 seconds',
    redirect: 'The server redirects to another address. Enter the one that takes events',
  },
};
