import { quoted } from './quoted.ts';
import type { RunVisibility } from '../models/answers.ts';
import {
  AT_ONCE,
  BACKUP_DAYS,
  CAUTION,
  CAUTION_NAMED,
  COUNTED,
  type Kind,
  kindOf,
  NOT_STORED,
  type PollStatement,
  SEEN,
  TITLE,
} from './poll-statement.ts';

/** What of a survey decides how its answers are kept. */
export interface SurveySettings {
  readonly anonymous: boolean;
  /** Answered by a member who is logged in, or by whoever has the public link. */
  readonly via: 'member' | 'link';
  /** When the answers are shown. */
  readonly visibility: RunVisibility;
  /** So many people make the smallest group that is told by itself. */
  readonly smallestGroup: number;
  /** What is kept with the answers to compare groups: «Команда: Продажи»; empty where nothing is. */
  readonly comparedBy: readonly string[];
  /** Whether a question asks for a recommendation, 0 to 10. */
  readonly hasEnps: boolean;
}

/** Says of a survey what the server does with its answers, no more and no less. */
export function surveyStatement(settings: SurveySettings): PollStatement {
  const kind = kindOf(settings);
  const points = [
    { term: 'Хранятся', text: STORED[kind] },
    { term: 'Не хранятся', text: NOT_STORED[kind] },
    ...(kind === 'anonymous-member' ? [PARTICIPATION] : []),
    { term: 'Видят', text: SEEN[kind] },
    { term: 'Показывают', text: shownWhen(settings, kind) },
    ...(settings.comparedBy.length > 0 ? [compared(settings, kind)] : []),
    ...(settings.hasEnps ? [COUNTED] : []),
    { term: 'Удаляются', text: `${DELETED[kind]}; из\u00a0резервных копий — за\u00a0${BACKUP_DAYS}\u00a0дней` },
  ];
  return { title: TITLE[kind], points, caution: kind === 'named-member' ? CAUTION_NAMED : CAUTION };
}

/** Numbers of people as Russian says them, from two on: who there are, fewer than whom, with whom, by how many. */
const PEOPLE = ['двое', 'трое', 'четверо', 'пятеро', 'шестеро', 'семеро', 'восемь', 'девять', 'десять'];
const FEWER = ['двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];
const WITH = ['двумя', 'тремя', 'четырьмя', 'пятью', 'шестью', 'семью', 'восемью', 'девятью', 'десятью'];
const BY = ['два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const word = (words: readonly string[], count: number): string => words[count - 2] ?? String(count);

const ALIAS = 'ответы, сколько времени на\u00a0них ушло и час отправки под случайной меткой';
const STORED: Record<Kind, string> = {
  'anonymous-member': ALIAS,
  'named-member': 'ответы, ваше имя, когда вы начали и отправили, сколько времени ушло',
  'anonymous-link': ALIAS,
  'unmarked-link': `${ALIAS}; опрос не помечен анонимным, но по ссылке ответы приходят без имени`,
};

const PARTICIPATION = {
  term: 'Отмечается',
  text: `сам факт, что вы ответили: без содержания и отдельно от ответов; когда опрос завершат, отметку сотрут, из\u00a0резервных копий — за\u00a0${BACKUP_DAYS}\u00a0дней`,
};

/** When answers are shown: what results show by. */
function shownWhen({ visibility, smallestGroup: least }: SurveySettings, kind: Kind): string {
  if (visibility === 'live')
    return kind === 'named-member' ? AT_ONCE : `${AT_ONCE}: кто следит, может догадаться, чей он`;
  const people = word(PEOPLE, least);
  const some =
    visibility === 'closed'
      ? `когда опрос завершат, если ответят хотя\u00a0бы ${people}; меньше ${word(FEWER, least)} новых не\u00a0покажут`
      : `когда ответят ${people}, дальше не\u00a0меньше чем по\u00a0${word(BY, least)} ${least < 5 ? 'ответа' : 'ответов'} вместе; до\u00a0${word(FEWER, least - 1)} ответов могут не\u00a0показать совсем`;
  return `${some}; изменённый после показа ответ заменят при завершении, один раз и\u00a0только вместе с\u00a0${word(WITH, least - 1)} другими`;
}

function compared({ comparedBy, smallestGroup }: SurveySettings, kind: Kind) {
  const attributes = comparedBy.map(quoted).join(', ');
  const groups = `итоги групп, где ответили хотя\u00a0бы ${word(PEOPLE, smallestGroup)}, покажут рядом, каждый признак отдельно — числа, без слов`;
  const text =
    kind === 'anonymous-member'
      ? `с\u00a0ответами под шифром хранится: ${attributes}. Когда опрос завершат, ${groups}; ключ уничтожат, и\u00a0чей ответ из\u00a0какой группы, узнать будет нельзя`
      : `с\u00a0ответами хранится: ${attributes}. Когда опрос завершат, ${groups}`;
  return { term: 'Сравнивают', text };
}

const WITH_ITS_PLACE = 'вместе с опросом или пространством';
const DELETED: Record<Kind, string> = {
  'anonymous-member': `${WITH_ITS_PLACE}; удаление аккаунта их не затронет`,
  'named-member': `${WITH_ITS_PLACE}; если удалить аккаунт, останутся без имени`,
  'anonymous-link': WITH_ITS_PLACE,
  'unmarked-link': WITH_ITS_PLACE,
};
