import type { surveyPageText as Russian } from '../../ru/poll-page/survey.ts';
import type { Catalogue } from '../../catalogue.ts';

export const surveyPageText: Catalogue<typeof Russian> = {
  notFound: 'Soʻrovnoma topilmadi',
  notFoundHint: 'Havolada xato bor yoki u yangisiga almashtirilgan. Havolani yuborgan kishidan yangisini soʻrang.',
  changesHint: 'Javoblardan keyin nima oʻzgarganini soʻraganlar aytib beradi.',
};
