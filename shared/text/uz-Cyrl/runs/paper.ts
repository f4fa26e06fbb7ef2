import type { Catalogue } from '../../catalogue.ts';
import type { paperText as Russian } from '../../ru/runs/paper.ts';
import { momentText } from '../dates.ts';
import { quoted } from '../format.ts';

export const paperText: Catalogue<typeof Russian> = {
  sheet: {
    page: (page, pages, count) => `${pages} бетдан ${page}-бет, кодлар сони: ${count}`,
    cut: ['Қирқинг ва кодларни кўрмасдан танлатинг:', 'қайси код кимга текканини ҳеч ким билмайди'],
    point: 'Телефон камерасини қаратинг ёки манзил ва кодни киритинг.',
    anonymous: 'Сўровнома аноним: исмсиз, логинсиз.',
    named: 'Исмсиз ва логинсиз.',
    team: (team) =>
      `Варақларни чоп этган киши тарқатилмаган кодлар билан ўзи жавоб бера олган. Жавоб беш жавобдан бошлаб кўрсатиладиган натижага киради: жамоа ${quoted(team)}.`,
    once: 'Битта жавоб',
    onceUntil: (moment, year) => `Битта жавоб, муддати: ${momentText(moment, { time: true, year })}`,
    foot: 'Кодни катта ёки кичик ҳарфлар билан, чизиқча билан ёки усиз киритиш мумкин. Варақ қайта чоп этилса, бу кодлар амал қилмайди.',
  },
  slip: {
    point: (messenger) =>
      `Телефон камерасини қаратинг: ${messenger} чати очилади. «Начать» ёки Start тугмасини босинг.`,
    after: 'Сўровномаларга ҳаволалар шу чатга келади. Узиш учун чатга «стоп» деб ёзинг.',
  },
};
