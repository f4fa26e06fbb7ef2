import type { exportTablesText as Russian } from '../../ru/common/export-tables.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Heads of the tables that are saved as a file, where a screen has no words for them. */
export const exportTablesText: Catalogue<typeof Russian> = {
  people: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    position: 'Position',
    team: 'Team',
    manager: 'Manager',
    hired: 'Start date',
    member: 'In Tonus',
    portal: 'In Bitrix24',
    payroll: 'In the payroll file',
  },
  yes: 'yes',
  no: 'no',
  invitations: {
    email: 'Email',
    role: 'Role',
    team: 'Team',
    invitedBy: 'Invited by',
    sent: 'Sent',
    until: 'Valid until',
    state: 'State',
  },
  waits: 'waiting for an answer',
  tasks: { source: 'From', created: 'Created' },
  sources: { tonus: 'Tonus', portal: 'Bitrix24' },
  log: { who: 'Who', what: 'What was seen', about: 'About', screen: 'Screen', at: 'When' },
  pay: { leaves: 'Works until' },
  requests: {
    offer: 'Offer',
    partner: 'Partner',
    people: 'People',
    day: 'For the day',
    cost: 'Cost',
    by: 'Contact',
    state: 'State',
    booked: 'In the HR budget',
  },
  acts: { at: 'When', reason: 'Why', what: 'What was destroyed', sign: 'Sign' },
  sure: 'More than chance',
  scores: { scale: 'Scale', value: 'Value' },
  teams: { low: 'From', high: 'To', before: 'Before' },
};
