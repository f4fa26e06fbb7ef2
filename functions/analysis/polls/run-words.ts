/** What asking once is called: a poll is run again and again, a survey is one. */
export interface RunWords {
  readonly stillOpen: string;
  readonly awaitEnd: string;
  readonly after: string;
  readonly every: string;
  readonly withLast: string;
  readonly untilNext: string;
  readonly inNext: string;
  readonly seenNext: string;
  /** What is repeated, and in how long. */
  readonly it: string;
  readonly again: string;
}

const POLL: RunWords = {
  stillOpen: 'Запуск ещё открыт',
  awaitEnd: 'Дождаться закрытия запуска',
  after: 'после каждого запуска',
  every: 'каждый запуск',
  withLast: 'с прошлым запуском',
  untilNext: 'до следующего запуска',
  inNext: 'на следующем запуске',
  seenNext: 'Видно по следующему запуску',
  it: 'опрос',
  again: 'через две–четыре недели',
};

const SURVEY: RunWords = {
  stillOpen: 'Исследование ещё идёт',
  awaitEnd: 'Дождаться завершения исследования',
  after: 'после каждого исследования',
  every: 'каждое исследование',
  withLast: 'с прошлым исследованием',
  untilNext: 'до следующего исследования',
  inNext: 'в следующем исследовании',
  seenNext: 'Видно по следующему исследованию',
  it: 'исследование',
  again: 'через квартал или полгода',
};

/** How the texts of an analysis speak of what was asked. */
export function runWords({ isSurvey = false }: { readonly isSurvey?: boolean }): RunWords {
  return isSurvey ? SURVEY : POLL;
}
