import type { Catalogue } from '../../catalogue.ts';
import type { featuresText as Russian } from '../../ru/site/landing-features.ts';

/** The three tabs of the features section. */
export const featuresText: Catalogue<typeof Russian> = {
  title: 'Features',
  tabsLabel: 'Features by subject',
  demo: 'Request a demo',
  tabs: {
    analytics: {
      name: 'Analytics',
      title: 'See how the team is feeling',
      text: 'Answers, workload and tasks in one place, without spreadsheets and reports made by hand.',
      items: [
        {
          title: 'eNPS with a margin of error',
          text: 'The number, its interval and how many people responded: you see at once whether anything has really changed.',
        },
        {
          title: 'Team pulse',
          text: 'A couple of questions once a week show the mood sooner than a yearly questionnaire.',
        },
        {
          title: 'Workload by tasks',
          text: 'Data from Bitrix24, Yandex Tracker, YouTrack and Jira: what is overdue, stuck and uneven.',
        },
        {
          title: 'Signs of burnout',
          text: 'Teams that answer less often, score lower or let tasks run late are shown separately.',
        },
      ],
    },
    ai: {
      name: 'Artificial intelligence',
      title: 'A hundred responses – one page of findings',
      text: 'Tonus reads the responses itself and gathers facts from them. GigaChat, if you connect it, sees only the facts: responses and names are not passed to it.',
      items: [
        { title: 'Short summaries', text: 'What people write about most and what has changed since last time.' },
        { title: 'Recommendations', text: 'Specific steps for a manager, not general advice.' },
        { title: 'Workload analysis', text: 'Where tasks are shared unevenly and what that may lead to.' },
        {
          title: 'Turnover forecast',
          text: 'How many people may leave in half a year, from which teams and why. Without rating individual people.',
        },
      ],
    },
    automation: {
      name: 'Automation',
      title: 'Routine takes care of itself',
      text: 'Schedules, reminders and the budget do not need attention every day.',
      items: [
        {
          title: 'Polls on a schedule',
          text: 'A pulse every week, satisfaction once a month. You start the poll after a project yourself: the questions are ready.',
        },
        { title: 'Reminders', text: 'For those who have not answered yet, and without extra noise.' },
        { title: 'HR budget control', text: 'How much has been spent on supporting people and how much is left.' },
        {
          title: 'Actions within the budget',
          text: 'Support measures you chose in advance start by themselves and do not go over the budget.',
        },
      ],
    },
  },
};
