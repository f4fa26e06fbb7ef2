import type { Catalogue } from '../../catalogue.ts';
import type { faqText as Russian } from '../../ru/site/landing-faq.ts';
import { NBSP } from '../format.ts';

/** Questions people ask before they start. */
export const faqText: Catalogue<typeof Russian> = {
  title: 'Questions',
  contact: 'Ask your own question',
  items: [
    {
      question: 'How long does it take to get going?',
      answer: `Usually one or two days: create a workspace, put together the first poll and send the team a link. The first poll can be started in 15${NBSP}minutes.`,
    },
    {
      question: 'Are the polls really anonymous?',
      answer:
        'Yes. People answer via a public link, without an account: name, IP address and device are not stored, and the time of a response is rounded to the hour. Before the first question, a person sees exactly what HR will see.',
    },
    {
      question: 'What polls can we run?',
      answer:
        'eNPS and pulse polls: the weekly and monthly ones about satisfaction go out on a schedule. After a project you start the poll yourself: the questions for it are ready.',
    },
    {
      question: 'How do we pay?',
      answer:
        'By invoice, with a bank transfer or a corporate card. Documents are sent through electronic document exchange.',
    },
    {
      question: 'What happens to the data when the plan changes?',
      answer: 'All data is kept. On a lower plan access narrows: what it does not include can only be read.',
    },
    {
      question: 'Do we need Bitrix24?',
      answer:
        'No. Polls work on their own, and tasks add a picture of the workload, wherever the team keeps them: in Bitrix24, Yandex Tracker, YouTrack or Jira.',
    },
  ],
  /** Only where the deployment says so. */
  residency: (fact) => ({
    question: 'Where is the data stored?',
    answer: `${fact}. Personal data is processed under Federal Law 152-FZ: only what is needed, with consent, deleted when you press the button.`,
  }),
};
