/*
 * Words by which questions are read, whichever language they are asked in: Russian and English stand together.
 */

/** Words of questions whose high numbers mostly say something bad. */
export const HIGH_IS_BAD =
  /нагрузк|нагруж|перегруз|устал|утомл|стресс|тревог|тревож|выгор|переработ|сверхуроч|напряж|трудно|сложно|тяжел|тяжк|конфликт|меша|уйти|уволи|увольн|отвлека|одиноч|раздраж|скуч|боитесь|страш|давлени|\bworkload|\boverload|\boverwork|\bovertime|\btired|\bexhaust|\bstress|\banxi|\bburn(?:t|ed)?[ -]?out|\btense\b|\btension|\bheavy\b|\bconflict|\bgets? in (?:your|the) way|\bhinder|\bthink (?:of|about) leaving|\bquit|\bdistract|\blonel|\birritat|\bbor(?:ed|ing)\b|\bafraid|\bpressure/i;

/** Numbers that count something are better neither higher nor lower: “How many meetings were there this week?”. */
export const COUNTS =
  /^\s*(?:сколько(?!\s+у\s+вас\s+сил)|как\s+часто|который|во\s+сколько|how\s+many|how\s+much\s+time|how\s+often|what\s+time)/i;
