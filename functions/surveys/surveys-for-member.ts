import { runsForMember, type Reading as RunReading } from '#functions/runs/runs-for-member.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Survey } from './repositories/surveys.ts';
import { isPast } from '#shared/rules/run-state.ts';

/** What a survey is to whoever reads it. */
export interface SurveyForMember {
  /** Whether it asks them and they have not answered. */
  readonly waits: boolean;
  /** Null where nobody can tell, or nobody is asked any more. */
  readonly answeredByMe: boolean | null;
}

/** Who reads. */
export type Reading = Omit<RunReading, 'userId'> & { readonly member: Member; readonly now: Date };

/** What surveys are to a member, in the order of the surveys. */
export async function surveysForMember(surveys: readonly Survey[], reading: Reading): Promise<SurveyForMember[]> {
  const { repos, keyring, member, now } = reading;
  const open = surveys.filter((survey) => survey.status === 'PUBLISHED' && !isPast(survey, now));
  const runs = open.map(({ id, isAnonymous, respondentType }) => ({
    runId: id,
    isAnonymous,
    asksAll: respondentType === 'ALL',
  }));
  const forMember = await runsForMember(runs, { repos, keyring, userId: member.userId });
  const known = new Map(open.map((survey, index) => [survey, forMember[index]!]));
  return surveys.map((survey) => {
    const run = known.get(survey);
    if (!run) return { waits: false, answeredByMe: null };
    const { asked, answered } = run;
    return { waits: asked && !answered && member.blocked === null, answeredByMe: survey.isAnonymous ? null : answered };
  });
}
