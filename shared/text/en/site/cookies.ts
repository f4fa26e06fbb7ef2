import type { PageText } from '../../../models/page-text.ts';
import { NBSP } from '../format.ts';

export const cookiesText: PageText = {
  title: 'Cookies',
  description: 'Tonus sets no cookies. What exactly is stored in your browser and how to remove it.',
  lead: 'Tonus sets no cookies: neither its own nor anyone else’s. There are no counters, adverts or browser fingerprints either.',
  sections: () => [
    {
      title: 'What is stored in the browser',
      paragraphs: [
        'Without some of these records logging in does not work; the others remember your settings. Only our site can see any of it.',
      ],
      list: [
        'access_token, access_token_until and refresh_token: you are logged in, and until when without a renewal. Erased when you log out.',
        'device_token: someone has logged in on this device before. With this record you can log in with your password even while someone is trying to guess it. It stays after you log out, for up to half a year; it holds neither a name nor an address.',
        'sign_in: you have gone to the provider by which you sign in. Erased when you come back or close the tab.',
        'sign_in_portal: the address of the Bitrix24 portal by which you sign in. Kept so that you need not write it again.',
        'currentWorkspaceId: which workspace is open.',
        'sidebarCollapsed: whether the menu is collapsed.',
        'single_keys: whether single-letter keys are switched off.',
        'mantine-color-scheme-value: light or dark theme, if you chose it yourself.',
      ],
    },
    {
      title: 'On the page of a poll',
      paragraphs: [
        `Until the tab is closed, a random number is stored, so that sending again does not count as a second response. The draft stays in this browser until the server confirms that the answers have arrived, but no longer than 30${NBSP}days: so a broken connection does not lose them. Neither is linked to an account.`,
        'A ballot of an anonymous poll stays here for up to four months, or until you press “Forget on this device”: with it you can change your answer and check that it was counted. If you asked for a reply to a comment, the key of that conversation lies here too.',
      ],
    },
    {
      title: 'How to remove it',
      paragraphs: [
        'Logging out erases the login; the rest is erased together with the site’s data in the browser’s settings. Nothing is deleted on the server: deleting your account does that.',
      ],
      links: [{ to: '/privacy', name: 'What is stored on the server' }],
    },
  ],
};
