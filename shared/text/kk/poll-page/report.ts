import type { reportText as Russian } from '../../ru/poll-page/report.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const reportText: Catalogue<typeof Russian> = {
  brand: 'Тонус',
  heading: 'Сіз айттыңыз — біз жасадық',
  about: (title, days, answered) => `${quoted(title)} сауалнамасы, ${days}: ${answered}.`,
  between: (from, to) => `${from} – ${to}`,
  answeredOf: (responses, asked) => `жауап бергендер — ${responses}, сұралғандар — ${asked}`,
  answeredBy: (responses) => `${responses} адам жауап берді`,
  thanks: 'Рақмет. Міне, біз нені естідік және не өзгеріп жатыр.',
  said: 'Сіз айттыңыз',
  we: 'Біз',
  states: { done: 'жасалды', doing: 'жасап жатырмыз', decided_otherwise: 'басқаша шештік' },
  responsible: (name) => `Жауапты: ${name}`,
  figures: 'Сіз қалай жауап бердіңіз',
  answered: (count) => `Жауаптар: ${count}`,
  mean: (value, max) => `${value} / ${max}`,
  enps: (points) => `eNPS ${points}`,
  interval: (low, high) => `кездейсоқтықты ескергенде: ${low} – ${high}`,
  lowerIsBetter: '; мұнда аз болғаны жақсы',
  anonymous: 'Жауаптар анонимді: мұнда тек көпшілік айтқан сөздер мен сандар бар, есімдер жоқ.',
  named: 'Сауалнама есімдермен өтті; бұл бетте есімдер жоқ.',
  print: 'Басып шығару',

  notFound: 'Бет табылмады',
  notFoundHint: 'Сілтемеде қате бар немесе бет жабылған. Сілтемені жіберген адамнан сұраңыз.',
};
