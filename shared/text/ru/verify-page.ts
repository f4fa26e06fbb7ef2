import { formatNumber, NBSP, plural, pluralForm } from './format.ts';

const answers = (count: number) => plural(count, 'ответ', 'ответа', 'ответов');
const people = (count: number) => plural(count, 'человек', 'человека', 'человек');

/** Texts of the page on which anybody checks the record of an anonymous run. */
export const verifyText = {
  brand: 'Тонус',
  open: 'Страница открыта всем, вход не нужен',
  loading: 'Загружаем и проверяем запись',

  allHolds: (count: number) => `Всё сошлось: ${answers(count)}, ни${NBSP}одного лишнего или повторного`,
  broken: 'Запись не сошлась: этому итогу верить нельзя',
  brokenHint: 'Что именно не так, написано ниже. Сохраните запись: она понадобится, чтобы доказать это.',
  checkedIn: (seconds: string) =>
    `Проверил ваш браузер за${NBSP}${seconds}${NBSP}с. Верить нам на${NBSP}слово не${NBSP}нужно.`,
  checks: 'Что проверено',

  bars: { invited: 'Позвали', issued: 'Выдали бюллетеней', counted: 'Учли ответов' },
  figures: 'Бюллетени в числах',
  invited: (count: number) => people(count),
  issued: (count: number, again: number) =>
    again === 0 ? formatNumber(count) : `${formatNumber(count)}, из них взамен потерянных ${formatNumber(again)}`,
  counted: (count: number, unused: number) =>
    unused > 0
      ? `${formatNumber(count)}, ${plural(unused, 'бюллетень не использован', 'бюллетеня не использованы', 'бюллетеней не использованы')}`
      : formatNumber(count),

  signatures: {
    title: 'Каждый бюллетень с настоящей подписью',
    hint: 'Подписывали вслепую: кому выдали бюллетень, сервис видел, а какой у него номер, нет.',
    wrong: (count: number) => `Без настоящей подписи: ${answers(count)}. Их никто не мог дать честно.`,
    figure: (count: number, of: number) => `${formatNumber(count)} из${NBSP}${formatNumber(of)}`,
    unit: 'подписей',
  },
  repeats: {
    title: 'Ни один бюллетень не учтён дважды',
    hint: 'Все номера разные.',
    wrong: (count: number) => `Учтены повторно: ${answers(count)}.`,
    unit: (count: number) => pluralForm(count, 'повтор', 'повтора', 'повторов'),
  },
  limits: {
    title: 'Лишних бюллетеней нет',
    hint: (most: number, invited: number, again: number) =>
      again === 0
        ? `Учли не больше, чем выдали, а выдали не больше, чем позвали: ${formatNumber(invited)}.`
        : `Учли не больше, чем выдали. Выдали не больше ${formatNumber(most)}: позвали ${formatNumber(invited)}, взамен потерянных ${formatNumber(again)}.`,
    reopened: 'Запуск открывали снова, при каждом открытии бюллетени свои. Считали по каждому.',
    wrong: 'Бюллетеней больше, чем могло быть.',
  },
  whole: {
    title: 'Запись цела',
    hint: 'Ничего не вырезано, не дописано и не переставлено.',
    wrong: {
      whole: 'В записи чего-то не хватает, или в ней есть лишнее.',
      manifests: 'Ключи или вопросы не от этого запуска.',
      root: 'Запись изменили после публикации: её корень другой.',
    },
    unit: 'корень',
  },
  holds: 'Верно',
  fails: 'Не сошлось',

  receipt: {
    title: 'Не пропал ли ваш ответ',
    hint: 'Это скажет только ваша квитанция. Она останется в браузере.',
    choose: 'Выбрать квитанцию',
    another: 'Другая квитанция',
    counted: 'Ваш ответ учтён',
    countedHint: 'Бюллетень с вашей квитанции есть в записи. Что вы ответили, квитанция не знает.',
    missing: 'Вашего ответа в записи нет',
    missingHint:
      'Квитанция настоящая, а бюллетеня нет. Сохраните её и запись: вместе они доказывают, что ответ убрали.',
    missingWaiting: (waiting: number) =>
      `Квитанция настоящая. Может быть, ваш ответ среди тех, что пока не показаны (${formatNumber(waiting)}): их слишком мало, и по ним узнали бы людей.`,
    foreign: 'Эта квитанция не от этого запуска',
    foreignHint: 'Проверьте, тот ли файл вы выбрали и та ли страница открыта.',
    unreadable: 'Это не квитанция',
    unreadableHint: 'Нужен файл, который сохранил ваш браузер, когда вы ответили.',
  },
  recount: {
    title: 'Показанное посчитано по этим ответам',
    hint: 'Нужен файл пересчёта: его выгружает тот, кто видит итоги. Он тоже останется в браузере.',
    choose: 'Выбрать файл',
    another: 'Другой файл',
    fine: (questions: number, count: number) =>
      `Совпало: ${plural(questions, 'вопрос', 'вопроса', 'вопросов')}, ${answers(count)}`,
    fineHint: 'Каждый показанный ответ есть в записи, и ни один не спрятан.',
    wrong: 'Показанное не совпало с записью',
    wrongIn: (question: number, wrong: number, untold: number) =>
      `Вопрос ${question}: нет в записи ${formatNumber(wrong)}, не показано ${formatNumber(untold)}.`,
    untold: (count: number) =>
      `Не выгружены ${plural(count, 'вопрос', 'вопроса', 'вопросов')}: ответивших мало, или итоги показывают ответы по частям.`,
    unreadable: 'Это не файл пересчёта',
    unreadableHint: 'Его выгружают на странице итогов кнопкой «Выгрузить для пересчёта».',
  },

  notProven: 'Чего это не доказывает',
  notProvenOf: {
    people: (count: number) => `Что ${people(count)} в${NBSP}списке настоящие: его ведёт владелец пространства.`,
    silent:
      'Что за тех, кто не отвечал, не ответил сам сервис: ключ подписи у него. Числа выше только не дают таким ответам превысить число приглашённых.',
    others: (count: number) =>
      `Что ${answers(count)} без бюллетеня дали разные люди: по ссылке, коду или киоску отвечают без подписи.`,
    waiting: (count: number) =>
      `Что сказано в ${plural(count, 'ответе', 'ответах', 'ответах')}, которые пока не показаны: их слишком мало, и по ним узнали бы людей.`,
    reopened: 'Что никто не ответил ещё раз, когда запуск открыли снова: из другого браузера так можно.',
    style: 'Что вас не узнают по манере письма.',
    network: 'Что интернет-провайдер не видел, когда вы заходили.',
    page: 'Что страница опроса была та самая. Для этого есть отпечатки страниц.',
  },
  ourselves: 'Повторить без нас',
  record: 'Запись запуска',
  script: 'Проверяющий скрипт',
  scriptNote: 'для Node.js',
  pages: 'Отпечатки страниц',
  pagesNote: 'сверить',
  kilobytes: (bytes: number) => `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}${NBSP}КБ`,
  fingerprint: 'Отпечаток запуска',
  fingerprintOf: (opening: number) => `Отпечаток открытия ${opening}`,
  fingerprintHint: 'Сверьте с тем, что видели, когда отвечали.',

  notFound: 'Такого запуска нет',
  notFoundHint: 'В адресе ошибка, запуск удалили, или на него отвечают без бюллетеней.',
  running: 'Записи ещё нет: запуск идёт',
  runningHint: 'Она появится здесь, когда его закроют. Квитанцию сохраните до тех пор.',
  none: 'У этого запуска нет записи',
  noneHint:
    'Ответили слишком мало людей, чтобы показать итог, и публиковать нечего. Если запуск закрыли только что, обновите страницу через минуту.',
  failed: 'Не получилось загрузить запись',
  failedHint: 'Нет связи с сервером. Проверьте интернет и попробуйте снова.',
  retry: 'Попробовать снова',
} as const;
