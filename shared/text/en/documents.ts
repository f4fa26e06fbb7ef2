import type { documentsText as Russian } from '../ru/documents.ts';
import type { Catalogue } from '../catalogue.ts';
import { kioskText } from './kiosk-page.ts';
import { reportText } from './poll-page/report.ts';
import { publicPageText } from './poll-page.ts';
import { verifyText } from './verify-page.ts';

/** What the HTML documents say before any script has run; the build writes it into them. */
export const documentsText: Catalogue<typeof Russian> = {
  brand: 'Tonus',
  languages: 'Language of the page',
  locale: 'en_GB',
  app: {
    title: 'Tonus – HR analytics and employee retention',
    description:
      'Short polls, workload from tasks and a clear next step: Tonus helps small and medium-sized companies keep their people.',
    sharedTitle: 'People don’t leave out of the blue',
    sharedDescription: 'Tonus: HR analytics and employee retention for small and medium-sized companies.',
    picture: 'Tonus: people don’t leave out of the blue',
    noScript: 'Tonus needs JavaScript. Turn it on in your browser’s settings and reload the page.',
  },
  poll: {
    title: publicPageText.untitled,
    loading: publicPageText.loading,
    noWords: publicPageText.loadOffline,
    noScript: 'To answer this poll, turn on JavaScript in your browser’s settings and reload the page.',
  },
  kiosk: {
    title: 'Kiosk — Tonus',
    loading: kioskText.loading,
  },
  dialogue: {
    title: 'A conversation without names – Tonus',
    loading: 'Loading the conversation',
    noScript: 'To read this conversation, turn on JavaScript in your browser’s settings and reload it.',
  },
  verify: {
    title: 'Checking a run – Tonus',
    loading: verifyText.loading,
    noScript: 'To check the record, turn on JavaScript in the settings of the browser and reload the page.',
  },
  report: {
    title: `${reportText.heading} – Tonus`,
    loading: 'Loading the page',
    noScript: 'To read this page, turn on JavaScript in your browser’s settings and reload it.',
  },
};
