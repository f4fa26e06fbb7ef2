import type { Catalogue } from '../../catalogue.ts';
import type { ballotsText as Russian } from '../../ru/asking/ballots.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

export const ballotsText: Catalogue<typeof Russian> = {
  launch: {
    checkable: 'Anonymity will be checkable.',
    checkableText:
      'No one will be able to link an answer to a member, not even we, and once the run is closed anyone can check the result.',
    usual: 'Anonymity will be as usual.',
    without: {
      shown_at_once: () => 'It becomes checkable if answers are not shown at once.',
      dimensions: () => 'It becomes checkable if only teams are compared.',
      teams: (most) => `It becomes checkable if no more than ${formatNumber(most)}${NBSP}teams are compared.`,
    },
  },
  fingerprint: 'Fingerprint',
  fingerprintHint:
    'All members see the same one before the first question and in emails: so it shows if someone was given another page.',
  onPoster: (signs) =>
    `Answering after logging in? The fingerprint of the poll: ${signs.replaceAll(' ', NBSP)}. The same one is to stand on the page.`,
  reopened:
    'The fingerprint of the run will change: earlier emails and posters keep the old one. Whoever answers on the same device replaces their response.',
  results: {
    title: 'Check',
    check: 'The result can be checked',
    again: (count) => `In place of lost ones, ${plural(count, 'more ballot was', 'more ballots were')} given out.`,
    recount: 'Save for a recount',
    recountFailed: 'The answers could not be saved for a recount',
    file: 'Recount',
  },
};
