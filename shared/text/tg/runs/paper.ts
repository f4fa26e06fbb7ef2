import type { Catalogue } from '../../catalogue.ts';
import type { paperText as Russian } from '../../ru/runs/paper.ts';
import { momentText } from '../dates.ts';
import { quoted } from '../format.ts';

export const paperText: Catalogue<typeof Russian> = {
  sheet: {
    page: (page, pages, count) => `Саҳифаи ${page} аз ${pages}, рамзҳо: ${count}`,
    cut: ['Буред ва диҳед, ки нодида интихоб кунанд:', 'ҳеҷ кас намедонад, ки кадом рамз ба кӣ расид'],
    point: 'Камераи телефонро равона кунед ё нишонӣ ва рамзро нависед.',
    anonymous: 'Пурсиш беном аст: бе ном ва логин.',
    named: 'Бе ном ва логин.',
    team: (team) =>
      `Касе ки варақҳоро чоп кардааст, метавонист бо рамзҳои тақсимнашуда худаш ҷавоб диҳад. Ҷавоб ба натиҷае дохил мешавад, ки аз панҷ ҷавоб нишон дода мешавад: даста ${quoted(team)}.`,
    once: 'Як ҷавоб',
    onceUntil: (moment, year) => `Як ҷавоб, мӯҳлат: ${momentText(moment, { time: true, year })}`,
    foot: 'Рамзро бо ҳарфҳои калон ё хурд, бо дефис ё бе он навиштан мумкин аст. Агар варақро аз нав чоп кунанд, ин рамзҳо дигар кор намекунанд.',
  },
  slip: {
    point: (messenger) =>
      `Камераи телефонро равона кунед: чати ${messenger} кушода мешавад. «Начать» ё Start-ро пахш кунед.`,
    after: 'Истинодҳо ба пурсишҳо ба он чат меоянд. Барои қатъ кардан ба чат «стоп» нависед.',
  },
};
