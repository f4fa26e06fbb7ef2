import type { rankingAnswerText as Russian } from '../../ru/question-kinds/ranking.ts';
import type { Catalogue } from '../../catalogue.ts';

export const rankingAnswerText: Catalogue<typeof Russian> = {
  begin: 'Eng muhimini strelkalar bilan eng yuqoriga qoʻying. Hech narsa surilmaguncha javob yoʻq.',
  asIs: 'Tartib toʻgʻri',
  unfinished: 'Barcha variantlarni tartibga soling.',
  up: (option) => `${option}: yuqoriga`,
  down: (option) => `${option}: pastga`,
  place: (option, place, all) => `${option}: ${all} oʻrindan ${place}-oʻrin`,
};
