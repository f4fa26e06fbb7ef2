import type { SurveyBreakdown, SurveyResults } from '#shared/models/survey-results.ts';
import { formatNumber } from '#text/format.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { minutesAndSeconds, wholePercent } from './figure-words.ts';
import type { HiddenGroup } from './heat-map.ts';

const text = surveyResultsText.facts;

/** A figure beside the finding, and what it is. */
export interface Fact {
  readonly figure: string;
  readonly note: string;
}

/** Who answered, how long it took, how many groups are not told by themselves. */
export function factsOf(results: SurveyResults): Fact[] {
  return [...turnoutOf(results), ...factsBesideTurnout(results)];
}

/** The same without who answered: while a survey runs, its card says that. */
export function factsBesideTurnout({ survey, stats, breakdown }: SurveyResults): Fact[] {
  const perDimension = (breakdown?.dimensions ?? []).map(hiddenGroups);
  const hidden = perDimension.flat();
  const hiding = perDimension.filter((groups) => groups.length > 0).length;
  const time = stats.average_time_spent;
  return [
    ...(time === null ? [] : [{ figure: text.duration(...minutesAndSeconds(time)), note: text.time }]),
    ...(hidden.length === 0
      ? []
      : [
          {
            figure: text.groups(hidden.length),
            note: hidden.every(({ why }) => why === 'few')
              ? text.hidden(hidden.length, survey.smallest_group, hiding)
              : text.hiddenOtherwise(hidden.length, hiding),
          },
        ]),
  ];
}

function turnoutOf(results: SurveyResults): Fact[] {
  const {
    total_invited: asked,
    total_responded: answered,
    responded_by_link: byLink,
    response_rate: rate,
  } = results.stats;
  const members = answered - byLink;
  const isKnown = rate !== null && asked > 0;
  const inSteps = turnoutInSteps(results);
  return [
    inSteps !== null
      ? { figure: inSteps, note: text.answeredInSteps }
      : isKnown
        ? { figure: text.of(members, asked), note: text.answered(members, wholePercent(rate)) }
        : { figure: formatNumber(answered), note: text.answered(answered, null) },
    ...(isKnown && byLink > 0 ? [{ figure: `+${formatNumber(byLink)}`, note: text.byLink }] : []),
  ];
}

/**
 * “at least 5 of 12”: while answers come in and wait to be shown together, those who have answered are told rounded
 * down. Null where their number is told as it is.
 */
export function turnoutInSteps({ survey, stats }: SurveyResults): string | null {
  if (!survey.responded_at_least) return null;
  const { total_responded: answered, responded_by_link: byLink, total_invited: invited, response_rate: rate } = stats;
  // Some of them may have come by the link, and nobody knows of how many.
  const asked = invited > 0 && (rate !== null || byLink > 0) ? invited : null;
  const told = asked === null ? answered : answered - byLink;
  if (told === 0) return text.fewer(survey.smallest_group, asked);
  return text.atLeast(asked === null ? formatNumber(told) : text.of(told, asked));
}

/** Groups of a dimension that would tell of a few people by themselves. */
function hiddenGroups({ hidden }: SurveyBreakdown['dimensions'][number]): HiddenGroup[] {
  return hidden.filter(({ why }) => why !== 'many');
}
