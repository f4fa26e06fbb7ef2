import type { reportText as Russian } from '../../ru/poll-page/report.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const reportText: Catalogue<typeof Russian> = {
  brand: 'Тонус',
  heading: 'Сиз айтдингиз — биз бажардик',
  about: (title, days, answered) => `${quoted(title)} сўровномаси, ${days}: ${answered}.`,
  between: (from, to) => `${from} – ${to}`,
  answeredOf: (responses, asked) => `${asked} кишидан ${responses} нафари жавоб берди`,
  answeredBy: (responses) => `${responses} киши жавоб берди`,
  thanks: 'Раҳмат. Мана биз нимани эшитдик ва нима ўзгаряпти.',
  said: 'Сиз айтдингиз',
  we: 'Биз',
  states: { done: 'бажарилди', doing: 'бажарилмоқда', decided_otherwise: 'бошқача қарор қилдик' },
  responsible: (name) => `Масъул: ${name}`,
  figures: 'Сиз нима деб жавоб бердингиз',
  answered: (count) => `Жавоблар: ${count}`,
  mean: (value, max) => `${max} дан ${value}`,
  enps: (points) => `eNPS ${points}`,
  interval: (low, high) => `тасодифни ҳисобга олганда — ${low} дан ${high} гача`,
  lowerIsBetter: '; бу ерда камроқ — яхшироқ',
  anonymous: 'Жавоблар аноним: бу ерда фақат кўпчилик айтган гаплар ва сонлар бор, исмлар йўқ.',
  named: 'Сўровнома исм билан ўтган; бу саҳифада исмлар йўқ.',
  print: 'Чоп этиш',

  notFound: 'Саҳифа топилмади',
  notFoundHint: 'Ҳаволада хато бор ёки саҳифа ёпилган. Ҳаволани юборган кишидан сўранг.',
};
