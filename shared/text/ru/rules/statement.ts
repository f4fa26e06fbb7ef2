import { quoted } from '../format.ts';

const ALIAS = 'тексты и час отправки под случайной меткой';
const NO_TRACE = 'имя, IP-адрес и устройство';
const READERS = 'владелец, HR и руководители';
const WITH_ITS_PLACE = 'вместе с запуском, опросом или пространством';
const backups = (days: number) => `из\u00a0резервных копий — за\u00a0${days}\u00a0дней`;

/** What becomes of answers, as whoever is asked reads it before the first question: no more and no less. */
export const statementText = {
  terms: {
    stored: 'Хранятся',
    notStored: 'Не хранятся',
    marked: 'Отмечается',
    seen: 'Видят',
    shown: 'Показывают',
    compared: 'Сравнивают',
    counted: 'Считается',
    deleted: 'Удаляются',
  },
  /** What everything else comes down to. */
  title: {
    'anonymous-member': 'Ответы анонимны.',
    'named-member': 'Ответы с именем.',
    'anonymous-link': 'Ответы анонимны.',
    'unmarked-link': 'Имя не спрашиваем.',
  },
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'тексты, ваше имя и точное время отправки',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; опрос не помечен анонимным, но по ссылке и по коду ответы приходят без имени`,
  },
  notStored: {
    'anonymous-member': NO_TRACE,
    'named-member': 'IP-адрес и устройство',
    'anonymous-link': NO_TRACE,
    'unmarked-link': NO_TRACE,
  },
  participation: (days: number) =>
    `сам факт, что вы ответили: без содержания и отдельно от ответов; когда опрос закроют, отметку сотрут, ${backups(days)}`,
  codeUsed: (days: number) =>
    `сам факт, что этим кодом ответили: отдельно от ответов; кому он достался, нигде не\u00a0записано; когда опрос закроют, отметку сотрут, ${backups(days)}`,
  counted: 'по оценкам от\u00a00 до\u00a010 — общий eNPS',
  seen: {
    'anonymous-member': `${READERS}; кто именно ответил, им не показывают`,
    'named-member': `${READERS} — вместе с именем`,
    'anonymous-link': READERS,
    'unmarked-link': READERS,
  },
  seenByNobody:
    'никто, ни\u00a0сейчас, ни\u00a0потом: спросили меньше пяти человек, и\u00a0по\u00a0ответу было\u00a0бы видно, чей он',
  shown: {
    atOnce: 'каждый ответ сразу',
    atOnceWithoutName: 'каждый ответ сразу: кто следит, может догадаться, чей он',
    fromFive:
      'когда ответят пятеро, дальше не\u00a0меньше чем по\u00a0пять ответов вместе; до\u00a0четырёх ответов могут не\u00a0показать совсем',
    atClosing: 'когда опрос закроют, если ответят хотя\u00a0бы пятеро; меньше пяти новых не\u00a0покажут',
    apart:
      'на\u00a0каждый вопрос отдельно, вперемешку и\u00a0без часа, так что не\u00a0видно, кто ответил на\u00a0них вместе',
    changed:
      'изменённый после показа ответ заменят при закрытии, один раз и\u00a0только вместе с\u00a0четырьмя другими',
  },
  compared: (team: string) =>
    `с\u00a0ответами хранится ваша команда, ${quoted(team)}: когда опрос закроют, итоги команд, где ответили хотя\u00a0бы пятеро, покажут рядом — числа, без слов`,
  comparedOnSheet: (team: string) =>
    `с\u00a0ответами хранится команда вашего кода, ${quoted(team)}: когда опрос закроют, её итог покажут, если по\u00a0её листам ответят хотя\u00a0бы пятеро, — числа, без слов; кто печатал листы, мог сам ответить кодами, которые не\u00a0раздал`,
  deleted: {
    'anonymous-member': (days: number) => `${WITH_ITS_PLACE}; удаление аккаунта их не затронет; ${backups(days)}`,
    'named-member': (days: number) => `${WITH_ITS_PLACE}; если удалить аккаунт, останутся без имени; ${backups(days)}`,
    'anonymous-link': (days: number) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days: number) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
  caution: 'Не пишите того, по чему вас можно узнать.',
  cautionNamed: 'Пишите то, что готовы сказать от своего имени.',
} as const;
