import type { PageText } from '../../../models/page-text.ts';
import { HOSTING } from '../../../rules/processing.ts';
import { NBSP } from '../format.ts';

export const privacyText: PageText = {
  title: 'Privacy',
  description: 'Which personal data Tonus processes, what for, who it is passed to and how to delete it.',
  lead: 'This is a translation: the Russian text is the binding one. In short: we collect only what the service needs to work, do not sell it, show no adverts, and delete it when you press the button.',
  sections: ({ operator = '', residency = '', hosting = HOSTING }) => [
    { title: 'Who processes the data', only: 'operator', paragraphs: [operator] },
    {
      title: 'What we store',
      list: [
        'About the account: first name, last name, email address, the password in a form from which it cannot be recovered, and the record of consent to data processing: its version and time.',
        'About what you sign in by besides the password, if you have connected it: the key of an app for codes (encrypted), the public halves of passkeys and their names, the number and address by which a provider knows you.',
        'About sessions: the name of the browser and the time, so that you can see the list of them and end those you do not need.',
        'About workspaces: the name, members, their roles, polls and answers, tasks, and, if they have been uploaded or connected, pay, records of leavers, employees from Bitrix24, Yandex 360, 1C or the company’s directory, and tasks from Bitrix24.',
        'Notes on one-to-one conversations, if anyone keeps them: they are read only by their author and those the author has shown them to.',
        'Keys to what you have connected – Bitrix24, Yandex Tracker, YouTrack, Jira, GigaChat, Yandex 360, 1C, an SMS gateway, a sign-in provider, the bots in Telegram and MAX: encrypted, and never shown in full.',
        'The number of your chat with the company’s bot in Telegram or MAX, if you have connected it. What is written in the chat we do not store.',
        'The address at which the browser takes notifications, and the name of the device, if you have turned them on: the address is encrypted. The browser’s notification service (Google, Mozilla, Apple or Microsoft) sees the time and the size of a notification, but not its text.',
        'The company’s details, if you have requested an invoice.',
        'Technical records: which address of the service was called, when and with what result. They contain no answers, passwords or names.',
      ],
    },
    {
      title: 'Anonymous answers',
      paragraphs: [
        'In an anonymous poll, neither a name, nor an account, nor an IP address, nor anything about the device is stored next to an answer, and the time is rounded to the hour. So if we are asked to find or delete “the answer of such-and-such a person”, we will not be able to do anything: the connection does not exist.',
        'Where answers are not shown at once and only teams are compared, members answer by ballots: we sign a ballot without seeing it and keep until the poll is closed that it was given out and that no reminder is needed any more, while the answers come without a login. In other anonymous polls a mark that the member has answered is kept until the closing, apart from the answers.',
        'Once a poll with ballots is closed and there were enough answers for a result, its record is published: how many ballots were given out and counted, their numbers and checksums of the answers. No one can read an answer or recognise a person by it, and anyone can check the result. A ballot does not hide the exact time and the network an answer came from: we do not keep them next to the answer, but they can be seen on the way.',
      ],
    },
    {
      title: 'Why and on what basis',
      list: [
        'So that you can use the service – under the contract and your consent, given at registration.',
        'To send emails about your account and about what awaits you in workspaces: address confirmation, invitations, polls and reminders. There are no marketing emails.',
        'To protect the service: we count login attempts and limit how often requests are made.',
      ],
    },
    {
      title: 'Employees’ data',
      paragraphs: [
        'Employees’ data is entered into a workspace by the employer. The employer is responsible for having grounds to do so; we process this data on the employer’s instructions.',
      ],
    },
    {
      title: 'Who we pass it to',
      paragraphs: [
        `To the cloud provider on whose servers the service runs (${hosting}), and to the mail service that delivers emails. If GigaChat is connected in a workspace, it receives only figures, questions and conclusions of the analysis: no responses and no texts of tasks, and pseudonyms in place of names of people and teams. Yandex ID, VK ID, Bitrix24 or your company’s provider learns that you sign in to Tonus, if you sign in by it. To others – only where the law requires it.`,
      ],
    },
    { title: 'Where the data is stored', only: 'residency', paragraphs: [`${residency}.`] },
    {
      title: 'Your rights',
      paragraphs: [
        `You can correct your profile, see what is kept about you and who has seen it, download your data and delete your account in your profile settings. Together with the account, the workspaces you own are deleted; they are named before the deletion. Backups are erased automatically within 35${NBSP}days. You withdraw your consent there, too: the account is deleted with it.`,
      ],
      links: [
        { to: '/consent', name: 'The text of the consent' },
        { to: '/contact', name: 'Write to us about your data' },
      ],
    },
  ],
};
