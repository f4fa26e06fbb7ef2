import { moscowTime } from '../dates.ts';
import type { RunKind } from '../../../rules/run-kinds.ts';

/** What a reminder says of the time it takes: a survey may be long. */
const EFFORT: Readonly<Record<RunKind, string>> = { poll: ' Обычно это занимает пару минут.', survey: '' };

const canAnswer = (deadline: string) => `Ответить можно до ${moscowTime(deadline)}.`;
const TO_NOBODY = 'Письмо отправил сервис: кому оно ушло, он не говорит никому.';

/** Letters that ask people to answer a run. */
export const runsLetters = {
  /** Of a run with ballots, whose fingerprint stands on the page, too. */
  fingerprint: (signs: string) =>
    `Отпечаток этого опроса: ${signs}. Такой же стоит на его странице, перед первым вопросом. Он сменится, только если опрос закроют и откроют снова.`,
  reminder: {
    subject: 'Опрос ждёт вашего ответа',
    why: (kind: RunKind) => `Вас спрашивают в опросе, и вашего ответа пока нет.${EFFORT[kind]}`,
    caption: 'Название указал тот, кто проводит опрос:',
    poll: (title: string) => `Опрос: ${title}`,
    workspace: (name: string) => `Пространство: ${name}`,
    canAnswer,
    anonymous: `Опрос анонимный: кто и что ответил, не видно никому. ${TO_NOBODY}`,
    withNames: TO_NOBODY,
    action: 'Ответить',
    footnote: 'Если вы только что ответили, ничего делать не нужно.',
    /** Of a run with ballots: of one that was given out nobody knows whether it has been used. */
    withBallots: {
      subject: 'Напоминаем об опросе',
      why: (kind: RunKind) =>
        `Вас спрашивают в опросе. Напоминание может прийти и после ответа: кто ответил, сервис точно не знает.${EFFORT[kind]}`,
      footnote: 'Если вы уже ответили, ничего делать не нужно.',
    },
  },
  invitation: {
    subject: 'Вас просят пройти опрос',
    why: 'В Тонусе открыт опрос, который ждёт вашего ответа.',
    caption: 'Название опроса и пространства указали коллеги:',
    poll: (title: string) => `Опрос: ${title}`,
    workspace: (name: string) => `Пространство: ${name}`,
    anonymous: 'Опрос анонимный: по ответу не видно, кто его дал. Приглашение получили все, кого он спрашивает.',
    withNames: 'Ответы видны вместе с именем.',
    action: 'Пройти опрос',
    footnote: (deadline: string | null) =>
      `${deadline === null ? '' : `${canAnswer(deadline)} `}Если вы уже ответили, ничего делать не нужно.`,
  },
  /** To whoever has left a workspace. */
  leaver: {
    subject: 'Несколько вопросов о вашем уходе',
    gone: 'Вы больше не участник рабочего пространства в Тонусе. Если вы уходите из компании, расскажите, пожалуйста, почему: это поможет тем, кто остаётся.',
    workspace: 'Рабочее пространство:',
    anonymous:
      'Опрос анонимный: восемь вопросов, около трёх минут, без входа. Ссылка у всех одна, и по ответу не видно, кто его дал. Компания увидит ответы, только когда ответят не меньше пяти человек.',
    answer: 'Ответить на вопросы',
    footnote: 'Отвечать не обязательно. Других писем об этом не будет.',
  },
} as const;
