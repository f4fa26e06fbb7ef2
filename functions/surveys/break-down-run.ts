import { breakDownSurvey } from './statistics/break-down-survey.ts';
import type { SurveyRow } from './count-answers.ts';
import { invitedGroups } from '#functions/runs/invited-groups.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { GroupsAsked } from './repositories/groups-asked.ts';
import type { StoredBreakdown } from './repositories/survey-breakdown.ts';

/** The respondents of a completed run side by side; null where they are fewer than the smallest group. */
export async function breakDownRun(
  run: Run,
  asked: GroupsAsked,
  pages: AsyncIterable<readonly SurveyRow[]>,
): Promise<StoredBreakdown | null> {
  const { smallestGroup, dimensions } = run;
  let answered = 0;
  async function* counted(): AsyncGenerator<readonly SurveyRow[]> {
    for await (const page of pages) {
      answered += page.length;
      yield page;
    }
  }
  const people = (run.invited ?? 0) + (run.contacts?.people ?? 0);
  const invited = invitedGroups({ people, groups: asked }, { others: run.allowAnonymousLink });
  const survey = { questions: run.questions, dimensions, smallestGroup, invited };
  const breakdown = await breakDownSurvey(survey, counted());
  return answered < smallestGroup ? null : breakdown;
}
