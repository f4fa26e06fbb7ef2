import { grammarWords } from './grammar.ts';
import type { Turn } from './tone-lexicon.ts';
import type { Token } from './tokens.ts';

/*
 * Turns of speech that say by their form what no word of theirs says: “if only”, an infinitive that asks, a “no” that
 * takes up what was said before. What they say stands among the turns instead of their words.
 */

const SAID = 2;
/** “…, but the pay is not”: so many words stand before it at most. */
const SUBJECT_WORDS = 2;
/** “It would be very good”. */
const WISH_WORDS = 4;
const LEAVING = /^(?:уво|уше|ушла|ушли|уходи|сбеж|убеж|разбеж|уехал|бросил|не выдерж)/;
const GOOD =
  /^(?:хорошо|здорово|отлично|классно|круто|неплохо|супер|прекрасно|замечательно|лучше|удобно|удобнее|приятно|легче|проще|полезно|интересно)$/;
const INFINITIVE = /(?:[аеиоуыя]ть|сти|зти|йти|чь|чься)$/;
const NO_INFINITIVE =
  /(?:ость|есть|дцать|опять|пять|сеть|честь|часть|память|кровать|очень|ночь|помощь|речь|дочь|власть|печать|пусть|хоть|ведь|мать|зарплат\p{L}*)$/u;
/** With one of them an infinitive tells: “to work here is interesting”, “there is no time to be bored”. */
const TELLS =
  /^(?:некогда|нечего|незачем|некуда|негде|нечему|надо|нужно|нельзя|можно|невозможно|приходится|приходилось|трудно|тяжело|сложно|стыдно|страшно|приятно|интересно|легко|просто|хочу|хочется|хотят|не|тут|здесь|стало|бесполезно|одно|удовольствие|мука|радость|сказка|боюсь|устал|устала|устали|надоело|разучу\p{L}*|скоро|могу|может|могут|умеет|умеют|буду|будем|дают|дадут|пришлось|час\p{L}*|минут\p{L}*|как|себе|грешно|люблю|обожаю|ненавижу|понимаю|рад|рада|рады|\p{L}+нее)$/u;
/** A verb of somebody who does or did: “they forbade to rest”. */
const VERB = /(?:[аеиоуыя]л[аио]?|[аеиоуыя]л[аио]сь|лся|[юуя]т|[аеиуюя]тся|[еи]т)$/;

/** The turns of a text with what is said by form alone. */
export function tellUnsaid(turns: readonly Turn[], tokens: readonly Token[]): readonly Turn[] {
  const sentences = [...Map.groupBy(tokens.keys(), (at) => tokens[at]!.sentence).values()];
  return sentences.reduce((all, places) => {
    const [from, to] = [places[0]!, places.at(-1)! + 1];
    const within = all.filter((turn) => turn.from >= from && turn.from < to);
    const said = suppose(from, to, tokens) ?? takeUp(from, to, within, tokens) ?? ask(from, to, within, tokens);
    return said ? [...all.filter((turn) => turn.from < from), ...said, ...all.filter((turn) => turn.from >= to)] : all;
  }, turns);
}

/**
 * “If only they paid, nobody would leave”: what is supposed is not there, and missed. “If it were not for the team, I
 * would leave”: what is supposed away is there and good, the rest is not. “It would be good if” is a wish.
 */
function suppose(from: number, to: number, tokens: readonly Token[]): Turn[] | null {
  const normal = (at: number) => (at < to ? tokens[at]!.normal : '');
  const at = range(from, to).find((place) => normal(place) === 'если' && /^бы?$/.test(normal(place + 1)));
  if (at === undefined) return null;
  const { clause } = tokens[at]!;
  const main = range(from, to).filter((place) => tokens[place]!.clause !== clause);
  const isTold = main.some((place) => /^бы?$/.test(normal(place)));
  const isWish = main.length <= WISH_WORDS && main.some((place) => GOOD.test(normal(place)));
  if (!isTold || isWish) return [{ from: at, to: at + 2, wish: true, supposes: true }];
  const away = normal(at + 2) === 'не';
  if (!away) return [{ from: at, to: at + 2, weight: -SAID, supposes: true }];
  const leaves = main.some((place) => LEAVING.test(normal(place)));
  return leaves
    ? [
        { from: at, to: at + 2, weight: SAID, contrast: true, supposes: true },
        { from: at + 2, to: at + 3, weight: -SAID },
      ]
    : [{ from: at, to: at + 2, weight: -SAID, supposes: true }];
}

/** “Colleagues are good, the bosses are not”. */
function takeUp(from: number, to: number, turns: readonly Turn[], tokens: readonly Token[]): Turn[] | null {
  const last = to - 1;
  if (tokens[last]!.normal !== 'нет') return null;
  const clauses = [...Map.groupBy(range(from, last), (at) => tokens[at]!.clause).values()];
  const subject = clauses.at(-1)?.filter((at) => !grammarWords('takingUp').has(tokens[at]!.normal)) ?? [];
  if (clauses.length < 2 || subject.length === 0 || subject.length > SUBJECT_WORDS) return null;
  // “There is hardly any idle time”: what is hard to bear is not there.
  if (subject.some((at) => /(?:[ое]в|[еи]й|почти)$/.test(tokens[at]!.normal))) return null;
  if (turns.some((turn) => turn.from >= subject[0]! && turn.thing === -1)) return null;
  const before = turns.filter((turn) => turn.from < subject[0]!);
  const isPraised = before.some(({ weight = 0 }) => weight > 0) && !before.some(({ weight = 0 }) => weight < 0);
  if (!isPraised) return null;
  return [...before, { from: last, to, weight: -SAID, contrast: true }];
}

/** “To remove needless reports”: a sentence that begins with an infinitive asks for it, unless it says how that is. */
function ask(from: number, to: number, turns: readonly Turn[], tokens: readonly Token[]): Turn[] | null {
  let at = from;
  while (at < to - 1 && grammarWords('beforeInfinitive').has(tokens[at]!.normal)) at += 1;
  const { normal } = tokens[at]!;
  if (normal.length < 4 || !INFINITIVE.test(normal) || NO_INFINITIVE.test(normal) || to - at < 2) return null;
  if (range(at + 1, to).some((place) => tells(tokens[place]!.normal))) return null;
  return [{ from: at, to: at + 1, wish: true }, ...turns.filter((turn) => turn.contrast && turn.from > at)];
}

function tells(word: string): boolean {
  return TELLS.test(word) || (VERB.test(word) && !INFINITIVE.test(word));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at);
}
