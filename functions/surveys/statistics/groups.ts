import type { StoredDimension, WhyHidden } from '../repositories/survey-breakdown.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import { sum } from '#shared/rules/sum.ts';
import { chooseApart, type Apart } from './choose-apart.ts';
import type { Alike } from '../count-answers.ts';

/** More groups of a dimension are not told: what is stored, and what somebody can read, has an end. */
export const GROUPS_MAX = 40;

/** Respondents who are told together. */
export interface Group {
  /** Null for small groups together. */
  readonly name: string | null;
  /** The teams, tenures or roles in it; null among them for people of whom it is not known. */
  readonly values: ReadonlySet<string | null>;
}

/** What a dimension can tell. */
export interface DimensionGroups extends Pick<StoredDimension, 'dimension' | 'whyNot' | 'hidden'> {
  readonly groups: readonly Group[];
}

/**
 * Divides the respondents, for each dimension, into groups of at least `smallest`. What is smaller stands together, with
 * everybody of whom the dimension is not known; where these are still too few, the smallest of the others joins them.
 * And groups stand together where sums over several dimensions could otherwise be about fewer (overlap.ts); `dimensions`
 * stand in the order of what they are worth, the first is kept as it is. `known` are names that nobody may have answered
 * of: they are hidden like other small ones.
 */
export function groupRespondents(
  people: readonly Alike[],
  dimensions: readonly Dimension[],
  smallest: number,
  known: (dimension: Dimension) => Iterable<string | null> = () => [],
): DimensionGroups[] {
  const values = dimensions.map((dimension) => valuesOf(people, dimension, known(dimension)));
  const places = values.map((all) => new Map(all.map(({ value }, place) => [value, place])));
  const chosen = chooseApart(
    values.map((all) => ({
      sizes: all.map(({ responses }) => responses),
      together: new Set([...all.keys()].filter((place) => all[place]!.value === null || place >= GROUPS_MAX)),
    })),
    people.map(({ attributes, responses }) => ({
      blocks: dimensions.map((dimension, index) => places[index]!.get(attributes[dimension])!),
      people: responses,
    })),
    smallest,
  );
  return dimensions.map((dimension, index) => describe(dimension, values[index]!, chosen[index]!, smallest));
}

interface Value {
  readonly value: string | null;
  readonly responses: number;
}

/** What respondents are in this dimension, the largest first, those of whom it is not known last. */
function valuesOf(people: readonly Alike[], dimension: Dimension, known: Iterable<string | null>): Value[] {
  const counts = new Map<string | null, number>([...known].map((value) => [value, 0]));
  for (const { attributes, responses } of people) {
    counts.set(attributes[dimension], (counts.get(attributes[dimension]) ?? 0) + responses);
  }
  return [...counts]
    .map(([value, responses]) => ({ value, responses }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return a.value === null ? 1 : -1;
      return b.responses - a.responses || (a.value < b.value ? -1 : 1);
    });
}

function describe(
  dimension: Dimension,
  values: readonly Value[],
  { apart, alone }: Apart,
  smallest: number,
): DimensionGroups {
  const rest = values.filter((_, place) => !apart.has(place));
  const together = sum(rest.map(({ responses }) => responses));
  const groups = [
    ...values.filter((_, place) => apart.has(place)).map(({ value }) => ({ name: value, values: new Set([value]) })),
    ...(together > 0 ? [{ name: null, values: new Set(rest.map(({ value }) => value)) }] : []),
  ];
  const hidden = [...values.entries()].flatMap(([place, { value, responses }]) =>
    value === null || apart.has(place) ? [] : [{ name: value, why: why(place, responses) }],
  );
  if (groups.length > 1) return { dimension, whyNot: null, groups, hidden };
  const unknown = values.every(({ value, responses }) => value === null || responses === 0);
  const leftAlone = values.some(({ responses }, place) => responses > 0 && !alone.has(place));
  const overlaps = apart.size === 0 && alone.size + (leftAlone ? 1 : 0) > 1;
  return { dimension, whyNot: unknown ? 'no_attribute' : overlaps ? 'overlap' : 'one_group', groups: [], hidden };

  function why(place: number, responses: number): WhyHidden {
    if (responses < smallest) return 'few';
    if (place >= GROUPS_MAX) return 'many';
    return alone.has(place) ? 'overlap' : 'remainder';
  }
}
