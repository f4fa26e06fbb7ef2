import type { surveyPageText as Russian } from '../../ru/poll-page/survey.ts';
import type { Catalogue } from '../../catalogue.ts';

export const surveyPageText: Catalogue<typeof Russian> = {
  notFound: 'Сауалнама табылмады',
  notFoundHint: 'Сілтемеде қате бар немесе ол жаңасына ауыстырылған. Сілтемені жіберген адамнан жаңасын сұраңыз.',
  changesHint: 'Жауаптардан кейін не өзгергенін сауалнама жүргізгендер айтады.',
};
