import { formatNumber, NBSP, plural, pluralForm } from './format.ts';

const answers = (count: number) => plural(count, 'ответ', 'ответа', 'ответов');
const seconds = (count: number) => plural(count, 'секунду', 'секунды', 'секунд');

/** Texts of a kiosk: a tablet on which people answer one after another. */
export const kioskText = {
  loading: 'Открываем киоск',
  begin: 'Начать',
  forgets: 'Имени здесь нет. Закончите, и экран всё забудет',
  forgetsAlone: 'Закончите, и экран всё забудет',
  queued: 'Если сети нет, ответ подождёт на этом планшете и уйдёт сам.',
  /** Where one is among the questions, and what is heard of it. */
  step: (number: number, total: number) => `${formatNumber(number)}${NBSP}из${NBSP}${formatNumber(total)}`,
  question: (number: number, total: number) => `Вопрос ${formatNumber(number)} из ${formatNumber(total)}`,
  back: 'Назад',
  next: 'Дальше',
  send: 'Отправить',
  sending: 'Отправляем…',
  silence: (left: number) => `Без касаний вернёмся к${NBSP}началу через ${seconds(left)}`,

  thanks: 'Спасибо за ответ',
  delivered: 'Ответ отправлен, на этом экране его больше нет.',
  waits: 'Ответ сохранён на планшете и уйдёт сам, когда появится сеть.',
  notTaken: 'Ответ не принят',
  notTakenHint: 'Опрос закрыли раньше, чем вы закончили.',
  notKept: 'Ответ не сохранился',
  notKeptHint: 'На планшете кончилось место. Скажите тому, кто за ним следит, и ответьте ещё раз.',
  done: 'К началу',

  foot: {
    waiting: (count: number) =>
      `${answers(count)} ${pluralForm(count, 'ждёт и уйдёт сам', 'ждут и уйдут сами', 'ждут и уйдут сами')}`,
    offline: 'сети нет',
    offlineWaiting: (waiting: string) => `сети нет, ${waiting}`,
    refused: (count: number) => `не принято, потому что опрос закрыт: ${answers(count)}`,
    stale: 'связи нет больше суток: опрос мог закончиться, ответы храним и пробуем отправить',
  },

  notOpen: 'Опрос ещё не открыт',
  notOpenHint: 'Киоск проверит сам и покажет опрос, как только его откроют.',
  ended: 'Опрос завершён',
  endedHint: 'Ответы больше не принимают. Спасибо всем, кто ответил.',
  pastDeadline: 'Срок опроса прошёл',
  pastDeadlineHint: 'Сети нет, и продлили ли опрос, планшет не знает. Он проверит, когда появится сеть.',
  gone: 'Этот киоск завершён',
  goneHint: 'Его завершили, или адрес неверен. Новый делает тот, кто ведёт опрос.',
  failed: 'Не получилось открыть киоск',
  failedHint: 'Нет связи с сервером. В первый раз киоску нужен интернет, потом он работает и без него.',
  retry: 'Попробовать снова',
  noStore: 'Этот браузер не хранит данные',
  noStoreHint: 'Без этого ответы пропали бы, если нет сети. Откройте адрес в обычном окне другого браузера.',

  leave: 'Выйти по ПИН-коду',
  pin: {
    title: 'ПИН-код киоска',
    hint: 'Его знает тот, кто делал киоск.',
    label: 'ПИН-код',
    submit: 'Выйти',
    cancel: 'Отмена',
    checking: 'Проверяем…',
    wrong: 'ПИН-код не подошёл',
    wait: (left: number) => `ПИН-код не подошёл. Ещё раз можно через ${seconds(left)}`,
    unable: 'Проверить ПИН-код можно только на странице с https',
  },
  left: 'Киоск закрыт на этом планшете',
  leftHint: 'На планшете ничего не осталось.',
  leftWaiting: (count: number) =>
    `Осталось отправить: ${answers(count)}. Не закрывайте страницу, пока не появится сеть.`,
  again: 'Запустить снова',
} as const;
