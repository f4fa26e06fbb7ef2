import type { reportText as Russian } from '../../ru/poll-page/report.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const reportText: Catalogue<typeof Russian> = {
  brand: 'Tonus',
  heading: 'Siz aytdingiz — biz bajardik',
  about: (title, days, answered) => `${quoted(title)} soʻrovnomasi, ${days}: ${answered}.`,
  between: (from, to) => `${from} – ${to}`,
  answeredOf: (responses, asked) => `${asked} kishidan ${responses} nafari javob berdi`,
  answeredBy: (responses) => `${responses} kishi javob berdi`,
  thanks: 'Rahmat. Mana biz nimani eshitdik va nima oʻzgaryapti.',
  said: 'Siz aytdingiz',
  we: 'Biz',
  states: { done: 'bajarildi', doing: 'bajarilmoqda', decided_otherwise: 'boshqacha qaror qildik' },
  responsible: (name) => `Masʼul: ${name}`,
  figures: 'Siz nima deb javob berdingiz',
  answered: (count) => `Javoblar: ${count}`,
  mean: (value, max) => `${max} dan ${value}`,
  enps: (points) => `eNPS ${points}`,
  interval: (low, high) => `tasodifni hisobga olganda — ${low} dan ${high} gacha`,
  lowerIsBetter: '; bu yerda kamroq — yaxshiroq',
  anonymous: 'Javoblar anonim: bu yerda faqat koʻpchilik aytgan gaplar va sonlar bor, ismlar yoʻq.',
  named: 'Soʻrovnoma ism bilan oʻtgan; bu sahifada ismlar yoʻq.',
  print: 'Chop etish',

  notFound: 'Sahifa topilmadi',
  notFoundHint: 'Havolada xato bor yoki sahifa yopilgan. Havolani yuborgan kishidan soʻrang.',
};
