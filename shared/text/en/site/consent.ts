import type { PageText } from '../../../models/page-text.ts';
import { NBSP } from '../format.ts';

/** What a person agrees to with a tick of its own when they register; apart from the policy, as 152-FZ asks. */
export const consentText: PageText = {
  title: 'Consent to the processing of personal data',
  description: 'The text of the consent a person gives when registering in Tonus: which data, what for, for how long.',
  lead: 'This is a translation: the Russian text is the binding one. The consent is given with a separate tick at registration. The version of the text and the time are stored together with it.',
  sections: ({ operator }) => [
    {
      title: 'To whom I give my consent',
      paragraphs: [operator ? `${operator}.` : 'To whoever provides me with the Tonus service at this address.'],
    },
    {
      title: 'For which data',
      list: [
        'First name, last name and email address.',
        'Information about sessions: the name of the browser and the time.',
      ],
    },
    {
      title: 'What for',
      list: [
        'To create my account and let only me into it.',
        'To show my name and address to the members of the workspaces I belong to.',
        'To send me emails about the account and about what is expected of me in workspaces. None of them is advertising.',
      ],
    },
    {
      title: 'What is done with it',
      paragraphs: [
        'It is collected, recorded, stored, corrected, used, deleted, and passed to the cloud provider and the mail service for the same purposes. All this is done automatically.',
      ],
    },
    {
      title: 'For how long, and how to withdraw it',
      paragraphs: [
        `The consent is valid as long as the account exists. It can be withdrawn on any day: by deleting the account in the profile settings or by writing to us. Backups are erased automatically within 35${NBSP}days.`,
      ],
      links: [
        { to: '/contact', name: 'Write to us about your data' },
        { to: '/privacy', name: 'How we store data' },
      ],
    },
    {
      title: 'A consent of its own: messages about polls in a chat',
      paragraphs: [
        `Version of 29${NBSP}November 2026. It is given separately, when a chat is connected in the profile; the account works the same without it.`,
        'The operator is the same. Data: the number of a chat in Telegram or MAX. What for: to send invitations to polls of one workspace and reminders of them there. The messenger gets the number and the messages; servers of Telegram may be outside Russia.',
        'The consent is valid as long as the chat is connected. To withdraw it, disconnect the chat on the page “My data” or write “stop” to the bot: the number of the chat is erased at once.',
      ],
    },
  ],
};
