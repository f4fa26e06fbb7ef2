import { chooseApart } from './choose-apart.ts';
import type { Alike } from '../count-answers.ts';
import type { DimensionGroups } from './groups.ts';
import type { Crossing } from './overlap.ts';

/** Where a respondent stands: by dimension that is told, the index of their group. */
export interface Placed extends Crossing {
  readonly of: Alike;
}

/** Puts respondents into the groups of the dimensions that are told. */
export function placeRespondents(people: readonly Alike[], dimensions: readonly DimensionGroups[]): Placed[] {
  const told = dimensions.filter(({ whyNot }) => whyNot === null);
  return people.map((of) => ({
    of,
    people: of.responses,
    blocks: told.map(({ dimension, groups }) => groups.findIndex(({ values }) => values.has(of.attributes[dimension]))),
  }));
}

/**
 * Of which groups a question is told: by dimension that is told, the indexes of its groups. People pass over questions,
 * or are not asked, so what holds for groups is asked again of those who answered: no cell of fewer than `smallest`, no
 * rest of a dimension of fewer, no few by sums over several dimensions. Who is asked a question on a condition has said
 * so before: how many answered it is told `within` the groups the question of the condition is told of, and no others.
 */
export function shownCells(
  placed: readonly Placed[],
  question: number,
  smallest: number,
  within: readonly ReadonlySet<number>[] | null = null,
): ReadonlySet<number>[] {
  const dimensions = placed[0]?.blocks.length ?? 0;
  const answered = placed.map(({ blocks, of }) => ({ blocks, people: of.questions[question]!.answered }));
  const divisions = Array.from({ length: dimensions }, (_, dimension) => {
    const sizes = Array.from({ length: 1 + Math.max(...placed.map(({ blocks }) => blocks[dimension]!)) }, () => 0);
    for (const { blocks, people } of answered) sizes[blocks[dimension]!]! += people;
    const together = within ? [...sizes.keys()].filter((group) => !within[dimension]!.has(group)) : [];
    return { sizes, together: new Set(together) };
  });
  return chooseApart(divisions, answered, smallest).map(({ apart }) => apart);
}
