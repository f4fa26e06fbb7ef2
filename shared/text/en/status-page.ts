import type { Catalogue } from '../catalogue.ts';
import type { statusPageText as Russian } from '../ru/status-page.ts';

export const statusPageText: Catalogue<typeof Russian> = {
  title: 'Tonus: service status',
  heading: 'Service status',
  allHolds: 'Everything that can be seen from here works',
  late: 'Tonus opens, but some of its work is late',
  down: 'The data do not answer. Try again in a few minutes',
  parts: {
    data: {
      name: 'Pages and data',
      holds: 'answer',
      fails: () => 'do not answer. Drafts of answers stay on the device',
    },
    letters: {
      name: 'Letters',
      holds: 'are sent: none waits longer than 15 minutes',
      fails: (since: string) => `are late: waiting to be sent since ${since}. We keep trying`,
    },
    results: {
      name: 'Poll results',
      holds: 'are counted: at most 5 minutes behind',
      fails: (since: string) => `are behind: what came after ${since} is kept but not counted yet`,
    },
    jobs: {
      name: 'Archives, imports and AI conclusions',
      holds: 'are being made: nothing waits longer than half an hour',
      fails: (since: string) => `are late: waiting in line since ${since}`,
    },
  },
  unseen:
    'It cannot be seen from here whether a letter has reached a mailbox, whether messengers, Bitrix24 and the AI model answer, or whether you have a connection.',
  checkedAt: (time: string) => `Checked at ${time} Moscow time. The page reloads every minute.`,
  writeTo: 'Something else does not work? Write to:',
};
