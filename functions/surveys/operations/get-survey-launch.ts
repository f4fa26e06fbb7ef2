import { valueOf } from '#functions/runs/invited-groups.ts';
import { launchRemarks } from '../launch-remarks.ts';
import { holesOf } from '#functions/translations/settle-languages.ts';
import { groupsOfRespondents, peopleOf, respondentsOf, visibilityOf } from '../publication.ts';
import { sum } from '#shared/rules/sum.ts';
import type { SurveysOperation } from '../operation.ts';
import { nameOf } from '../present-breakdown.ts';

/** Before a launch, from people as they are now: whom it asks, which groups are never told by themselves, what to know. */
export const getSurveyLaunch: SurveysOperation<'getSurveyLaunch'> = async (context) => {
  const { repos, survey, now } = context;
  const holes = survey.onHoles === 'refuse' ? await holesOf(survey, repos) : [];
  const asked = await respondentsOf(survey, context);
  const people = peopleOf(asked);
  const groupsAsked = groupsOfRespondents(survey, asked, now);
  const dimensions = survey.dimensions.map((dimension) => {
    const groups = groupsAsked[dimension] ?? [];
    return {
      dimension,
      groups: groups.map((group) => ({
        ...group,
        name: nameOf(dimension, valueOf(dimension, group.name)),
        never_shown: group.people < survey.smallestGroup,
      })),
      without: people - sum(groups.map((group) => group.people)),
    };
  });
  return {
    people,
    results_visibility: visibilityOf(survey, people),
    dimensions,
    remarks: launchRemarks(survey, { people, dimensions, holes, now }),
  };
};
