/** A survey, as far as it decides when figures are told. */
interface AnonymousRun {
  readonly isAnonymous: boolean;
  /** Whether it takes answers. */
  readonly open: boolean;
}

/** A question, as far as it decides the same. */
interface Question {
  readonly required: boolean;
  /** Whether it is asked after some answers only. */
  readonly conditional: boolean;
}

/**
 * Whether anything is told of the answers to a question of a survey now. While an anonymous survey is open only what
 * everybody answers is: a step brings at least a smallest group of people, of whom a single one may have answered a
 * question that can be passed over, and two looks would tell what.
 */
export function isShownNow({ isAnonymous, open }: AnonymousRun, { required, conditional }: Question): boolean {
  return !isAnonymous || !open || (required && !conditional);
}
