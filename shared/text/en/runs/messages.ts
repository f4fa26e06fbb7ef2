import type { Catalogue } from '../../catalogue.ts';
import type { runMessages as Russian } from '../../ru/runs/messages.ts';
import { quoted } from '../format.ts';

export const runMessages: Catalogue<typeof Russian> = {
  invitation: 'You are asked to take a poll in Tonus.',
  reminder:
    'A poll in Tonus is waiting for your answer. Tonus tells no one who has received this reminder. If you have already answered, there is nothing you need to do.',
  reminderToAll:
    'A poll in Tonus is still open. We remind everyone who was invited without an account: we do not look at who has answered. If you have already answered, there is nothing you need to do.',
  sms: (link) => `A poll of your company: ${link}`,
  smsReminder: (link) => `The poll is still open: ${link}`,
  onDevice: 'A poll is waiting for you',
  open: 'Open the poll',
  bot: {
    connected:
      'Done: invitations to polls will come here. They are answered by the link, no answer is taken in the chat. To disconnect, write “stop”.',
    connectedBySlip: (company) =>
      `Done: invitations to polls of ${quoted(company)} will come here. The company has written you down itself and gave you the slip that connected this chat. They are answered by the link, no answer is taken in the chat. To get no more, write “stop”. To know what is written down of you, correct or delete it, ask the company.`,
    stopped: 'Disconnected: nothing more will come here. Invitations will come by email.',
    stoppedBySlip:
      'Disconnected: nothing more will come here. If your number is written down, invitations may come by SMS: to get none of these either, tell the company.',
    deadLink:
      'The link did not work: it is good once, from the profile for 15 minutes, from a slip for 30 days. There is a new one in Tonus, in your profile, or with whoever gave you the slip.',
    notHere:
      'No one will read this: answers are taken in Tonus only, by the link. To disconnect the bot, write “stop”.',
  },
};
