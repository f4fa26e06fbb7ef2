import type { afterTheEndText as Russian } from '../../ru/rules/after-the-end.ts';
import type { Catalogue } from '../../catalogue.ts';
import { inWords } from '../numbers.ts';

export const afterTheEndText: Catalogue<typeof Russian> = {
  nobody: 'Жіберілген жауаптарды ешкім көрмейді: бес адамнан аз сұралған.',
  seen: (withNames, least) =>
    `Жіберілген жауаптарды, ${withNames ? 'есімдерімен бірге' : 'есімдерсіз'}, иесі, HR және басшылар көреді${least === null ? '' : `, егер кемінде ${inWords(least)} адам жауап берген болса`}.`,
};
