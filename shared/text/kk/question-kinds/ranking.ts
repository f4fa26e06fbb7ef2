import type { rankingAnswerText as Russian } from '../../ru/question-kinds/ranking.ts';
import type { Catalogue } from '../../catalogue.ts';

export const rankingAnswerText: Catalogue<typeof Russian> = {
  begin: 'Ең маңыздысын көрсеткілермен ең жоғарыға қойыңыз. Ештеңе жылжытылмайынша жауап жоқ.',
  asIs: 'Реті дұрыс',
  unfinished: 'Барлық нұсқаны ретке келтіріңіз.',
  up: (option) => `${option}: жоғары`,
  down: (option) => `${option}: төмен`,
  place: (option, place, all) => `${option}: ${place}-орын, барлығы ${all}`,
};
