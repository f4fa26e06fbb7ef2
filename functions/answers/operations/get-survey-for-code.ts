import { endedAt, endedRun } from '#functions/runs/ended-run.ts';
import { requireOpen } from '#functions/runs/links.ts';
import { publicSurvey } from '#functions/runs/survey-run.ts';
import { runOfCode } from '../run-of-code.ts';
import type { AnswersOperation } from '../operation.ts';

/** The survey that a one-time code answers. Whether the code was used is not told, as with polls. */
export const getSurveyForCode: AnswersOperation<'getSurveyForCode'> = async (context, { params, query }) => {
  const { repos, now } = context;
  const { run, team } = await runOfCode(params.code, context, 'survey');
  const at = endedAt(run, now);
  if (at === null) {
    const survey = await publicSurvey(requireOpen(run, now, 'code'), query.language, context);
    const compares = run.isAnonymous && run.dimensions.includes('team');
    return { survey, ended: null, report_link: null, team: compares ? team.team : null };
  }
  const page = await repos.reportPages.find(run.id);
  return { survey: null, ended: endedRun(run, at), report_link: page?.link ?? null, team: null };
};
