import type { Turn } from './tone-lexicon.ts';
import type { Token } from './tokens.ts';
import type { Tone } from './types.ts';

/** A shorter text without a word of feeling is a topic. */
const LEAST_WORDS = 3;
/** One figure describes, two compare. */
const LEAST_FIGURES = 2;

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
 * What a text without a word of feeling means. People who are asked about work and tell a bare fact («аванс пришёл
 * девятого», «один туалет на восемьдесят человек») mostly complain by it, if something happened or figures are told;
 * unless the fact is a kindness, or an everyday matter.
 */
export function toneOfFact(turns: readonly Turn[], tokens: readonly Token[]): Tone {
  if (turns.some(({ exclaimed }) => exclaimed) && !turns.some(({ wish, whole }) => wish || whole)) return 'negative';
  if (tokens.length < LEAST_WORDS || turns.some(({ wish, whole }) => wish || whole)) return 'neutral';
  if (turns.some(({ order, from }) => order && from === 0)) return 'neutral';
  const facts = turns.reduce((sum, { fact = 0 }) => sum + fact, 0);
  if (facts !== 0) return facts > 0 ? 'positive' : 'negative';
  if (turns.some(({ routine }) => routine)) return 'neutral';
  const figures = tokens.filter(({ normal }) => NUMBER.test(normal)).length;
  return figures >= LEAST_FIGURES || tokens.some(({ normal }) => isPast(normal)) ? 'negative' : 'neutral';
}

function isPast(word: string): boolean {
  return word.length >= LEAST_LETTERS_OF_PAST && PAST.test(word) && !NOT_PAST.has(word);
}
