import type { Catalogue } from '../../catalogue.ts';
import type { surveySetsText as Russian } from '../../ru/ready/survey-sets.ts';

export const surveySetsText: Catalogue<typeof Russian> = {
  sets: {
    engagement: {
      title: 'Engagement',
      about: 'Once in six months: what keeps people and what gets in their way.',
      goal: 'To see what to support and what to put right first',
    },
    load: {
      title: 'Workload',
      about: 'When a team seems overloaded.',
      goal: 'To find what takes up time, and take the excess away',
    },
    project: {
      title: 'Project review',
      about: 'Straight after handing over, in detail: roles, deadlines, decisions.',
      goal: 'To take into the next project what has worked',
    },
    onboarding: {
      title: 'A newcomer settling in',
      about: 'After the first month and after the probation period.',
      goal: 'To help new colleagues settle in faster',
    },
    leaving: {
      title: 'Leaving',
      about: 'For those who have decided to leave: without reproach and to the point.',
      goal: 'To see what could have been changed earlier',
    },
  },
  sections: {
    work: 'Work',
    peopleAround: 'People around you',
    next: 'What next',
    firstWeeks: 'The first weeks',
    peopleAndWork: 'People and work',
    onTheWhole: 'On the whole',
  },
};
