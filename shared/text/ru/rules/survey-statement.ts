import { quoted } from '../format.ts';

/** Numbers of people from two on: who there are, fewer than whom, with whom, by how many. */
const PEOPLE = ['двое', 'трое', 'четверо', 'пятеро', 'шестеро', 'семеро', 'восьмеро', 'девятеро', 'десятеро'];
const FEWER = ['двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];
const WITH = ['двумя', 'тремя', 'четырьмя', 'пятью', 'шестью', 'семью', 'восемью', 'девятью', 'десятью'];
const BY = ['два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const word = (words: readonly string[], count: number): string => words[count - 2] ?? String(count);

const ALIAS = 'ответы, сколько времени на\u00a0них ушло и час отправки под случайной меткой';
const WITH_ITS_PLACE = 'вместе с опросом или пространством';
const backups = (days: number) => `из\u00a0резервных копий — за\u00a0${days}\u00a0дней`;
const attributes = (names: readonly string[]) => names.map(quoted).join(', ');
const groups = (least: number) =>
  `итоги групп, где ответили хотя\u00a0бы ${word(PEOPLE, least)}, покажут рядом, каждый признак отдельно — числа, без слов`;
const changed = (least: number) =>
  `изменённый после показа ответ заменят при завершении, один раз и\u00a0только вместе с\u00a0${word(WITH, least - 1)} другими`;

/** What becomes of answers to a survey, where it is other than with a poll (`statement.ts`). */
export const surveyStatementText = {
  stored: {
    'anonymous-member': ALIAS,
    'named-member': 'ответы, ваше имя, когда вы начали и отправили, сколько времени ушло',
    'anonymous-link': ALIAS,
    'unmarked-link': `${ALIAS}; опрос не помечен анонимным, но по ссылке ответы приходят без имени`,
  },
  participation: (days: number) =>
    `сам факт, что вы ответили: без содержания и отдельно от ответов; когда опрос завершат, отметку сотрут, ${backups(days)}`,
  /** When so many people have answered, and after them as many more. */
  shownInSteps: (least: number) =>
    `когда ответят ${word(PEOPLE, least)}, дальше не\u00a0меньше чем по\u00a0${word(BY, least)} ${least < 5 ? 'ответа' : 'ответов'} вместе; до\u00a0${word(FEWER, least - 1)} ответов могут не\u00a0показать совсем; ${changed(least)}`,
  shownAtTheEnd: (least: number) =>
    `когда опрос завершат, если ответят хотя\u00a0бы ${word(PEOPLE, least)}; меньше ${word(FEWER, least)} новых не\u00a0покажут; ${changed(least)}`,
  team: (name: string) => `Команда: ${name}`,
  comparedOpenly: (names: readonly string[], least: number) =>
    `с\u00a0ответами хранится: ${attributes(names)}. Когда опрос завершат, ${groups(least)}`,
  comparedSealed: (names: readonly string[], least: number) =>
    `с\u00a0ответами под шифром хранится: ${attributes(names)}. Когда опрос завершат, ${groups(least)}; ключ уничтожат, и\u00a0чей ответ из\u00a0какой группы, узнать будет нельзя`,
  deleted: {
    'anonymous-member': (days: number) => `${WITH_ITS_PLACE}; удаление аккаунта их не затронет; ${backups(days)}`,
    'named-member': (days: number) => `${WITH_ITS_PLACE}; если удалить аккаунт, останутся без имени; ${backups(days)}`,
    'anonymous-link': (days: number) => `${WITH_ITS_PLACE}; ${backups(days)}`,
    'unmarked-link': (days: number) => `${WITH_ITS_PLACE}; ${backups(days)}`,
  },
} as const;
