import type { PageText } from '../../../models/page-text.ts';
import { NBSP } from '../format.ts';

export const termsText: PageText = {
  title: 'Terms of use',
  description: 'The terms on which companies and employees use Tonus.',
  lead: 'This is a translation: the Russian text is the binding one. In plain words, what you can expect of us and what we expect of you.',
  sections: ({ operator = '' }) => [
    {
      title: 'The parties',
      only: 'operator',
      paragraphs: [`The service is provided by ${operator}. By registering, you accept these terms.`],
    },
    {
      title: 'What you get',
      paragraphs: [
        'Access to the service within your plan. Tonus is in beta: what it can do will change, and we give notice of what matters in advance. The service’s findings are a reason to talk to people, not grounds for a staffing decision.',
      ],
    },
    {
      title: 'What is not allowed',
      list: [
        'Trying to find out who gave an anonymous answer, and punishing people for answers.',
        'Adding people and their data without the grounds the law requires.',
        'Passing on your password and logging in under someone else’s name.',
        'Getting around the limits of the service and interfering with its work.',
      ],
    },
    {
      title: 'Plans and payment',
      paragraphs: [
        `Prices and what the plans include are given on the home page; the price is for one employee. Payment is by invoice, for a month or for a year. The Premium trial lasts 14${NBSP}days, is given once and does not turn into a paid plan by itself.`,
        'If the plan has ended or become smaller, the data stays in place. What it does not include can be read.',
      ],
      links: [{ to: '/#pricing', name: 'Plans' }],
    },
    {
      title: 'Your data',
      paragraphs: [
        'Polls, answers and everything you have entered belong to you. You can export the data and delete the account at any moment.',
      ],
      links: [{ to: '/privacy', name: 'Privacy' }],
    },
    {
      title: 'Liability',
      paragraphs: [
        'We take care of the availability of the service and the safety of the data, but interruptions are possible. Our liability is limited to the amount you have paid over the last twelve months, unless the law requires otherwise. Disputes are settled by correspondence and, if that fails, in the court at the location of whoever provides the service.',
      ],
    },
    {
      title: 'Changes to the terms',
      paragraphs: [
        'A new version appears on this page with a new date. If you do not agree with it, delete your account.',
      ],
    },
  ],
};
