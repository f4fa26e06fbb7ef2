import type { rankingAnswerText as Russian } from '../../ru/question-kinds/ranking.ts';
import type { Catalogue } from '../../catalogue.ts';

export const rankingAnswerText: Catalogue<typeof Russian> = {
  begin: 'Эң маанилүүсүн жебелер менен эң жогору коюңуз. Эч нерсе жылдырылмайынча жооп жок.',
  asIs: 'Тартиби туура',
  unfinished: 'Бардык варианттарды иретке келтириңиз.',
  up: (option) => `${option}: жогору`,
  down: (option) => `${option}: төмөн`,
  place: (option, place, all) => `${option}: ${place}-орун, баары ${all}`,
};
