import type { Turn } from './tone-lexicon.ts';
import type { Token } from './tokens.ts';

/** A shorter text without a word of feeling is a topic. */
const LEAST_WORDS = 4;

const PAST = /(?:л|ла|ло|ли|лся|лась|лось|лись)$/;
const LEAST_LETTERS_OF_PAST = 4;
/** Nouns and small words that end like a verb of the past. */
const NOT_PAST = new Set(
  'отдел стол зал персонал материал журнал канал портал терминал школа сила силы дела дело мало село тепло начала начало угол цели мысли если тыл узел пол раздел потенциал филиал генерал сигнал мебели недели модели роли соли боли жили были было была был после около только столько сколько скала стали'.split(
    ' ',
  ),
);
const NUMBER =
  /^(?:\d|дв[аеоу]|тр[ие]|четыр|четвер|пят|шест|сем[ьи]|восем|девят|десят|сорок|ст[ао]$|тысяч|полтор|двое|трое|дважды|трижды|половин|полгода|полдня|один$|одна$|одного$)/;

/**
 * People who tell a bare fact («аванс пришёл девятого», «один туалет на восемьдесят человек») when asked about work
 * mostly complain by it: something happened, or it has a figure, and nothing in it says that it is an everyday matter.
 */
export function isHardship(turns: readonly Turn[], tokens: readonly Token[]): boolean {
  if (turns.some(({ exclaimed }) => exclaimed) && !turns.some(({ wish, whole }) => wish || whole)) return true;
  if (tokens.length < LEAST_WORDS || turns.some(isSettled)) return false;
  if (turns.some(({ order, from }) => order && from === 0)) return false;
  return tokens.some(({ normal }) => NUMBER.test(normal) || isPast(normal));
}

function isSettled({ wish, whole, routine }: Turn): boolean {
  return wish === true || whole === true || routine === true;
}

function isPast(word: string): boolean {
  return word.length >= LEAST_LETTERS_OF_PAST && PAST.test(word) && !NOT_PAST.has(word);
}
