import type { PageText } from '../../../models/page-text.ts';
import { NBSP } from '../format.ts';

export const helpText: PageText = {
  title: 'Help',
  description: 'How to run your first poll in Tonus, what HR sees, who can do what and where to ask.',
  lead: 'From registration to the first responses takes about a quarter of an hour. Here is what you need most, in order.',
  sections: () => [
    {
      title: 'Your first poll',
      list: [
        'Create an account and name your workspace: usually it is a company or a department.',
        'Open “Polls” and create a poll. Three questions are enough to begin with.',
        'Press “Open”, choose when it ends and who to ask. The link, the QR code and a message for the chat will be ready.',
        'Send the link to the team. People can answer on a phone, without an account.',
        'Responses appear in the “Results” of this poll.',
      ],
    },
    {
      title: 'What can be seen in an anonymous poll',
      paragraphs: [
        'The answers themselves: separately for each question, in random order and without times. There is no name, address or device next to a response: they are not stored. A person reads about this on the poll’s page, before the first question.',
        'A free-text answer can easily give its author away by its details. If this matters, warn the team or ask with a scale.',
      ],
    },
    {
      title: 'How to check that a poll is anonymous',
      list: [
        'A member answers by a ballot: we sign it without seeing it, and the answers come apart from the login. No one can link them to the member, not even we.',
        'The fingerprint before the first question is the same for everyone: compare it with the email, the poster or a colleague’s screen. If it is another one, do not answer and ask why.',
        'Once the poll is closed and there are enough answers for a result, anyone can check that there are no more ballots than people, and whoever has answered that their ballot is counted: there is a receipt for that.',
        'It cannot be checked whether some of the members are invented. The time, the network and the way one writes cannot be hidden. A page that was tampered with is given away by comparing alone.',
        `People answer so where answers are not shown at once and only teams are compared, no more than${NBSP}20. In other anonymous polls a mark that the member has answered is kept until the closing, apart from the answers. There are no ballots via the link, by code and at a kiosk.`,
      ],
    },
    {
      title: 'Who can do what',
      list: [
        'Owner: everything, including deleting the workspace and handing it over to another member.',
        'Manager: members, their roles and the workspace’s settings, polls and results.',
        'HR: polls, results, invitations.',
        'Employee: takes polls and sees the basics about the workspace.',
      ],
    },
    {
      title: 'Common difficulties',
      list: [
        'The link says that the poll is closed or not found: it was closed or deleted, its time ran out or the link was replaced. Open the poll again and send out the new link.',
        'An email has not come: check the “Spam” folder and the address in your profile settings.',
        'A button is unavailable, or something is not in the menu: not every role has this right. Roles are changed by the owner or a manager.',
      ],
    },
    {
      title: 'No answer here',
      paragraphs: ['Write to us: a person answers on weekdays from 09:00 to 18:00 Moscow time.'],
      links: [
        { to: 'bot', name: 'Write to the support bot' },
        { to: '/contact', name: 'All ways to reach us' },
        { to: '/security', name: 'Security, for those who answer for it' },
      ],
    },
  ],
};
