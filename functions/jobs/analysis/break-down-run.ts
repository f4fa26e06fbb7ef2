import { breakDownSurvey, type CompletedSurvey } from '#functions/analysis/surveys/break-down-survey.ts';
import type { SurveyRow } from '#functions/analysis/surveys/count-answers.ts';
import { surveyQuestions, type RunOfSurvey } from '#core/rules/survey-run.ts';
import type { GroupsAsked } from '#data/groups-asked.ts';
import type { StoredBreakdown } from '#data/survey-breakdown.ts';
import { sum } from '#shared/rules/sum.ts';
import { DIMENSIONS, ROLE_GROUP_NAMES, TENURE_NAMES, type Dimension } from '#shared/rules/surveys.ts';

/** The respondents of a completed run side by side; null where they are fewer than the smallest group. */
export async function breakDownRun(
  run: RunOfSurvey,
  asked: GroupsAsked,
  pages: AsyncIterable<readonly SurveyRow[]>,
): Promise<StoredBreakdown | null> {
  const { smallestGroup, dimensions } = run.survey;
  let people = 0;
  async function* counted(): AsyncGenerator<readonly SurveyRow[]> {
    for await (const page of pages) {
      people += page.length;
      yield page;
    }
  }
  const survey = { questions: surveyQuestions(run), dimensions, smallestGroup, invited: invitedOf(run, asked) };
  const breakdown = await breakDownSurvey(survey, counted());
  return people < smallestGroup ? null : breakdown;
}

/** How many were invited, by dimension and group; how many of no group, where all who answer are members. */
function invitedOf({ invited, allowAnonymousLink }: RunOfSurvey, asked: GroupsAsked): CompletedSurvey['invited'] {
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => {
      const groups = asked[dimension] ?? [];
      const without = (invited ?? 0) - sum(groups.map(({ people }) => people));
      const known = new Map<string | null, number>(
        groups.map(({ name, people }) => [valueOf(dimension, name), people]),
      );
      if (!allowAnonymousLink && without > 0) known.set(null, without);
      return [dimension, known];
    }),
  );
}

/** The attribute behind the name of a group, as it stands with the answers. */
function valueOf(dimension: Dimension, name: string): string {
  const names = dimension === 'role' ? ROLE_GROUP_NAMES : TENURE_NAMES;
  const named = dimension === 'team' ? undefined : Object.entries(names).find(([, told]) => told === name);
  return named?.[0] ?? name;
}
