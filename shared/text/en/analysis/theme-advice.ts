import type { AnswerTheme, ThemeAdvice } from '../../ru/analysis/theme-advice.ts';

/** How a person reads the name of a theme of answers. */
export const ANSWER_THEMES: Readonly<Record<AnswerTheme | 'other', string>> = {
  pay: 'Pay',
  load: 'Workload',
  manager: 'Manager',
  team: 'Colleagues',
  growth: 'Growth',
  processes: 'Processes',
  conditions: 'Working conditions',
  meaning: 'Meaning of work',
  recognition: 'Recognition',
  communication: 'Information',
  balance: 'Work–life balance',
  other: 'Other',
};

/** Sensible first actions for each theme; none of them costs money before somebody has decided on it. */
export const THEME_ADVICE: Readonly<Record<AnswerTheme, ThemeAdvice>> = {
  pay: {
    now: {
      title: 'Explain what pay is made of',
      description:
        'Show how salary and bonus are calculated and when they are reviewed. Often people are unhappy not with the sum but with being unable to make sense of it.',
      responsible: 'HR and team managers',
    },
    soon: {
      title: 'Write the rules of bonuses down on one page',
      description: 'What a bonus is for, who decides, when it is paid. Check the rules against the last two months.',
      responsible: 'HR together with accounting',
    },
    later: {
      title: 'Compare pay with the market and set a day for a review',
      description: 'Compare a few of the most frequent positions and tell people the day when pay will be reviewed.',
      responsible: 'The owner and HR',
    },
  },
  load: {
    now: {
      title: 'Ask each team what need not be done',
      description: 'At the next meeting name three jobs that are put off or cancelled, and say who decided it.',
      responsible: 'Team managers',
    },
    soon: {
      title: 'Agree on a limit of work in progress',
      description: 'Take up something new when something old is closed. Begin with one team and compare in a month.',
      responsible: 'Team managers',
    },
    later: {
      title: 'Plan workload together with deadlines',
      description: 'Before promising a deadline, see who has time. Decide where there really are too few people.',
      responsible: 'The owner and managers',
    },
  },
  manager: {
    now: {
      title: 'Hold one-to-one meetings',
      description:
        'Half an hour with each: what helps, what gets in the way. Do not look for who wrote what: the answers are anonymous.',
      responsible: 'Team managers',
    },
    soon: {
      title: 'Make one-to-one meetings a habit',
      description: 'Every two weeks, with a short note of what was agreed. HR helps with the first two meetings.',
      responsible: 'Managers, with help from HR',
    },
    later: {
      title: 'Teach managers to talk about difficult things',
      description: 'Feedback, setting tasks, conflicts: short lessons that go through their own cases.',
      responsible: 'HR',
    },
  },
  team: {
    now: {
      title: 'Discuss in teams what gets in the way of working together',
      description:
        'An hour without an agenda: what gets in the way, what we agree on. Write down two or three agreements.',
      responsible: 'Team managers',
    },
    soon: {
      title: 'Agree on rules between teams',
      description: 'Who promises what to whom, how soon they answer, where to turn if it did not work out.',
      responsible: 'Managers of neighbouring teams',
    },
    later: {
      title: 'Give new people a mentor',
      description: 'One person for the first three months: to show around, introduce, answer.',
      responsible: 'HR and managers',
    },
  },
  growth: {
    now: {
      title: 'Ask people what they want to learn',
      description: 'In a one-to-one meeting: one skill for half a year and one task to gain it on.',
      responsible: 'Team managers',
    },
    soon: {
      title: 'Describe how people grow here',
      description: 'For the most frequent positions: what the next level can do and how to agree on it.',
      responsible: 'HR and managers',
    },
    later: {
      title: 'Development plans twice a year',
      description: 'A short plan for each person and a talk about it. Show vacancies to your own people first.',
      responsible: 'HR',
    },
  },
  processes: {
    now: {
      title: 'Choose one obstacle and remove it within two weeks',
      description: 'List what is done twice or waited for without a reason, and begin with the most frequent obstacle.',
      responsible: 'The process manager',
    },
    soon: {
      title: 'Go through the most painful process step by step',
      description:
        'Draw it with those who work in it: where they wait, where they redo, who decides. Remove a needless step.',
      responsible: 'Managers of the teams involved',
    },
    later: {
      title: 'Give every process an owner',
      description: 'One person answers for the process working, and once a quarter asks those who are in it.',
      responsible: 'The owner',
    },
  },
  conditions: {
    now: {
      title: 'Walk round the workplaces and mend small things',
      description:
        'Make a list on the spot: light, noise, equipment, food, transport. Put right what you can within a week, and tell people.',
      responsible: 'The office manager or head of the site',
    },
    soon: {
      title: 'Deal with what cannot be put right in a week',
      description: 'Tell people what will be done, what will not, and why.',
      responsible: 'The owner and HR',
    },
    later: {
      title: 'Check conditions once a quarter',
      description: 'A short round with a list, and an open record of what was put right.',
      responsible: 'The office manager, HR',
    },
  },
  meaning: {
    now: {
      title: 'Explain what the current tasks are for',
      description: 'At a general meeting: whom the work has helped in the last month, with examples.',
      responsible: 'The owner and managers',
    },
    soon: {
      title: 'Link the tasks of teams with goals',
      description: 'Each team names one or two goals for the quarter and what it does not do for their sake.',
      responsible: 'Team managers',
    },
    later: {
      title: 'Show people what their work comes to',
      description: 'What clients say, and figures, once a month, for everyone.',
      responsible: 'The owner',
    },
  },
  recognition: {
    now: {
      title: 'Give thanks for something specific',
      description: 'Within a week each manager names what was done well and by whom, to the person who did it.',
      responsible: 'Team managers',
    },
    soon: {
      title: 'Give good work a place at the general meeting',
      description:
        'Five minutes at the beginning: what worked out and whose work it is. Colleagues give thanks too, not only bosses.',
      responsible: 'HR and managers',
    },
    later: {
      title: 'Make recognition a part of how work is assessed',
      description: 'Decide what is recognised and how, so that it does not depend on mood.',
      responsible: 'HR',
    },
  },
  communication: {
    now: {
      title: 'Tell people what was decided this month and why',
      description: 'One short email or meeting, with answers to questions. Say also what has not been decided yet.',
      responsible: 'The owner',
    },
    soon: {
      title: 'Agree where and when people get the news',
      description: 'One channel and one day of the week. People learn of changes before they begin.',
      responsible: 'HR and managers',
    },
    later: {
      title: 'Open questions to the leadership once a month',
      description: 'Questions can be asked without a name, everyone sees the answers.',
      responsible: 'The owner and HR',
    },
  },
  balance: {
    now: {
      title: 'Agree on a time without messages',
      description: 'After what hour we do not write and do not expect an answer, and what counts as urgent.',
      responsible: 'Team managers',
    },
    soon: {
      title: 'Show the schedule in advance',
      description: 'Shifts and duties at least two weeks ahead, stand-ins by a clear rule.',
      responsible: 'Team managers',
    },
    later: {
      title: 'Check where overtime has become the norm',
      description:
        'Count the hours beyond the schedule over a quarter and decide what to change: the amount of work, the schedule or the number of people.',
      responsible: 'HR and the owner',
    },
  },
};
