import type { Catalogue } from '../../catalogue.ts';
import type { paperText as Russian } from '../../ru/runs/paper.ts';
import { momentText } from '../dates.ts';
import { quoted } from '../format.ts';

export const paperText: Catalogue<typeof Russian> = {
  sheet: {
    page: (page, pages, count) => `${page}-бет, баары ${pages}, коддор: ${count}`,
    cut: ['Кесип, коддорду көрбөй тандатыңыз:', 'кайсы код кимге тийгенин эч ким билбейт'],
    point: 'Телефондун камерасын багыттаңыз же даректи жана кодду териңиз.',
    anonymous: 'Сурамжылоо анонимдүү: ысымсыз, логинсиз.',
    named: 'Ысымсыз жана логинсиз.',
    team: (team) =>
      `Барактарды басып чыгарган киши таратылбаган коддор менен өзү жооп бере алган. Жооп беш жооптон баштап көрсөтүлүүчү жыйынтыкка кирет: команда ${quoted(team)}.`,
    once: 'Бир жооп',
    onceUntil: (moment, year) => `Бир жооп, мөөнөтү: ${momentText(moment, { time: true, year })}`,
    foot: 'Кодду баш же кичине тамга менен, дефис менен же дефиссиз терүүгө болот. Барак кайра басылса, бул коддор иштебей калат.',
  },
  slip: {
    point: (messenger) =>
      `Телефондун камерасын багыттаңыз: ${messenger} чаты ачылат. «Начать» же Start баскычын басыңыз.`,
    after: 'Сурамжылоого шилтемелер ошол чатка келет. Ажыратуу үчүн чатка «стоп» деп жазыңыз.',
  },
};
