import type { PageText } from '../../../models/page-text.ts';

export const newsText: PageText = {
  title: 'News',
  description: 'What is new in Tonus.',
  lead: 'What has appeared in the service. No press releases.',
  sections: () => [
    {
      title: 'November 2026: open beta',
      paragraphs: ['Tonus can be used without an invitation. The beta includes:'],
      list: [
        'Polls answered via a link, on a phone and without an account.',
        'eNPS with its interval and the number of respondents.',
        'Workspaces, roles and invitations by email.',
        'The Startup, Basic and Premium plans, with a 14-day Premium trial.',
        'An open description of the API.',
      ],
      links: [{ to: '/api', name: 'API description' }],
    },
  ],
};
