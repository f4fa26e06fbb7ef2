import type { automationsText as Russian } from '../ru/automations.ts';
import type { Catalogue } from '../catalogue.ts';
import { plural } from './format.ts';

/** Words of what runs by itself in a workspace, and of the letters it sends. */
export const automationsText: Catalogue<typeof Russian> = {
  title: 'Automation',
  lead: 'What the service does by itself.',
  loadFailed: 'Could not find out what runs by itself',
  readOnly: 'The owner and managers can turn these on and set them up.',
  moneyRight: 'Those with access to finance can turn this on and off.',
  on: 'on',
  off: 'off',
  always: 'Always on',
  lastRun: 'Last time',
  never: 'not yet',
  nextRun: 'Next time',
  notPlanned: 'when something happens',
  due: 'soon',
  log: 'Log',
  logOf: (title) => `Log: ${title}`,
  empty: 'Nothing here yet',
  emptyText: 'Entries will appear once the automation has run. They are kept for 90 days.',
  outcomes: { done: 'done', skipped: 'skipped', failed: 'failed' },
  failed: 'Could not save',
  analyst: {
    label: 'Who analyses',
    note: 'You pay for requests to the external model.',
  },
  toTerms: 'Change under “How long data is kept”',
  ownersTerms: 'The owner sets how long.',
  stages: {
    label: 'When to ask',
    days: (count) => plural(count, 'day', 'days'),
    left: 'Departure',
    leftNote:
      'The email goes to anyone removed from the workspace with the mark “left the company”, or who leaves by themselves, if they were here for at least two weeks. We will suggest removing those dismissed in Bitrix24 under “Employees”.',
    asked: 'Who has been asked so far',
    lettersSent: (count) => `${plural(count, 'email', 'emails')} sent`,
    peopleAsked: (count) => `${plural(count, 'person', 'people')} asked`,
    answered: (count) => `${count} answered`,
    answeredAtLeast: (count) => `at least ${count} answered`,
    shownLater: 'shown once five have answered',
    unknown: (count) =>
      `${plural(count, 'member has', 'members have')} no start date: they will not be asked. You can add it under “Employees”.`,
  },
  letters: {
    title: 'Emails to you',
    loadFailed: 'Could not find out which emails you get',
    digest: 'Weekly digest',
    digestText: 'On Mondays, if anything happened during the week.',
    reminders: 'Poll reminders',
    remindersText: 'If you were asked and your answer is not known of yet. No one else knows about these reminders.',
    failed: 'Could not save',
  },
  unsubscribe: {
    title: 'Stop these emails?',
    text: 'Other Tonus emails will keep coming.',
    action: 'Stop them',
    busy: 'Saving…',
    failed: 'Could not unsubscribe. Try again',
    doneTitle: 'Done',
    done: {
      digest:
        'The weekly digest of this workspace will no longer come. You can bring it back in the settings, under “Profile”.',
      reminders:
        'Poll reminders of this workspace will no longer come. You can bring them back in the settings, under “Profile”.',
      packs: 'The link to the report will not come any more. Whoever keeps the reports can put you back on the list.',
    },
    home: 'Home',
  },
};
