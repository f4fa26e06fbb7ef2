import type { PageText } from '../../../models/page-text.ts';

export const careersText: PageText = {
  title: 'Careers',
  description: 'Who the Tonus team is looking for and how it works.',
  lead: 'There are no open positions now. But if what we do speaks to you, we can get to know each other without one.',
  sections: () => [
    {
      title: 'How we work',
      list: [
        'A small team: decisions are made next to those who carry them out.',
        'We use our own service and discuss the results out loud.',
        'We write plainly, code and emails alike.',
      ],
    },
    {
      title: 'Who usually interests us',
      list: [
        'Developers who care what happens after the button is pressed.',
        'Researchers and HR analysts who can say “this is not enough data for a finding”.',
        'Support people who leave you calmer after a conversation.',
      ],
    },
    {
      title: 'Tell us about yourself',
      paragraphs: [
        'Write a couple of paragraphs: what you have done, what came of it and what you would like to do here.',
      ],
      links: [{ to: 'us', name: 'Write to us' }],
    },
  ],
};
