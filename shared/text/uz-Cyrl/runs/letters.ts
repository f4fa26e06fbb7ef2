import type { Catalogue } from '../../catalogue.ts';
import type { runsLetters as Russian } from '../../ru/runs/letters.ts';
import type { RunKind } from '../../../rules/run-kinds.ts';
import { moscowTime } from '../dates.ts';

const EFFORT: Readonly<Record<RunKind, string>> = { poll: ' Одатда бунга икки-уч дақиқа кетади.', survey: '' };

const canAnswer = (deadline: string) => `Жавоб бериш муддати: ${moscowTime(deadline)}.`;
const TO_NOBODY = 'Хатни сервис юборди: у кимга юборилганини ҳеч кимга айтмайди.';

export const runsLetters: Catalogue<typeof Russian> = {
  fingerprint: (signs) =>
    `Шу сўровноманинг назорат белгиси: ${signs}. Унинг саҳифасида, биринчи саволдан олдин худди шу белги туради. У фақат сўровнома ёпилиб, қайта очилгандагина ўзгаради.`,
  reminder: {
    subject: 'Сўровнома жавобингизни кутмоқда',
    why: (kind) => `Сўровномада сиздан жавоб сўралмоқда, жавобингиз ҳозирча йўқ.${EFFORT[kind]}`,
    caption: 'Номини сўровномани ўтказаётган киши қўйган:',
    poll: (title) => `Сўровнома: ${title}`,
    workspace: (name) => `Иш майдони: ${name}`,
    canAnswer,
    anonymous: `Сўровнома аноним: ким ва нима деб жавоб бергани ҳеч кимга кўринмайди. ${TO_NOBODY}`,
    withNames: TO_NOBODY,
    action: 'Жавоб бериш',
    footnote: 'Агар ҳозиргина жавоб берган бўлсангиз, ҳеч нарса қилиш шарт эмас.',
    withBallots: {
      subject: 'Сўровнома ҳақида эслатма',
      why: (kind) =>
        `Сўровномада сиздан жавоб сўралмоқда. Эслатма жавоб берганингиздан кейин ҳам келиши мумкин: ким жавоб берганини сервис аниқ билмайди.${EFFORT[kind]}`,
      footnote: 'Агар жавоб берган бўлсангиз, ҳеч нарса қилиш шарт эмас.',
    },
  },
  invitation: {
    subject: 'Сиздан сўровномадан ўтиш сўралмоқда',
    why: 'Тонусда жавобингизни кутаётган сўровнома очилди.',
    caption: 'Сўровнома ва иш майдони номини ҳамкасбларингиз қўйган:',
    poll: (title) => `Сўровнома: ${title}`,
    workspace: (name) => `Иш майдони: ${name}`,
    anonymous:
      'Сўровнома аноним: жавобдан уни ким бергани кўринмайди. Таклифнома жавоб сўралганларнинг ҳаммасига юборилди.',
    withNames: 'Жавоблар исмингиз билан бирга кўринади.',
    action: 'Сўровномадан ўтиш',
    footnote: (deadline) =>
      `${deadline === null ? '' : `${canAnswer(deadline)} `}Агар жавоб берган бўлсангиз, ҳеч нарса қилиш шарт эмас.`,
  },
};
