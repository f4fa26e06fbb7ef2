import type { afterTheEndText as Russian } from '../../ru/rules/after-the-end.ts';
import type { Catalogue } from '../../catalogue.ts';
import { inWords } from '../numbers.ts';

export const afterTheEndText: Catalogue<typeof Russian> = {
  nobody: 'Ҷавобҳои фиристодашударо ҳеҷ кас намебинад: аз камтар аз панҷ нафар пурсида шуд.',
  seen: (withNames, least) =>
    `Ҷавобҳои фиристодашударо, ${withNames ? 'якҷоя бо номҳо' : 'бе номҳо'}, соҳиб, HR ва роҳбарон мебинанд${least === null ? '' : `, агар ақаллан ${inWords(least)} нафар ҷавоб дода бошад`}.`,
};
