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

/** A verb of the past: something happened. */
export function isPast(word: string): boolean {
  return word.length >= LEAST_LETTERS_OF_PAST && PAST.test(word) && !NOT_PAST.has(word);
}

/** A number, in figures or words. */
export function isFigure(word: string): boolean {
  return NUMBER.test(word);
}
