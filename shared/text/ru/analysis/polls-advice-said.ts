import type { RunKind } from '../../../rules/run-kinds.ts';
import { formatNumber, plural, pluralForm } from '../format.ts';
import { fewerThan, people } from '../numbers.ts';
import { THEME_ADVICE, type AnswerTheme, type ThemeAdvice } from './theme-advice.ts';

const TIMELINES = { now: 'на этой неделе', soon: '2–6 недель', later: '3–6 месяцев' } as const;

/** What asking once is called: a poll is run again and again, a survey is one. */
interface RunWords {
  readonly awaitEnd: string;
  readonly after: string;
  readonly every: string;
  readonly withLast: string;
  readonly untilNext: string;
  readonly inNext: string;
  readonly inNext1st: string;
  readonly seenNext: string;
  /** What is repeated, and in how long. */
  readonly it: string;
  readonly again: string;
}

const RUNS: Readonly<Record<RunKind, RunWords>> = {
  poll: {
    awaitEnd: 'Дождаться закрытия запуска',
    after: 'после каждого запуска',
    every: 'каждый запуск',
    withLast: 'с прошлым запуском',
    untilNext: 'до следующего запуска',
    inNext: 'в следующем запуске',
    inNext1st: 'В следующем запуске',
    seenNext: 'Видно по следующему запуску',
    it: 'опрос',
    again: 'через две–четыре недели',
  },
  survey: {
    awaitEnd: 'Дождаться завершения исследования',
    after: 'после каждого исследования',
    every: 'каждое исследование',
    withLast: 'с прошлым исследованием',
    untilNext: 'до следующего исследования',
    inNext: 'в следующем исследовании',
    inNext1st: 'В следующем исследовании',
    seenNext: 'Видно по следующему исследованию',
    it: 'исследование',
    again: 'через квартал или полгода',
  },
};

const READ = 'Прочитайте ответы словами сами: серьёзное бывает сказано и один раз.';
const NO_SUM = 'сумма не названа: в ответах нет цен. Её можно посчитать, когда решено, что именно делать';

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** Somebody by role within a sentence. */
const whom = (who: string) => (who.startsWith('HR') ? who : `${who.charAt(0).toLowerCase()}${who.slice(1)}`);
const part = (count: number, writers: number) => `${formatNumber(count)} из ${formatNumber(writers)} написавших`;

/** What is advised about answers; kept as data. */
export const pollsAdviceSaid = {
  timeline: ({ horizon }: { horizon: keyof typeof TIMELINES }) => TIMELINES[horizon],
  adviceTitle: ({ theme, horizon }: { theme: AnswerTheme; horizon: keyof ThemeAdvice }) =>
    THEME_ADVICE[theme][horizon].title,
  adviceText: ({ theme, horizon }: { theme: AnswerTheme; horizon: keyof ThemeAdvice }) =>
    THEME_ADVICE[theme][horizon].description,
  adviceFor: ({ theme, horizon }: { theme: AnswerTheme; horizon: keyof ThemeAdvice }) =>
    THEME_ADVICE[theme][horizon].responsible,
  resources: ({ theme }: { theme: AnswerTheme }) =>
    `Время: ${whom(THEME_ADVICE[theme].soon.responsible)}. Деньги: ${NO_SUM}`,
  noSum: capital(NO_SUM),

  // What to reach.
  seenNext: ({ kind }: { kind: RunKind }) => RUNS[kind].seenNext,
  goalAnswered: (told: { kind: RunKind; least: number; of: number; count: number }) =>
    `${RUNS[told.kind].inNext1st} ответят хотя бы ${formatNumber(told.least)} из ${formatNumber(told.of)} (сейчас ${formatNumber(told.count)})`,
  goal: (told: { label: string; kind: RunKind; most: number; of: number; count: number }) =>
    `${told.label}: ${RUNS[told.kind].inNext} не больше ${formatNumber(told.most)} из ${formatNumber(told.of)} (сейчас ${formatNumber(told.count)})`,

  // What to do about a figure.
  discussQuestion: ({ question }: { question: string }) => `Разобрать с командами ответы на вопрос «${question}»`,
  discussQuestionText: ({ kind }: { kind: RunKind }) =>
    `Показать итог без имён и спросить, что за ним стоит. Выбрать одну перемену ${RUNS[kind].untilNext}.`,
  discussQuestionFor: 'Руководители команд',
  askWhatWouldHelp: 'Спросить людей, что изменило бы их оценку',
  askWhatWouldHelpText: 'На встречах команд, без поиска критиков: ответы анонимны. Записать три самые частые причины.',
  askWhatWouldHelpFor: 'HR и руководители команд',
  /** Of eNPS where no question is named. */
  findOutWhatChanged: ({ figure, up }: { figure: string | null; up: boolean }) =>
    `Выяснить, что изменилось: ${figure === null ? 'eNPS' : `среднее на вопрос «${figure}»`} ${up ? 'выше' : 'ниже'}`,
  findOutWhatChangedText:
    'Вспомнить, что произошло между запусками, и спросить команды. Опрос показывает, что изменилось, но не почему.',
  askWhySilent: 'Спросить, почему многие не отвечают',
  askWhySilentText:
    'Некогда, не верят в анонимность, не видят толку: ответ подскажет, что менять. Рассказать, что сделали после прошлого опроса.',
  forHr: 'HR',

  // What goes on.
  feedback: 'Обратная связь',
  afterEach: ({ kind }: { kind: RunKind }) => RUNS[kind].after,
  tellHeard: 'Рассказать людям, что услышали',
  tellDone: 'Назвать, что делаем, что нет и почему',
  unhappyThemes: 'Темы, которыми недовольны',
  everyOne: ({ kind }: { kind: RunKind }) => RUNS[kind].every,
  compareUnhappy: ({ kind }: { kind: RunKind }) => `Сравнить число недовольных ${RUNS[kind].withLast}`,

  // The whole of it.
  adviseNoRuns: 'Запусков ещё нет: советовать пока нечего.',
  adviseTooFew: ({ least }: { least: number }) =>
    `Ответов меньше ${fewerThan(least)}: советовать можно, когда ответят хотя бы ${people(least)}.`,
  adviseFirst: ({ title }: { title: string }) => `Начните с первого: «${title}».`,
  adviseMore: ({ more }: { more: number }) =>
    `Дальше — ещё ${plural(more, 'шаг', 'шага', 'шагов')}, каждый следует из своего вывода.`,
  adviseTelling: ({ kind }: { kind: RunKind }) =>
    `Расскажите людям, что услышали, и повторите ${RUNS[kind].it} в тех же словах.`,
  adviseUnjudged: 'Хороши ли оценки, не сказать: у вопросов не указано, что лучше, больше или меньше.',
  adviseCalm: 'Срочного по ответам в целом не видно.',
  adviseNothing: 'По ответам в целом советовать пока нечего.',

  // What was not concluded.
  wordsNotShown: 'Ответы словами пока не показаны: о них ничего не сказано.',
  wordsTooFew: ({ least }: { least: number }) =>
    `По ответам словами выводов не делали: их меньше ${fewerThan(least)}. ${READ}`,
  unhappyInPart: ({ unhappy, writers, least }: { unhappy: number; writers: number; least: number }) =>
    `${pluralForm(unhappy, 'Недоволен', 'Недовольны', 'Недовольны')} ${part(unhappy, writers)}, но ни одна тема до совета не дошла: советуем, когда темой недовольны хотя бы ${people(least)} и критикуют её чаще, чем хвалят. ${READ}`,
  unclearInPart: ({ unclear, writers }: { unclear: number; writers: number }) =>
    `Тон не ясен у ${part(unclear, writers)}: за них не решаем. ${READ}`,
  wordsUnread: ({ count }: { count: number }) =>
    `По ответам на других языках выводов не делали: их ${formatNumber(count)}. ${READ}`,

  // How to ask next time.
  nextFirst: 'Провести первый запуск и пригласить всех',
  nextAwait: ({ kind }: { kind: RunKind }) => `${RUNS[kind].awaitEnd}: итоги ещё изменятся`,
  nextRemind: 'Напомнить на третий и пятый день тем, кто не ответил: кто это, напоминание не выдаёт',
  nextByList: 'Звать по списку, а не только по ссылке: тогда будет видно, какая доля ответила',
  nextMorePeople: 'Спросить больше людей или напомнить: при таком числе ответов оценки неточны',
  nextDirections:
    'Указать у вопросов со шкалой, что лучше: больше или меньше. Без этого не сказать, хороши ли их оценки',
  nextOpenQuestion: 'Добавить один вопрос своими словами: «Что изменить в первую очередь?»',
  nextPlainer: 'Задать вопрос своими словами конкретнее: на такой отвечают охотнее',
  nextShorter: ({ kind, questions }: { kind: RunKind; questions: number }) =>
    `Сократить ${RUNS[kind].it}: сейчас ${plural(questions, 'вопрос', 'вопроса', 'вопросов')}, до конца доходят не все`,
  nextSameWords: 'Не менять слова вопросов: с прежними запусками их потом не сравнить',
  nextRepeat: 'Повторить в тех же словах: так видно, что изменилось',
  nextRepeatFirst: ({ kind }: { kind: RunKind }) =>
    `Повторить ${RUNS[kind].again} в тех же словах: тогда будет с чем сравнить`,
} as const;
