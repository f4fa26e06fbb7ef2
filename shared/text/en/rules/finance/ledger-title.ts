import type { Catalogue } from '../../../catalogue.ts';
import type { ledgerTitleText as Russian } from '../../../ru/rules/finance/ledger-title.ts';

const OF_SO_MANY = [
  '',
  'one departure is too few',
  'two departures are too few',
  'three departures are too few',
  'four departures are too few',
  'five departures are too few',
  'six departures are too few',
  'seven departures are too few',
  'eight departures are too few',
  'nine departures are too few',
  'ten departures are too few',
];

export const ledgerTitleText: Catalogue<typeof Russian> = {
  paid_off: 'Retention has paid off: there are fewer departures than before it, and hardly by chance',
  not_paid_off: 'Retention has not paid off yet: departures have not become so much fewer as to cover its cost',
  unclear: (left) => {
    const few = OF_SO_MANY[left];
    if (left === 0) return 'Whether retention has paid off is not clear yet: there are too few departures to tell';
    return `Whether retention has paid off is not clear yet: ${few ? `${few} to tell` : 'the difference from what there was before may be chance'}`;
  },
  nothing_spent: 'Nothing is recorded as spent on retention in twelve months',
  too_early: (early) => `Whether retention has paid off: ${early ?? 'too early to tell'}`,
  no_comparison:
    'Whether retention has paid off is not clear yet: there are fewer than five people who can be compared',
  no_pay:
    'Whether retention has paid off is not clear yet: salaries are not imported, the cost of replacement is not known',
};
