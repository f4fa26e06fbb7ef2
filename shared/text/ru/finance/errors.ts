import { LOCALE } from '../format.ts';

const MOMENT = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
} as const;

/** What somebody has changed meanwhile, as an object of a sentence. */
const WHAT = {
  initiative: () => 'Инициативу',
  months: () => 'Месяцы',
  budget: (year: number) => `Бюджет на ${year} год`,
} as const;

/** Refusals of the finances. */
export const financeErrors = {
  tooMuchText: 'В\u00A0файле слишком много текста: разделите его на\u00A0части',
  tooManyDepartments: (most: number) =>
    `В расходах этого года уже ${most} отделов: выберите один из них или запишите расход на всю компанию`,
  wrongCursor: 'Некорректная позиция списка',
  listRenewed: 'Данные только что обновили. Откройте список заново',
  dataGone: 'Этих данных больше нет. Обновите страницу',
  dataChanged: (who: string | null, changedAt: string) =>
    `Эти данные уже изменили${who ? `: ${who}` : ''}, ${new Intl.DateTimeFormat(LOCALE, MOMENT).format(new Date(changedAt))} по\u00A0Москве. Обновите страницу, посмотрите, что там теперь, и\u00A0попробуйте ещё раз`,
  changed: {
    what: WHAT,
    byYou: (what: string) => `${what} изменили вы сами в другом окне. Обновите страницу и попробуйте ещё раз`,
    byOther: (what: string, name: string | null) =>
      `${what} уже изменили${name ? `: ${name}` : ''}. Обновите страницу, посмотрите, что там теперь, и попробуйте ещё раз`,
  },
  nothingToUndo: 'Вернуть нечего: хранится только одна предыдущая загрузка',
  monthsUndone: 'Вернуть можно только последнее изменение, и оно уже возвращено',
  tooManyMonthsTogether: (months: number, most: number) =>
    `Вместе с уже загруженными вышло бы ${months} мес., а места — на ${most}`,
  tooManyMonths: (most: number) => `Месяцев уже ${most}: уберите один из старых`,
  monthAhead: 'Этот месяц ещё не\u00A0наступил: проверьте год',
  tooManyInitiatives: (most: number) => `Инициатив уже ${most}: удалите одну из старых`,
  initiativeBusy: 'Инициативу прямо сейчас меняет кто-то ещё. Попробуйте ещё раз',
  initiativeAhead: 'Этот день ещё не наступил: пока инициатива не началась, оставьте поле пустым',
  chooseMeasure: 'Выберите показатель нагрузки',
  dataBusy: 'Данные прямо сейчас меняет кто-то ещё. Попробуйте ещё раз',
  expenseAhead: 'Этот день ещё не наступил: запишите расход, когда он случится',
  yearFull: (most: number) => `В этом году уже ${most} расходов, больше не поместится: сложите мелкие в один`,
  /** An expense that something else takes back. */
  expenseOf: {
    initiative: 'Это расход инициативы: он изменится или уйдёт вместе с ней',
    offer: 'Это расход по запросу партнёру: он уйдёт, если отменить запрос',
  },
} as const;
