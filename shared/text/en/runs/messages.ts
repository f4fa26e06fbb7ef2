import type { Catalogue } from '../../catalogue.ts';
import type { runMessages as Russian } from '../../ru/runs/messages.ts';

export const runMessages: Catalogue<typeof Russian> = {
  invitation: 'You are asked to take a poll in Tonus.',
  reminder:
    'A poll in Tonus is waiting for your answer. Tonus tells no one who has received this reminder. If you have already answered, there is nothing you need to do.',
  reminderToAll:
    'A poll in Tonus is still open. We remind everyone who was invited without an account: we do not look at who has answered. If you have already answered, there is nothing you need to do.',
  sms: (link) => `A poll is waiting for you: ${link}`,
  smsReminder: (link) => `The poll is still open: ${link}`,
  onDevice: 'A poll is waiting for you',
  open: 'Open the poll',
  bot: {
    connected:
      'Done: invitations to polls will come here. They are answered by the link, no answer is taken in the chat. To disconnect, write “stop”.',
    stopped: 'Disconnected: nothing more will come here. Invitations will come by email.',
    deadLink:
      'The link did not work: it is good for 15 minutes and once. There is a new one in Tonus, in your profile.',
    notHere:
      'No one will read this: answers are taken in Tonus only, by the link. To disconnect the bot, write “stop”.',
  },
};
