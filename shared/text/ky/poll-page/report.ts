import type { reportText as Russian } from '../../ru/poll-page/report.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const reportText: Catalogue<typeof Russian> = {
  brand: 'Тонус',
  heading: 'Сиз айттыңыз — биз жасадык',
  about: (title, days, answered) => `${quoted(title)} сурамжылоосу, ${days}: ${answered}.`,
  between: (from, to) => `${from} – ${to}`,
  answeredOf: (responses, asked) => `жооп бергендер — ${responses}, суралгандар — ${asked}`,
  answeredBy: (responses) => `${responses} адам жооп берди`,
  thanks: 'Рахмат. Мына, биз эмнени уктук жана эмне өзгөрүп жатат.',
  said: 'Сиз айттыңыз',
  we: 'Биз',
  states: { done: 'жасалды', doing: 'жасап жатабыз', decided_otherwise: 'башкача чечтик' },
  responsible: (name) => `Жооптуу: ${name}`,
  figures: 'Сиз кандай жооп бердиңиз',
  answered: (count) => `Жооптор: ${count}`,
  mean: (value, max) => `${value} / ${max}`,
  enps: (points) => `eNPS ${points}`,
  interval: (low, high) => `кокустукту эске алганда: ${low} – ${high}`,
  lowerIsBetter: '; бул жерде аз болгону жакшы',
  anonymous: 'Жооптор анонимдүү: бул жерде көпчүлүк айткан сөздөр жана сандар гана бар, ысымдар жок.',
  named: 'Сурамжылоо ысымдар менен өттү; бул баракта ысымдар жок.',
  print: 'Басып чыгаруу',

  notFound: 'Барак табылган жок',
  notFoundHint: 'Шилтемеде ката бар же барак жабылган. Шилтемени жөнөткөн адамдан сураңыз.',
};
