import type { surveyPageText as Russian } from '../../ru/poll-page/survey.ts';
import type { Catalogue } from '../../catalogue.ts';

export const surveyPageText: Catalogue<typeof Russian> = {
  notFound: 'Сўровнома топилмади',
  notFoundHint: 'Ҳаволада хато бор ёки у янгисига алмаштирилган. Ҳаволани юборган кишидан янгисини сўранг.',
  changesHint: 'Жавоблардан кейин нима ўзгарганини сўраганлар айтиб беради.',
};
