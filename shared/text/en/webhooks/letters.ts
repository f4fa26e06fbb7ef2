import type { Catalogue } from '../../catalogue.ts';
import type { webhookLetters as Russian } from '../../ru/webhooks/letters.ts';

/** What is written about subscriptions to events. */
export const webhookLetters: Catalogue<typeof Russian> = {
  stopped: {
    subject: 'Events are no longer sent',
    which: 'The workspace, and where events were sent:',
    failing: 'For three days in a row the server has not taken any event, so we have stopped sending them.',
    gone: 'The server has answered that it takes no more events (code 410), so we have stopped sending them.',
    switchOn:
      'When the server works again, switch sending back on: it goes on with the first event that did not arrive. Events are kept for 30 days.',
    open: 'Open the integrations',
    footnote:
      'We write this to the owner of the workspace and to whoever added the receiver, once, when sending is switched off.',
  },
};
