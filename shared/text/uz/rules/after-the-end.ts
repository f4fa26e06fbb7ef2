import type { afterTheEndText as Russian } from '../../ru/rules/after-the-end.ts';
import type { Catalogue } from '../../catalogue.ts';
import { inWords } from '../numbers.ts';

export const afterTheEndText: Catalogue<typeof Russian> = {
  nobody: 'Yuborilgan javoblarni hech kim koʻrmaydi: besh kishidan kam soʻralgan.',
  seen: (withNames, least) =>
    `Yuborilgan javoblarni, ${withNames ? 'ismlari bilan birga' : 'ismlarsiz'}, egasi, HR va rahbarlar koʻradi${least === null ? '' : `, agar kamida ${inWords(least)} kishi javob bergan boʻlsa`}.`,
};
