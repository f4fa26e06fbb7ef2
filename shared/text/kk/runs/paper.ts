import type { Catalogue } from '../../catalogue.ts';
import type { paperText as Russian } from '../../ru/runs/paper.ts';
import { momentText } from '../dates.ts';
import { quoted } from '../format.ts';

export const paperText: Catalogue<typeof Russian> = {
  sheet: {
    page: (page, pages, count) => `${page}-бет, барлығы ${pages}, код саны: ${count}`,
    cut: ['Қиып, кодтарды қарамай таңдатыңыз:', 'қай код кімге тигенін ешкім білмейді'],
    point: 'Телефон камерасын бағыттаңыз немесе мекенжай мен кодты теріңіз.',
    anonymous: 'Сауалнама анонимді: есімсіз, логинсіз.',
    named: 'Есімсіз және логинсіз.',
    team: (team) =>
      `Парақтарды басып шығарған адам таратылмаған кодтармен өзі жауап бере алған. Жауап бес жауаптан бастап көрсетілетін нәтижеге кіреді: команда ${quoted(team)}.`,
    once: 'Бір жауап',
    onceUntil: (moment, year) => `Бір жауап, мерзімі: ${momentText(moment, { time: true, year })}`,
    foot: 'Кодты бас немесе кіші әріппен, сызықшамен немесе сызықшасыз теруге болады. Парақ қайта басылса, бұл кодтар жарамай қалады.',
  },
  slip: {
    point: (messenger) =>
      `Телефон камерасын бағыттаңыз: ${messenger} чаты ашылады. «Начать» немесе Start түймесін басыңыз.`,
    after: 'Сауалнамаларға сілтемелер сол чатқа келеді. Ажырату үшін чатқа «стоп» деп жазыңыз.',
  },
};
