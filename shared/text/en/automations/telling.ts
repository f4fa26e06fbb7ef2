import type { QuietHours } from '../../../rules/quiet-hours.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { tellingText as Russian } from '../../ru/automations/telling.ts';

const hour = (value: number) => `${value}:00`;
const hours = (quiet: QuietHours) => (quiet === 'off' ? 'none' : `from ${hour(quiet.from)} to ${hour(quiet.to)}`);

export const tellingText: Catalogue<typeof Russian> = {
  title: 'How to write to you',
  polls: 'Invitations and reminders',
  order: 'Order of channels',
  orderText: 'You get one message about a poll: by the first way that reaches you. If none does, an email comes.',
  up: (channel) => `${channel}: higher`,
  down: (channel) => `${channel}: lower`,
  may: (channel) => `${channel}: may write`,
  moved: (channel, place, of) => `${channel}: place ${place} of ${of}`,
  noChat: 'no chat is connected',
  noDevice: 'not turned on anywhere',
  orderOfSpace: 'Back to the order for all',
  hours: 'Quiet hours',
  hoursText: 'What falls into this time comes when it is over.',
  hoursOfSpace: (quiet) => `As for all: ${hours(quiet)}`,
  hoursOwn: 'My own',
  hoursSet: 'Do not write in these hours',
  hoursOff: 'Write at any time',
  ends: { from: 'From', to: 'To' },
  hour,
  zone: 'Time zone',
  zoneName: (zone, offset) => `${zone.replaceAll('_', ' ')} (UTC${offset})`,
  zoneOfSpace: (zone) => `As for all: ${zone}`,
  browsers: (zone) => `The clock of this device: ${zone}.`,
  takeBrowsers: 'Use it',
  language: 'Language of polls',
  languageText: 'Where a poll is in this language, its invitation comes in it too.',
  languageOfProfile: 'As in the profile',
  failed: 'Could not save: ',
  loadFailed: 'Could not find out how to write to you',
  space: {
    title: 'How to write to people',
    lead: 'For those who have not chosen in their profile. Each person gets one message, by their own clock.',
  },
};
