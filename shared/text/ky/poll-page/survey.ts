import type { surveyPageText as Russian } from '../../ru/poll-page/survey.ts';
import type { Catalogue } from '../../catalogue.ts';

export const surveyPageText: Catalogue<typeof Russian> = {
  notFound: 'Сурамжылоо табылган жок',
  notFoundHint: 'Шилтемеде ката бар же ал жаңысына алмаштырылган. Шилтемени жөнөткөн адамдан жаңысын сураңыз.',
  changesHint: 'Жооптордон кийин эмне өзгөргөнүн сурамжылоону өткөргөндөр айтып беришет.',
};
