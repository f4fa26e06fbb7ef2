import type { paletteText as Russian } from '../../ru/app/palette.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words of the palette. */
export const paletteText: Catalogue<typeof Russian> = {
  label: 'Search and actions',
  field: 'What to find or do',
  placeholder: 'People, polls, tasks, pages, actions',
  groups: { action: 'Actions', person: 'People', poll: 'Polls', task: 'Tasks', page: 'Pages' },
  actions: {
    poll: 'Create a poll',
    survey: 'Create a survey',
    invite: 'Invite people',
    importPay: 'Upload pay data',
    connect: 'Connect Bitrix24',
  },
  pages: {
    surveys: 'Surveys',
    myTasks: 'My tasks',
    overdue: 'Overdue tasks',
    workload: 'Workload analysis',
    turnover: 'Departures',
    rules: 'If–then rules',
    offers: 'Partner offers',
    integrations: 'Integrations',
    automation: 'Automation',
    plan: 'Plan',
    profile: 'Profile',
  },
  states: { running: 'open', draft: 'draft', finished: 'closed' },
  survey: 'survey',
  nothing: 'Nothing found: we look in names, emails, job titles, and titles of polls and tasks.',
  looking: 'Searching among people…',
  failed: 'Part of the list did not load, so not everything was found.',
  found: (count) => (count === 0 ? 'Nothing found' : `Found: ${count}`),
  hints: { choose: 'choose', open: 'open', actions: 'actions only', people: 'people only' },
};
