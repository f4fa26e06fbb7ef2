import type { RunKind } from '../../../rules/run-kinds.ts';
import { plural } from '../format.ts';
import { analystsSaid } from './analysts-said.ts';

const inSoMany = (kind: RunKind, runs: number) =>
  kind === 'survey' ? '' : ` в ${plural(runs, 'запуске', 'запусках', 'запусках')}`;

/** What the preparation of an analysis is at, has done, and failed by; kept as data. */
export const jobsSaid = {
  ...analystsSaid,
  collectingTasks: 'Собираем задачи',
  collectedTasks: ({ count, open }: { count: number; open: number }) =>
    `Собрали ${plural(count, 'задачу', 'задачи', 'задач')}, из них ${plural(open, 'открыта', 'открыты', 'открыто')}`,
  computingLoad: 'Считаем нагрузку',
  computedLoad: ({ findings }: { findings: number }) =>
    `Посчитали нагрузку: ${plural(findings, 'вывод', 'вывода', 'выводов')}`,
  collectingAnswers: 'Собираем ответы',
  collectedAnswers: ({ people, kind, runs }: { people: number; kind: RunKind; runs: number }) =>
    `Собрали ответы ${plural(people, 'человека', 'человек', 'человек')}${inSoMany(kind, runs)}`,
  readingAnswers: 'Разбираем ответы',
  readAnswers: ({ count, themes }: { count: number; themes: number }) =>
    `Разобрали ${plural(count, 'ответ', 'ответа', 'ответов')} словами: ${plural(themes, 'тема', 'темы', 'тем')}`,
  awaitingModel: ({ name }: { name: string }) => `Ждём ответа ${name}`,
  modelAnswered: ({ name }: { name: string }) => `${name} ответил`,
  verifying: 'Сверяем ответ с фактами',
  verifiedWhole: 'Сверили с фактами: всё подтвердилось',
  verifiedPart: ({ dropped }: { dropped: number }) =>
    `Сверили с фактами: убрали ${plural(dropped, 'утверждение', 'утверждения', 'утверждений')} без опоры`,
  readingPortal: ({ people, tasks }: { people: number; tasks: number }) =>
    `Читаем Bitrix24: ${plural(people, 'сотрудник', 'сотрудника', 'сотрудников')}, ${plural(tasks, 'задача', 'задачи', 'задач')}`,

  portalSlow: 'Bitrix24 читается дольше обычного: закажите анализ ещё раз через несколько минут',
  portalUnread: ({ problem }: { problem: string }) => `Анализировать нечего: задачи Bitrix24 не прочитаны. ${problem}`,
  noTasks: 'Анализировать нечего: задач нет',
  tooFewAnswersLeft: 'Показанных ответов стало меньше, чем нужно для анализа',
  givenUp: 'Анализ не получился: что-то сломалось на нашей стороне. Попробуйте ещё раз чуть позже',
  silent: 'Анализ прервался: его начали заново',
} as const;
