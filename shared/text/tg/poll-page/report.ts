import type { reportText as Russian } from '../../ru/poll-page/report.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const reportText: Catalogue<typeof Russian> = {
  brand: 'Тонус',
  heading: 'Шумо гуфтед — мо кардем',
  about: (title, days, answered) => `Пурсиши ${quoted(title)}, ${days}: ${answered}.`,
  between: (from, to) => `аз\u00a0${from} то\u00a0${to}`,
  answeredOf: (responses, asked) => `аз ${asked} нафар ${responses} нафар ҷавоб дод`,
  answeredBy: (responses) => `${responses} нафар ҷавоб дод`,
  thanks: 'Ташаккур. Ана чиро мо шунидем ва чӣ тағйир меёбад.',
  said: 'Шумо гуфтед',
  we: 'Мо',
  states: { done: 'карда шуд', doing: 'карда истодаем', decided_otherwise: 'дигар хел қарор кардем' },
  responsible: (name) => `Масъул: ${name}`,
  figures: 'Шумо чӣ ҷавоб додед',
  answered: (count) => `Ҷавобҳо: ${count}`,
  mean: (value, max) => `${value} аз ${max}`,
  enps: (points) => `eNPS ${points}`,
  interval: (low, high) => `бо назардошти тасодуф — аз ${low} то ${high}`,
  lowerIsBetter: '; ин ҷо камтар беҳтар аст',
  anonymous: 'Ҷавобҳо беном мебошанд: ин ҷо танҳо он чизест, ки бисёриҳо гуфтанд, ва рақамҳо, вале номҳо нестанд.',
  named: 'Пурсиш бо номҳо буд; дар ин саҳифа номҳо нестанд.',
  print: 'Чоп кардан',

  notFound: 'Саҳифа ёфт нашуд',
  notFoundHint: 'Дар пайванд хато ҳаст ё саҳифаро бастаанд. Аз касе пурсед, ки пайвандро фиристод.',
};
