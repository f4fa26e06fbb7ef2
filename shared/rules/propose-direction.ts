import type { Direction } from '../models/answers.ts';

/** Words of questions whose high numbers mostly say something bad. */
const HIGH_IS_BAD =
  /нагрузк|нагруж|перегруз|устал|утомл|стресс|тревог|тревож|выгор|переработ|сверхуроч|напряж|трудно|сложно|тяжел|тяжк|конфликт|меша|уйти|уволи|увольн|отвлека|одиноч|раздраж|скуч|боитесь|страш|давлени/i;
/** Numbers that count something are better neither higher nor lower: «Сколько встреч было на неделе?». */
const COUNTS = /^\s*(?:сколько(?!\s+у\s+вас\s+сил)|как\s+часто|который|во\s+сколько)/i;

/**
 * Which answers of a question are probably the better ones, by its words. A guess to be confirmed by a person and
 * nothing else: nobody is judged by it.
 */
export function proposeDirection(text: string): Direction {
  const plain = text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
  if (HIGH_IS_BAD.test(plain)) return 'lower_is_better';
  return COUNTS.test(plain) ? 'neither' : 'higher_is_better';
}
