import type { Theme, Tone } from '#functions/analysis/text/types.ts';

/*
 * How comments are labelled.
 *
 * A comment names up to three themes:
 *   pay            Salary, bonuses, fines, delays of payment, paid overtime, benefits such as insurance.
 *   load           The amount and pace of work, and people who are missing to do it.
 *   manager        A head of any rank: how they treat people, set tasks, decide, help. What the company tells is `communication`.
 *   team           Colleagues and the mood among them.
 *   growth         Training, mentoring, career.
 *   processes      Approvals, reports, rules of work, order in tasks and supplies, programs.
 *   conditions     The place of work: premises, equipment, vehicles, canteen, working clothes, the way to it.
 *   meaning        Whether the work is interesting and of use to somebody.
 *   recognition    Thanks, praise, the feeling of being valued.
 *   communication  What the company tells its people, and whether its directors hear them.
 *   balance        Working hours, shifts, days off, holidays and work from home against private life.
 *
 * Its tone is what the author feels about what they write of.
 *
 * A pure wish or question is neutral, and so is a bare topic («Зарплата») or a fact that is no hardship.
 * A bare nuisance («Шум») and a fact whose only sense is a hardship («третий месяц без выходных») are negative.
 * A denied complaint («жалоб нет») is positive, a denied praise is negative, irony is labelled by what it means.
 * «Всё устраивает» is positive, «нормально» is neutral.
 * A comment is mixed if it both praises and complains; praise with a wish stays positive, a complaint with a wish
 * stays negative.
 */

/** The main reason why counting words of praise and complaint misreads a comment. */
export const HARD = [
  // The sense hangs on a «не», «нет», «ни».
  'negation',
  // Says the opposite of what is meant.
  'irony',
  // Praises one thing and complains of another.
  'mixed',
  // Jargon of a trade or of the street.
  'slang',
  // Written with mistakes.
  'typos',
  // Bare facts without a word of feeling.
  'implicit',
] as const;

export type Hard = (typeof HARD)[number];

/**
 * An employee's comment from an open question of a poll, labelled by a person.
 *
 * A theme counts if the comment says something of it, not if it merely uses a word of it. The amount of work is
 * `load`, its hours are `balance`; equipment is `conditions`, programs are `processes`; overtime is `balance`, that
 * it is not paid is `pay`. A comment without a theme («нет», «всё устраивает», off-topic) has none.
 */
export interface LabelledComment {
  readonly text: string;
  readonly themes: readonly Theme[];
  readonly tone: Tone;
  readonly hard?: Hard | undefined;
}
