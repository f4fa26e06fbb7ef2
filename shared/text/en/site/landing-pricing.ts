import type { Catalogue } from '../../catalogue.ts';
import type { pricingText as Russian } from '../../ru/site/landing-pricing.ts';
import { NBSP, plural } from '../format.ts';

/** The words of pricing; names and figures come from shared/rules/plans.ts. */
export const pricingText: Catalogue<typeof Russian> = {
  title: 'Pricing',
  text: 'Pay for people, not for modules. You can start for free.',
  period: 'Billing period',
  monthly: 'Monthly',
  annually: 'Yearly',
  badge: 'up to 17% off',
  popular: 'Popular',
  free: 'Free',
  perMonth: 'per person a month',
  perYear: 'per person a year',
  saving: (percent) => `save ${percent}%`,
  trial: (days) => `${plural(days, 'day', 'days')} free`,
  choose: 'Choose',
  note: 'Prices are for one employee. You can change the plan on any day: all data is kept when you move, and access narrows when you move down.',
  details: 'More about payment',
  dialog: {
    title: 'Payment and changing the plan',
    items: [
      'You pay by invoice, with a bank transfer or a corporate card.',
      'Closing documents come through electronic document exchange.',
      'When the plan changes, the data stays where it is. On a lower plan, what goes beyond it can only be read.',
      `The Premium trial lasts 14${NBSP}days and needs no card.`,
    ],
    close: 'Got it',
  },
  plans: {
    startup: {
      text: 'To try it with a small team',
      features: [`Up to 3${NBSP}employees`, `3${NBSP}polls a month`, `1${NBSP}workspace`, 'Partner offers'],
    },
    basic: {
      text: `For teams of up to 20${NBSP}people`,
      features: [
        `Up to 20${NBSP}people`,
        `Up to 5${NBSP}workspaces`,
        'Unlimited analytics and polls',
        'Bitrix24 integration',
        'Partner offers',
        'Basic support',
      ],
    },
    premium: {
      text: `For companies of 20${NBSP}people or more`,
      features: [
        'Unlimited workspaces',
        'AI analytics and recommendations',
        'HR budget control',
        'Automatic actions within the budget',
        'Employee ROI',
        'Priority support',
      ],
    },
  },
};
