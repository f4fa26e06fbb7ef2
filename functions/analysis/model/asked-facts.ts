import { inLanguage } from '#shared/text/current.ts';
import { inWords } from '#shared/text/said.ts';
import type { Fact } from '../analysis.ts';
import { numbersIn } from '../numbers-in.ts';
import { saidOf, type Subject } from '../said-of.ts';

/** A fact as a model is given it, and as its words are held against it. */
export interface AskedFact extends Omit<Fact, 'text'> {
  /** In Russian, in which models are asked. */
  readonly text: string;
  /** Every number in `text`. */
  readonly numbers: readonly number[];
}

/** Facts in the language in which models are asked, whoever reads the analysis. */
export function askedFacts(subject: Subject, facts: readonly Fact[]): AskedFact[] {
  return inLanguage('ru', () =>
    facts.map((fact) => {
      const text = inWords(saidOf(subject), fact.text);
      return { ...fact, text, numbers: numbersIn(text) };
    }),
  );
}
