import type { Dimension } from '#shared/rules/surveys.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import type { HeatRow } from './heat-map.ts';

const text = surveyResultsText.heat;

/** What a row of the heat map is called; a tenure is named as one where it stands alone. */
export function groupName({ kind, name }: Pick<HeatRow, 'kind' | 'name'>, dimension: Dimension | null = null): string {
  if (kind === 'company') return text.whole;
  if (kind === 'small' || name === null) return text.small;
  return dimension === 'tenure' ? `${text.dimensions.tenure} ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}
