import type { chatText as RussianChat, openText as Russian } from '../../../ru/asking/runs/open.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { plural, quoted } from '../../format.ts';

/** Opening a run and telling people of it, in one dialog. */
export const openText: Catalogue<typeof Russian> = {
  button: 'Open',
  title: (poll) => `Open the poll ${quoted(poll)}`,
  loadFailed: 'Could not load the poll',
  draft: (created) => `The run begun on ${created} will be opened: its settings are already here.`,
  frozen:
    'A run is one round of the poll: its own deadline, its own link, its own answers. After it is opened, its questions do not change.',
  noRight: 'Polls are opened by the owner, HR and managers.',
  link: {
    label: 'Public link',
    text: 'Anyone who has it can answer, without logging in.',
    off: 'Only members of the workspace will answer, after login.',
  },
  failed: {
    link: 'Could not change the public link; the poll is not open: ',
    run: 'The poll is not open: ',
    opening: 'The run is saved as a draft but is not open: ',
  },
  tryAgain: 'Press again: there will be no second run.',
  uncertain: 'The server did not answer in time: the poll may have opened. Press again: there will be no second run.',
  opened: {
    title: 'The poll is open',
    asked(people, until) {
      const whom = people === null ? 'Open' : `We are asking ${plural(people, 'person', 'people')}`;
      return until === null ? `${whom}.` : `${whom} until ${until}.`;
    },
    invited: 'Invited: ',
    inviting: 'Invitations are being sent.',
    byHand: 'No invitations were sent: send people the link or the message.',
    address: 'Link to the poll',
    members: 'Members of the workspace can answer by it, after login.',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    message: 'Message for a chat',
    copyMessage: 'Copy message',
    messageCopied: 'Message copied',
    notCopied: 'The browser did not allow copying: select the text and copy it.',
    qr: 'QR code and poster',
    page: 'Open the page of the poll',
    results: 'To the results',
    done: 'Done',
  },
};

/** The words of the message that is sent to a chat. */
export const chatText: Catalogue<typeof RussianChat> = {
  ask: (title) => `Please answer the poll ${quoted(title)}.`,
  size: (questions, minutes) => `${plural(questions, 'question', 'questions')}, ${minutes}.`,
  until: (moment) => `You can answer until ${moment}.`,
  anonymous: 'The poll is anonymous: there are no names beside the answers.',
  named: 'Answers will come with names.',
  unnamed: 'You do not need to log in or give your name.',
};
