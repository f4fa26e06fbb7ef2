import { plural } from '../format.ts';

/** Words of results that are read as an article, of polls and surveys alike. */
export const articleText = {
  sections: {
    finding: 'Вывод',
    scores: 'Оценки',
    counted: 'В числах',
    teams: 'По командам',
    written: 'Что пишут',
    toDo: 'Что делать',
    team: 'Команде',
    answers: 'Ответы',
  },
  how: 'Как это посчитано',
  moreQuestions: (count: number) => `Ещё ${plural(count, 'вопрос', 'вопроса', 'вопросов')}`,
  tell: {
    copy: 'Скопировать вывод',
    copied: 'Вывод скопирован',
    failed: 'Не получилось скопировать',
    print: 'Напечатать',
    report: {
      title: 'Вы сказали — мы сделали.',
      notWritten: 'Страница с тем, что услышали и что меняется. Пока не написана.',
      draft: 'Черновик есть, команда страницу не видит.',
      told: (day: string) => `Рассказано ${day}: страницу прочтёт каждый, у кого есть ссылка.`,
      write: 'Рассказать команде',
      open: 'Открыть страницу',
    },
    pack: {
      title: 'Отчёт для встречи.',
      text: 'Директору, совету или команде: PDF или слайды из этих итогов, нагрузки и сделанного.',
      make: 'Собрать отчёт',
    },
  },
} as const;
