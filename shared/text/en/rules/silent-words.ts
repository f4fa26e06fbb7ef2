import type { Catalogue } from '../../catalogue.ts';
import type { silentText as Russian } from '../../ru/rules/silent-words.ts';
import { formatNumber } from '../format.ts';

const WHOM = { enps: 'detractors', mean: 'those who give low scores', share: 'those who answered so' } as const;
const FIGURE = {
  enps: 'the eNPS of everyone',
  mean: 'the average of everyone',
  share: 'the share of everyone',
} as const;
const SAID = { enps: 'the scores', mean: 'the scores', share: 'the answers' } as const;

export const silentText: Catalogue<typeof Russian> = {
  figure: (kind, silent, asked, low, high) =>
    `Here ${SAID[kind]} of ${formatNumber(silent)} in ${formatNumber(asked)} are missing: if ${WHOM[kind]} answer up to one and a half times less or more often than the rest, ${FIGURE[kind]} is probably ${low} to ${high}.`,
  rule: 'Correction for non-respondents: people of one opinion may have answered up to one and a half times less often than the rest.',
  briefly: (low, high) => `, allowing for non-respondents, ${low} to ${high}`,
  step: (kind, among, low, high) =>
    `Not everyone answered: if in one of the two ${among} ${WHOM[kind]} answered up to one and a half times less or more often than the rest, the difference is probably ${low} to ${high}.`,
  trend: (kind, low, high) =>
    `Not everyone answered: if over this time ${WHOM[kind]} came to answer up to one and a half times less or more often than the rest, the change over all the time is probably ${low} to ${high}.`,
};
