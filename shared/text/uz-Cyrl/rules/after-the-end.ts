import type { afterTheEndText as Russian } from '../../ru/rules/after-the-end.ts';
import type { Catalogue } from '../../catalogue.ts';
import { inWords } from '../numbers.ts';

export const afterTheEndText: Catalogue<typeof Russian> = {
  nobody: 'Юборилган жавобларни ҳеч ким кўрмайди: беш кишидан кам сўралган.',
  seen: (withNames, least) =>
    `Юборилган жавобларни, ${withNames ? 'исмлари билан бирга' : 'исмларсиз'}, эгаси, HR ва раҳбарлар кўради${least === null ? '' : `, агар камида ${inWords(least)} киши жавоб берган бўлса`}.`,
};
