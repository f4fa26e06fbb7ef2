import { quoted } from '#shared/rules/quoted.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';
import { plural } from '#web/lib/formatters.ts';

/** Texts of surveys in the list, which are «исследования» in the interface. */
export const surveyText = {
  emptyEditor:
    'Исследований пока нет. Опрос — это несколько вопросов раз в неделю или две. Исследование проводят реже и спрашивают подробнее: с разделами, условиями и сравнением команд.',
  createFirst: 'Создать первое исследование',
  states: {
    PUBLISHED: 'идёт',
    DRAFT: 'черновик',
    COMPLETED: 'завершено',
    ARCHIVED: 'в архиве',
  } satisfies Record<SurveyStatus, string>,
  waits: 'ждёт ваших ответов',
  answered: 'вы ответили',
  anonymous: 'анонимно',
  named: 'с именами',
  byLink: 'есть ссылка',
  questions: (count: number) => plural(count, 'вопрос', 'вопроса', 'вопросов'),
  minutes: (minutes: number) => `около ${plural(minutes, 'минуты', 'минут', 'минут')}`,
  changed: (day: string) => `изменён ${day}`,
  completed: (day: string) => `завершено ${day}`,
  /** It is an «опрос» to whoever answers. */
  completedForMember: (day: string) => `завершён ${day}`,

  turnout: 'Ответили',

  take: 'Пройти',
  change: 'Изменить',
  edit: 'Продолжить',
  results: 'Результаты',
  actionsOf: (title: string) => `Действия с исследованием ${quoted(title)}`,
  menu: {
    take: 'Пройти самому',
    results: 'Результаты',
    settings: 'Срок и напоминания',
    link: 'Ссылка и QR-код',
    repeat: 'Повторить',
    complete: 'Завершить сейчас',
    report: 'Вы сказали — мы сделали',
    archive: 'В архив',
    restore: 'Вернуть из архива',
    delete: 'Удалить',
  },
  repeated: 'Черновик с теми же вопросами готов',
  archived: 'Исследование в архиве',
  restored: 'Исследование снова среди завершённых',
  failedTitle: 'Не получилось',

  complete: {
    title: 'Завершить исследование?',
    text: (title: string) =>
      `${quoted(title)} больше не примет ответов ни от кого, и открыть его снова нельзя: так никто не сможет вычислить последних ответивших. После этого посчитаем группы.`,
    confirm: 'Завершить',
    done: 'Исследование завершено',
  },
  delete: {
    title: 'Удалить исследование?',
    draft: (title: string, questions: string) => `Черновик ${quoted(title)} (${questions}) исчезнет насовсем.`,
    lost: (title: string, questions: string) =>
      `${quoted(title)} (${questions}), все ответы и итоги исчезнут насовсем, страница «Вы сказали — мы сделали» закроется. Ссылка перестанет открываться.`,
    confirm: 'Удалить исследование',
    done: 'Исследование удалено',
  },
} as const;

/** Texts of the dialog with the link of a survey. */
export const linkText = {
  title: 'Ссылка на исследование',
  forMembers: 'Для тех, у кого есть вход в Тонус: каждый ответит один раз.',
  forAll:
    'Откроется без входа: ответить сможет каждый, у кого есть ссылка. Такие ответы не попадают в сравнение групп.',
  notYet: 'Ссылка откроется, когда исследование запустят.',
  over: 'Исследование завершено: по ссылке ответов больше не принимают.',
  membersLabel: 'Ссылка со входом',
  allLabel: 'Ссылка без входа',
  copy: 'Скопировать ссылку',
  copied: 'Скопировано',
  copyFailed: 'Браузер не дал скопировать сам: выделите адрес и скопируйте.',
  showQr: 'Показать QR-код',
  hideQr: 'Спрятать QR-код',
  qrOf: (title: string) => `QR-код исследования ${quoted(title)}`,
  qrLoading: 'Рисуем код',
  qrFailed: 'Код не загрузился. Проверьте интернет и попробуйте ещё раз.',
  saveSvg: 'Скачать SVG',
  savePng: 'Скачать PNG',
  pngFailed: 'Браузер не нарисовал PNG. Скачайте SVG.',
  qrFile: 'QR',
  open: 'Открыть',
  own: 'Свой адрес',
  ownHint: 'Латинские буквы, цифры и дефисы, от 3 до 60 знаков. Пустое поле — случайный адрес, его не подобрать.',
  guessable: 'Понятный адрес проще набрать, но и угадать: ответить сможет любой, кто его угадал.',
  create: 'Создать ссылку',
  replace: 'Заменить ссылку',
  replaceHint: 'Прежняя сразу перестанет открываться, напечатанные коды тоже.',
  replaced: 'Новая ссылка готова, прежняя не открывается.',
  created: 'Ссылка готова.',
  done: 'Понятно',
} as const;
