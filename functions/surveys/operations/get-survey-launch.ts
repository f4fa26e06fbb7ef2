import { valueOf } from '#functions/runs/invited-groups.ts';
import { groupOf, groupsIn } from '#functions/runs/survey-groups.ts';
import { launchRemarks } from '../launch-remarks.ts';
import { holesOf } from '#functions/translations/settle-languages.ts';
import { respondentsAmong, visibilityOf } from '../publication.ts';
import type { SurveysOperation } from '../operation.ts';
import { nameOf } from '../present-breakdown.ts';

/** Before a launch, from people as they are now: whom it asks, which groups are never told by themselves, what to know. */
export const getSurveyLaunch: SurveysOperation<'getSurveyLaunch'> = async ({ repos, workspaceId, survey, now }) => {
  const holes = survey.onHoles === 'refuse' ? await holesOf(survey, repos) : [];
  const members = await repos.members.all(workspaceId);
  const people = respondentsAmong(members, survey);
  const dimensions = survey.dimensions.map((dimension) => ({
    dimension,
    groups: groupsIn(people, dimension, now).map((group) => ({
      ...group,
      name: nameOf(dimension, valueOf(dimension, group.name)),
      never_shown: group.people < survey.smallestGroup,
    })),
    without: people.filter((member) => groupOf(member, dimension, now) === null).length,
  }));
  return {
    people: people.length,
    results_visibility: visibilityOf(survey, people.length),
    dimensions,
    remarks: launchRemarks(survey, { people: people.length, dimensions, holes, now }),
  };
};
