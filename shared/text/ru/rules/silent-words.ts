import { formatNumber } from '../format.ts';

const WHOM = { enps: 'критики', mean: 'те, кто ставит мало,', share: 'те, кто так ответил,' } as const;
const FIGURE = { enps: 'eNPS всех', mean: 'среднее всех', share: 'доля всех' } as const;
const SAID = { enps: 'оценок', mean: 'оценок', share: 'ответов' } as const;
type Kind = keyof typeof WHOM;

/** What a figure may be, were those who kept silent others than those who answered; figures as they are shown. */
export const silentText = {
  figure: (kind: Kind, silent: number, asked: number, low: string, high: string) =>
    `Здесь нет ${SAID[kind]} ${formatNumber(silent)} из ${formatNumber(asked)}: если ${WHOM[kind]} отвечают до полутора раз реже или чаще остальных, ${FIGURE[kind]} — вероятно от ${low} до ${high}.`,
  /** What the correction for those who kept silent supposes, once beside all that is told with it. */
  rule: 'Поправка на промолчавших: люди одного мнения могли отвечать до полутора раз реже остальных.',
  briefly: (low: string, high: string) => `, с поправкой на промолчавших от ${low} до ${high}`,
  step: (kind: Kind, among: string, low: string, high: string) =>
    `Ответили не все: если в одном из двух ${among} ${WHOM[kind]} отвечали до полутора раз реже или чаще остальных, разница — вероятно от ${low} до ${high}.`,
  trend: (kind: Kind, low: string, high: string) =>
    `Ответили не все: если за это время ${WHOM[kind]} стали отвечать до полутора раз реже или чаще остальных, перемена за всё время — вероятно от ${low} до ${high}.`,
} as const;
