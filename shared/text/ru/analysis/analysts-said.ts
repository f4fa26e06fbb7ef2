import { NBSP } from '../format.ts';

/** What became of asking a model; kept as data. */
export const analystsSaid = {
  sentOfWorkload: ({ name }: { name: string }) =>
    `В ${name} ушли числа и выводы встроенного анализа: без имён, адресов почты, названий команд и текстов задач`,
  sentOfAnswers: ({ name }: { name: string }) =>
    `В ${name} ушли числа, вопросы и темы: без имён, адресов почты, названий команд и текстов ответов`,
  notConnected: ({ name }: { name: string }) => `${name} не подключён`,
  replyLost: ({ name }: { name: string }) =>
    `Ответ ${name} не дошёл: анализ прервался. Второй раз не спрашивали, чтобы не платить дважды`,
  closedByPlan: ({ opensWith, plan }: { opensWith: string; plan: string }) =>
    `Анализ с ИИ${NBSP}— с тарифа ${opensWith}. Сейчас действует тариф ${plan}.`,
} as const;
