import type { surveyPageText as Russian } from '../../ru/poll-page/survey.ts';
import type { Catalogue } from '../../catalogue.ts';

export const surveyPageText: Catalogue<typeof Russian> = {
  notFound: 'Пурсиш ёфт нашуд',
  notFoundHint: 'Дар пайванд хато ҳаст ё онро бо нав иваз кардаанд. Аз касе, ки фиристодааст, пайванди нав пурсед.',
  changesHint: 'Баъди ҷавобҳо чӣ тағйир ёфт, онҳое мегӯянд, ки пурсиданд.',
};
