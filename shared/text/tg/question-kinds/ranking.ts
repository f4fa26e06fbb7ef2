import type { rankingAnswerText as Russian } from '../../ru/question-kinds/ranking.ts';
import type { Catalogue } from '../../catalogue.ts';

export const rankingAnswerText: Catalogue<typeof Russian> = {
  begin: 'Муҳимтаринро бо тирчаҳо ба боло бардоред. То чизеро наҷунбонед, ҷавоб нест.',
  asIs: 'Тартиб дуруст аст',
  unfinished: 'Ҳамаи вариантҳоро ба тартиб гузоред.',
  up: (option) => `${option}: болотар`,
  down: (option) => `${option}: поёнтар`,
  place: (option, place, all) => `${option}: ҷойи ${place} аз ${all}`,
};
