import type { rankingAnswerText as Russian } from '../../ru/question-kinds/ranking.ts';
import type { Catalogue } from '../../catalogue.ts';

export const rankingAnswerText: Catalogue<typeof Russian> = {
  begin: 'Энг муҳимини стрелкалар билан энг юқорига қўйинг. Ҳеч нарса сурилмагунча жавоб йўқ.',
  asIs: 'Тартиб тўғри',
  unfinished: 'Барча вариантларни тартибга солинг.',
  up: (option) => `${option}: юқорига`,
  down: (option) => `${option}: пастга`,
  place: (option, place, all) => `${option}: ${all} ўриндан ${place}-ўрин`,
};
