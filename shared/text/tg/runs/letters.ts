import type { Catalogue } from '../../catalogue.ts';
import type { runsLetters as Russian } from '../../ru/runs/letters.ts';
import type { RunKind } from '../../../rules/run-kinds.ts';
import { moscowTime } from '../dates.ts';

const EFFORT: Readonly<Record<RunKind, string>> = { poll: ' Одатан ин ду-се дақиқа вақт мегирад.', survey: '' };

const canAnswer = (deadline: string) => `Мӯҳлати ҷавоб: ${moscowTime(deadline)}.`;
const TO_NOBODY = 'Мактубро хидмат фиристод: он ба ҳеҷ кас намегӯяд, ки мактуб ба кӣ рафтааст.';

export const runsLetters: Catalogue<typeof Russian> = {
  fingerprint: (signs) =>
    `Нишонаи санҷиши ин пурсиш: ${signs}. Дар саҳифаи он, пеш аз саволи якум ҳамин нишона меистад. Он танҳо вақте дигар мешавад, ки пурсишро пӯшида, аз нав кушоянд.`,
  reminder: {
    subject: 'Пурсиш мунтазири ҷавоби шумост',
    why: (kind) => `Дар пурсиш аз шумо ҷавоб мепурсанд, ҷавоби шумо ҳоло нест.${EFFORT[kind]}`,
    caption: 'Номро касе гузоштааст, ки пурсишро мебарад:',
    poll: (title) => `Пурсиш: ${title}`,
    workspace: (name) => `Фазои корӣ: ${name}`,
    canAnswer,
    anonymous: `Пурсиш беном аст: ҳеҷ кас намебинад, ки кӣ ва чӣ ҷавоб додааст. ${TO_NOBODY}`,
    withNames: TO_NOBODY,
    action: 'Ҷавоб додан',
    footnote: 'Агар шумо ҳозир ҷавоб дода бошед, коре кардан лозим нест.',
    withBallots: {
      subject: 'Ёдоварӣ дар бораи пурсиш',
      why: (kind) =>
        `Дар пурсиш аз шумо ҷавоб мепурсанд. Ёдоварӣ пас аз ҷавоб додан ҳам омада метавонад: хидмат аниқ намедонад, ки кӣ ҷавоб додааст.${EFFORT[kind]}`,
      footnote: 'Агар шумо аллакай ҷавоб дода бошед, коре кардан лозим нест.',
    },
  },
  invitation: {
    subject: 'Аз шумо хоҳиш мекунанд, ки аз пурсиш гузаред',
    why: 'Дар Тонус пурсише кушода шуд, ки мунтазири ҷавоби шумост.',
    caption: 'Номи пурсиш ва фазои кориро ҳамкорон гузоштаанд:',
    poll: (title) => `Пурсиш: ${title}`,
    workspace: (name) => `Фазои корӣ: ${name}`,
    anonymous:
      'Пурсиш беном аст: аз ҷавоб маълум намешавад, ки онро кӣ додааст. Даъватномаро ҳамаи онҳое гирифтанд, ки аз онҳо ҷавоб мепурсанд.',
    withNames: 'Ҷавобҳо якҷоя бо номи шумо дида мешаванд.',
    action: 'Гузаштан аз пурсиш',
    footnote: (deadline) =>
      `${deadline === null ? '' : `${canAnswer(deadline)} `}Агар шумо аллакай ҷавоб дода бошед, коре кардан лозим нест.`,
  },
};
