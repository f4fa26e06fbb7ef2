import type { Catalogue } from '../../catalogue.ts';
import type { automationTexts as Russian } from '../../ru/rules/automations.ts';

export const automationTexts: Catalogue<typeof Russian> = {
  workload_analysis: {
    title: 'Workload analysis',
    description:
      'Every night after 3:00 Moscow time works out the workload from tasks, for a fresh picture in the morning.',
  },
  weekly_digest: {
    title: 'Weekly digest',
    description:
      'On Mondays after 9:00 Moscow time sends the owner, HR and managers an email about the week gone by. Where there is nothing to say, there is no email.',
  },
  reminders: {
    title: 'Poll reminders',
    description:
      'On the third and fifth day after opening, on a working day at 10:00 Moscow time, reminds those who have not answered yet: in the way chosen for invitations. No one sees who or how many; in polls with ballots a reminder may reach someone who has answered lately, too. It is turned on separately for each run and survey.',
  },
  data_retention: {
    title: 'How long names are kept',
    description:
      'Removes names from answers in closed runs and surveys once the chosen time has passed. The answers themselves stay. Names cannot be restored.',
  },
  budget_watch: {
    title: 'Warning of HR budget overspending',
    description:
      'Every night checks expenses against the plan. When 80% of the plan is spent, or it will be exceeded at this pace, sends an email once to the owner and to those with access to finance.',
  },
  closing_runs: {
    title: 'Closing runs at their deadline',
    description:
      'Closes runs of polls and ends surveys within five minutes of their deadline. From the deadline on no answers are taken.',
  },
  plan_expiry: {
    title: 'End of a plan',
    description: 'When the paid term ends, goes back to the Startup plan. The data stays where it is.',
  },
  stage_polls: {
    title: 'Polls of newcomers and leavers',
    description:
      '30, 60 and 90 days after hiring, on a working day at 10:00 Moscow time, asks a newcomer once, in a short anonymous poll, how things are going. To whoever has left it sends one email with a link to an anonymous poll: why. Answers are collected and shown once five people have answered.',
  },
  rules: {
    title: 'If–then rules',
    description:
      'Every night after 3:00 Moscow time checks the rules that are on and does what they say: a task, a reminder, an email, a partner offer. This is the main switch: without it, no rule runs.',
  },
};
