import { SAVING_EXAMPLE as SAVING } from '../../../rules/saving-example.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { landingText as Russian } from '../../ru/site/landing.ts';
import { formatNumber, formatRubles, NBSP } from '../format.ts';

/** The words of the landing page. */
export const landingText: Catalogue<typeof Russian> = {
  title: 'Tonus – HR analytics and employee retention',
  /** For search engines. */
  description:
    'Short polls, workload from tasks and a clear next step: Tonus helps small and medium-sized companies keep their people.',
  /** For messengers. */
  shared: {
    title: 'People don’t leave out of the blue',
    description: 'Tonus: HR analytics and employee retention for small and medium-sized companies.',
  },
  noScript: 'To log in and work in Tonus, turn on JavaScript in your browser’s settings and reload the page.',
  loginFailed: 'The login did not load. Check your connection and reload the page.',
  nav: { about: 'About', features: 'Features', impact: 'Results', pricing: 'Pricing', faq: 'Questions' },
  navLabel: 'On this page',
  login: 'Log in',
  start: 'Get started',
  logout: 'Log out',
  beta: 'beta',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  inNewTab: 'opens in a new tab',
  hero: {
    title: ['People don’t leave', 'out of the blue'],
    text: 'Tonus hears your team before the resignation letter: short polls, workload from tasks and a clear next step. We bring turnover down while the person is still with you.',
    start: 'Start for free',
    how: 'How it works',
    stats: [
      { value: '35%', label: 'fewer departures: our target' },
      { value: `14${NBSP}days`, label: 'of analytics, free' },
      { value: '10+', label: 'partner offers' },
    ],
    analytics: { label: 'HR analytics', note: 'Company eNPS', value: '+18' },
    development: {
      label: 'Development',
      title: 'Sales',
      text: '31% of tasks are overdue, and the team answers less and less often. Offer a lighter load until Friday?',
    },
    trust: { title: 'Truly anonymous', text: 'name, IP address and device are not stored' },
  },
  about: {
    title: 'Analytics you can act on',
    text: 'Tonus helps small and medium-sized companies notice that a team is struggling before its people start looking for new jobs. The service is in beta and is growing together with its first teams.',
    items: [
      {
        title: 'Short polls',
        text: 'eNPS and pulse polls that take a couple of minutes. People answer on a phone, via a link, with nothing to install and no registration.',
      },
      {
        title: 'Tasks and workload',
        text: 'The team’s tasks on one board, and data from Bitrix24, Yandex Tracker, YouTrack and Jira: you can see where tiredness builds up.',
      },
      {
        title: 'Findings in plain words',
        text: 'AI gathers the results into a short text and recommendations: what has changed, what people write about, and where to start.',
      },
      {
        title: 'Partner offers',
        text: 'Courses, conferences, a gym and psychologists: how to support someone once the reason is clear.',
      },
    ],
    missionTitle: 'Our mission',
    mission: 'That when things are bad at work, people can say so in time, safely and not in vain.',
  },
  impact: {
    title: 'What changes for the company',
    stats: [
      { value: '35%', label: 'target: lower turnover' },
      {
        value: `₽${formatNumber(SAVING.saved)}m`,
        label: `calculation: saved on hiring in a company of ${SAVING.people}${NBSP}people`,
      },
      { value: '42%', label: 'target: higher productivity' },
      { value: '4.8 out of 5', label: 'target: rating by employees' },
    ],
    /** What the figures are: the product is in beta, and nobody has measured them at its customers. */
    assumptions: `These are not measurements: Tonus is in beta. The saving is worked out like this: ${SAVING.leaveOfHundred} out of ${SAVING.people} leave in a year, and with Tonus ${SAVING.fewer}% fewer, that is ${SAVING.staying}${NBSP}people. Replacing one costs ${SAVING.replacement}% of a year’s pay (the median of studies), and pay is ${formatRubles(SAVING.monthlyPay)} a month. If 20 out of 100 leave, the saving is half as much. In “Finance” the calculation uses your own data.`,
    benefitsTitle: 'And for the long run',
    benefits: [
      { title: 'Fewer unexpected departures', text: 'Warning signs show before anyone hands in their notice.' },
      { title: 'Managers hear the team', text: 'A regular pulse replaces guesses and yearly questionnaires.' },
      {
        title: 'The budget works for people',
        text: 'Money goes where people are waiting for it, not where it has always gone.',
      },
      { title: 'Trust grows', text: 'Anonymity is protected by rules, and something is done about the answers.' },
    ],
  },
  footer: {
    about: 'HR analytics and employee retention for small and medium-sized companies.',
    hours: 'Support: Mon–Fri, 09:00–18:00 Moscow time',
    standards: 'What we follow',
    badges: ['TLS and AES-256', 'WCAG 2.2 AA'],
    residencyBadge: '152-FZ',
    product: 'Product',
    company: 'Company',
    help: 'Support',
    /** By the page they lead to. */
    pages: {
      careers: 'Careers',
      blog: 'Blog',
      news: 'News',
      help: 'Help',
      contact: 'Contact',
      api: 'API',
      privacy: 'Privacy',
      security: 'Security',
      terms: 'Terms',
      cookies: 'Cookies',
    },
  },
};
