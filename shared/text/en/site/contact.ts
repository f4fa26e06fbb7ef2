import type { PageText } from '../../../models/page-text.ts';

const HOURS =
  'On weekdays from 09:00 to 18:00 Moscow time a person answers. At other times, leave a message: we will read it in the morning.';

export const contactText: PageText = {
  title: 'Contact',
  description: 'How to reach Tonus: support, a demo, questions about data and security.',
  lead: 'Support, a demo, questions about data and security.',
  sections: ({ botUrl, supportEmail = '', operator = '' }) => [
    {
      title: 'Support and demo',
      only: 'reachable',
      paragraphs: [
        botUrl
          ? 'We answer fastest in the messenger. You can arrange a demo there too.'
          : 'Write to us by email. You can arrange a demo the same way.',
        HOURS,
      ],
      links: [
        { to: 'bot', name: 'Write to the bot' },
        { to: 'mail', name: supportEmail },
      ],
    },
    {
      title: 'Questions about personal data',
      only: 'reachable',
      paragraphs: [
        'You can export your data and delete your account yourself, in your profile settings. If that does not work or your question is a different one, write to us and give the address you registered with.',
      ],
    },
    {
      title: 'Vulnerabilities',
      only: 'reachable',
      paragraphs: [
        'If you have found a way to see or change what is not yours, tell us before you publish it: what you did, what happened, how to repeat it. Test in your own workspace and leave other people’s data alone.',
      ],
    },
    {
      title: 'Support and demo',
      only: 'unreachable',
      paragraphs: ['The owner of this Tonus installation has not yet said where to write.'],
    },
    { title: 'Who is responsible for the service', only: 'operator', paragraphs: [operator] },
  ],
};
