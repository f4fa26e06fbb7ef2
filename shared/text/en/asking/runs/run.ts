import type { participantsText as RussianParticipants, runText as Russian } from '../../../ru/asking/runs/run.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { formatNumber, plural } from '../../format.ts';

/** The settings of a run: what it is called, whom it asks, when its answers are seen. */
export const runText: Catalogue<typeof Russian> = {
  notice: {
    consent: 'Consent without an account',
    told: 'Notice about data',
    editions: (days, withdrawn) =>
      withdrawn === 0 ? `edition: ${days}` : `edition: ${days}; withdrawn: ${formatNumber(withdrawn)}`,
  },
  week: (week) => `Week ${week}`,
  name: 'Name',
  audience: {
    nobody: 'Choose who to ask',
    one: 'This poll is for one person: choose them',
    onLeave: (count) => `${plural(count, 'person is', 'people are')} on leave and will not be told`,
    oneHint:
      'The owner, HR and managers will see this person’s answers together with their name. They will read this before the first question.',
    tooFew: 'An anonymous poll asks no fewer than five people: otherwise the answers show whose they are',
    almostTheSame:
      'One of the earlier runs asked almost the same people: the difference is fewer than five. By comparing the results, one can tell what exactly they answered. It is better to ask the same people as then.',
  },
  asked: {
    label: 'How many people are you asking?',
    text: 'Members and everyone you send the link to. If this is not given, the response rate via the link cannot be worked out.',
    invalid: (most) => `A whole number from 1 to ${formatNumber(most)} is needed`,
  },
  byHand: 'If nothing is chosen, send the link yourself.',
  neverShown: {
    seen: 'never',
    fact: 'never: fewer than five people were asked',
    title: (asked) => `We are asking ${plural(asked, 'person', 'people')}: no one will see the answers.`,
    why: 'The poll is anonymous, and among fewer than five people an answer shows whose it is. So neither scores nor texts of this run will be shown, now or later, even if there are more people.',
    still:
      'No one will see the answers of this run: when it was opened, fewer than five people could answer without a name. New codes and kiosks do not change that. To see the answers, create a new run, and make the sheet or the kiosk before you open it.',
    instead: 'To see the answers:',
    ways: {
      link: 'turn on the public link and send it to those who are not in the workspace: the results open from five responses;',
      people: 'invite the others to the workspace and open the poll once there are five of you;',
      named: 'ask with names: turn off “Anonymous” in the settings of the poll.',
    },
  },
  teams: {
    label: 'Compare teams',
    text: (anonymous) =>
      `Teams are shown from five responses. A response carries its team if no fewer than five people are asked in it. ${
        anonymous ? 'Names are still not seen, and respondents' : 'Respondents'
      } will learn of this before the first question.`,
  },
  reminders: {
    byHand: 'Remind people of the poll',
    sent: 'A reminder is going to those who have not answered yet',
    last: (moment) => `Last reminder: ${moment}`,
    next: (moment) => `Next: ${moment}`,
  },
  settings: {
    button: 'Settings',
    title: 'Settings of the run',
    save: 'Save',
    settled: 'Who the run asks and when answers are seen was settled when it was first opened.',
    failed: 'Could not save the settings',
    unknown: 'Could not find out who the run asks',
  },
  facts: {
    audience: 'Asks',
    visibility: 'Answers are seen',
    people: (count) => plural(count, 'person', 'people'),
    everybody: 'all members',
  },
};

/** Who of those asked has not answered a run with names. */
export const participantsText: Catalogue<typeof RussianParticipants> = {
  missing: 'Have not answered',
  nobody: 'Everyone who was asked has answered.',
  others: (count) => `and ${formatNumber(count)} more`,
  all: 'Show all',
  fewer: 'Show fewer',
  failed: 'Could not find out who has not answered.',
};
