import type { noFormText as Russian } from '../../ru/poll-page/no-form.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

export const noFormText: Catalogue<typeof Russian> = {
  notFound: 'Пурсиш ёфт нашуд: пайванд нодуруст аст ё пурсиш дигар ҷавоб қабул намекунад',
  notFoundHint: 'Аз касе, ки пайвандро фиристод, пайванди нав пурсед.',
  toStart: 'Ба саҳифаи асосӣ',

  notOpen: 'Пурсиш ҳанӯз кушода нашудааст',
  notOpenHint: 'Баъдтар дароед: пайванд иваз намешавад.',

  ended: 'Пурсиш ба охир расид',
  endedHint: 'Ҷавобҳо дигар қабул карда намешаванд.',
  of: (title, workspace) => `${quoted(title)} · ${workspace}`,
  endedAt: (moment) =>
    `Вақти анҷом: ${moment}. Акнун ҷавоб додан ё иваз кардани ҷавобҳо мумкин нест. Ба ҳамаи онҳое, ки ҷавоб доданд, ташаккур.`,
  reportHint: 'Дар бораи он ки баъди ҷавобҳо чӣ тағйир ёфт, аллакай гуфта шудааст.',
  toReport: 'Шумо гуфтед — мо кардем',
  yourDraft: 'Сиёҳнависи шумо',

  full: (workspace) =>
    `${quoted(workspace)} бо ин пайванд миқдори маҳдуди ҷавоб ҷамъ мекунад, ва он пур шуд. Ташаккур, ки ҷавоб додан хостед.`,
  checkAgain: 'Боз санҷидан',

  wrongCode: 'Чунин рамз нест',
  wrongCodeHint:
    'Аломатҳоро санҷед. Агар ҳама дуруст бошад, шояд варақро аз нав чоп кардаанд ё бекор кардаанд: рамзи нав пурсед.',
  typeCode: 'Навиштани рамз',
};
