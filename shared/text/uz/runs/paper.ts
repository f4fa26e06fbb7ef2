import type { Catalogue } from '../../catalogue.ts';
import type { paperText as Russian } from '../../ru/runs/paper.ts';
import { momentText } from '../dates.ts';
import { quoted } from '../format.ts';

export const paperText: Catalogue<typeof Russian> = {
  sheet: {
    page: (page, pages, count) => `${pages} betdan ${page}-bet, kodlar soni: ${count}`,
    cut: ['Qirqing va kodlarni koʻrmasdan tanlating:', 'qaysi kod kimga tekkanini hech kim bilmaydi'],
    point: 'Telefon kamerasini qarating yoki manzil va kodni kiriting.',
    anonymous: 'Soʻrovnoma anonim: ismsiz, loginsiz.',
    named: 'Ismsiz va loginsiz.',
    team: (team) =>
      `Varaqlarni chop etgan kishi tarqatilmagan kodlar bilan oʻzi javob bera olgan. Javob besh javobdan boshlab koʻrsatiladigan natijaga kiradi: jamoa ${quoted(team)}.`,
    once: 'Bitta javob',
    onceUntil: (moment, year) => `Bitta javob, muddati: ${momentText(moment, { time: true, year })}`,
    foot: 'Kodni katta yoki kichik harflar bilan, chiziqcha bilan yoki usiz kiritish mumkin. Varaq qayta chop etilsa, bu kodlar amal qilmaydi.',
  },
  slip: {
    point: (messenger) => `Telefon kamerasini qarating: ${messenger} chati ochiladi. “Start” tugmasini bosing.`,
    after: 'Soʻrovnomalarga havolalar shu chatga keladi. Uzish uchun chatga “stop” deb yozing.',
  },
};
