import { plural } from '#shared/rules/plural.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';

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
  /** Why the first one is compared with none; empty where that is told elsewhere. */
  readonly first: string;
  /** « в трёх запусках», behind whose answers were collected. */
  readonly inSoMany: (runs: number) => string;
}

const WORDS: Readonly<Record<RunKind, RunWords>> = {
  poll: {
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
    first: 'Сравнивать пока не с чем: это первый запуск.',
    inSoMany: (runs) => ` в ${plural(runs, 'запуске', 'запусках', 'запусках')}`,
  },
  survey: {
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
    // Whether it repeats another is told, with the comparison, beside its results.
    first: '',
    inSoMany: () => '',
  },
};

/** How the texts of an analysis speak of what was asked. */
export function runWords({ kind = 'poll' }: { readonly kind?: RunKind }): RunWords {
  return WORDS[kind];
}
