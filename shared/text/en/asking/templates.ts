import type { templatesText as Russian } from '../../ru/asking/templates.ts';
import type { Catalogue } from '../../catalogue.ts';
import { onePersonText } from './one-person.ts';

/** The words of ready polls: what stands on their buttons, and what people are asked. */
export const templatesText: Catalogue<typeof Russian> = {
  anonymity: {
    onePerson: 'With names: you are asking one person, and promising them anonymity would not be true.',
    openly: 'With names: you can only help someone you know.',
    withoutNames: 'Without names: people are more honest about what they do not like.',
  },
  enps: {
    name: 'eNPS',
    about: 'Once a quarter. The first answer is a score from 0 to 10, from which eNPS is worked out.',
    title: 'eNPS: willingness to recommend',
    questions: {
      recommend: 'How likely are you to recommend us to people you know as a place to work?',
      why: 'Why did you give that score?',
      change: 'What should we change first?',
    },
  },
  pulse: {
    name: 'Weekly pulse',
    about: 'Every Friday. The scores make a line from week to week.',
    title: 'Weekly pulse',
    questions: {
      week: 'How was your working week? 0 – very bad, 10 – excellent.',
      load: 'How heavy was your workload? 0 – very light, 10 – unmanageable.',
      helped: 'What helped you do your work this week?',
      hindered: 'What got in the way of your work this week?',
    },
  },
  firstMonth: {
    name: 'First month',
    about:
      'For a newcomer at the end of the first month: is it clear what to do and who to turn to. Choose this person when you open it.',
    title: 'First month',
    questions: {
      match: onePersonText.firstMonth,
      results: 'How clear is it what results are expected of you?',
      help: 'Who do you turn to when you need help?',
      missing: 'What do you lack for your work right now? If nothing, just say so.',
      next: 'What should change in the first month for the next newcomers?',
    },
  },
  twoMonths: {
    name: 'Newcomer: 60 days',
    about:
      'For a newcomer after two months: what they can already do on their own and how things are going with the team. Choose this person when you open it.',
    title: 'First 60 days',
    questions: {
      alone: onePersonText.twoMonths,
      help: 'Which tasks do you need help with? If none, just say so.',
      team: 'How is your work with the team going?',
      feedback: 'How often does your manager tell you what they think of your work?',
      next: 'What would help you over the next month?',
    },
  },
  threeMonths: {
    name: 'Newcomer: 90 days',
    about:
      'For a newcomer at the end of probation: how three months have gone and plans for the next ones. Choose this person when you open it.',
    title: 'First 90 days',
    questions: {
      best: onePersonText.threeMonths,
      hardest: 'What has been hardest in your first three months?',
      judged: 'How clear is it how your work is assessed?',
      learn: 'What would you like to learn over the next six months?',
      year: 'How do you picture your work a year from now?',
    },
  },
  exit: {
    name: 'Exit poll',
    about:
      'For someone who is leaving, in their last days: what influenced the decision. Choose this person when you open it.',
    title: 'Exit poll',
    questions: {
      decided: onePersonText.leaving,
      liked: 'What did you like about your work?',
      disliked: 'What did you not like about your work?',
      manager: 'How did you and your manager work together?',
      instead: 'What could have changed your decision? If nothing, just say so.',
      advice: 'What would you advise the company to do?',
    },
  },
  project: {
    name: 'After a project',
    about: 'For the team once a project is delivered: what to repeat and what to change next time.',
    title: 'After the project',
    questions: {
      aim: 'How clear was the aim of the project? 0 – not clear, 10 – completely clear.',
      well: 'What went well in the project?',
      hindered: 'What got in the way in the project?',
      shared: 'How were tasks shared out among those taking part?',
      differently: 'What should be done differently in the next project?',
    },
  },
};
