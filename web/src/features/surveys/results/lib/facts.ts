import type { SurveyResults } from '#shared/models/survey-results.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { surveyResultsText } from '../text.ts';
import { minutesAndSeconds } from './figure-words.ts';
import type { HiddenGroup } from './heat-map.ts';

const text = surveyResultsText.facts;

/** A figure beside the finding, and what it is. */
export interface Fact {
  readonly figure: string;
  readonly note: string;
}

/** Who answered, how long it took, how many groups are not told by themselves. */
export function factsOf({ survey, stats, breakdown }: SurveyResults): Fact[] {
  const { total_invited: asked, total_responded: answered, responded_by_link: byLink, response_rate: rate } = stats;
  const members = answered - byLink;
  const isKnown = rate !== null && asked > 0;
  const hidden = hiddenGroups(breakdown);
  const time = stats.average_time_spent;
  return [
    isKnown
      ? { figure: text.of(members, asked), note: text.answered(members, text.percent(rate)) }
      : { figure: formatNumber(answered), note: text.answered(answered, null) },
    ...(isKnown && byLink > 0 ? [{ figure: `+${formatNumber(byLink)}`, note: text.byLink }] : []),
    ...(time === null ? [] : [{ figure: text.duration(...minutesAndSeconds(time)), note: text.time }]),
    ...(hidden.length === 0
      ? []
      : [
          {
            figure: text.groups(hidden.length),
            note: hidden.every(({ why }) => why === 'few')
              ? text.hidden(hidden.length, survey.smallest_group)
              : text.hiddenOtherwise(hidden.length),
          },
        ]),
  ];
}

/** Groups of all dimensions that would tell of a few people by themselves. */
function hiddenGroups(breakdown: SurveyResults['breakdown']): HiddenGroup[] {
  const hidden = (breakdown?.dimensions ?? []).flatMap((one) => one.hidden);
  return hidden.filter(({ why }) => why !== 'many');
}
