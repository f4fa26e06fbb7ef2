import type { Survey } from '#functions/surveys/repositories/surveys.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { NewcomerStage } from '#shared/rules/stage-polls.ts';
import type { StageSurvey } from '../repositories/stage-polls.ts';
import { askAtStage, type AskContext, type Standing } from './standing-survey.ts';

/** Asks these members at a stage, those who were not asked yet; how many they were. */
export async function askNewcomers(
  stage: NewcomerStage,
  people: readonly Member[],
  context: AskContext,
): Promise<number> {
  const members = async (noted: StageSurvey | null): Promise<readonly string[] | null> => {
    const more = await notAskedYet(people, noted, context.repos);
    return more.length === 0 ? null : more.map(({ userId }) => userId);
  };
  return askAtStage({ stage, members, besides: (standing, added) => askMembers(standing, added, context) }, context);
}

/** Those whom neither the survey of their stage asks nor one before it, and whose data are not blocked. */
async function notAskedYet(
  people: readonly Member[],
  noted: StageSurvey | null,
  { audiences }: AskContext['repos'],
): Promise<readonly Member[]> {
  const asks = await Promise.all((noted ? [noted.id, ...noted.before] : []).map((id) => audiences.of(id)));
  return people.filter(({ userId, blocked }) => blocked === null && !asks.some((isAsked) => isAsked(userId)));
}

async function askMembers(
  { survey, run }: Standing,
  added: readonly string[],
  { repos, now, newId }: AskContext,
): Promise<boolean> {
  const asking: Survey = {
    ...survey,
    selectedUsers: [...new Set([...survey.selectedUsers, ...added])],
    invited: (survey.invited ?? 0) + added.length,
    updatedAt: now.toISOString(),
    version: survey.version + 1,
  };
  const audience = await repos.audiences.addition(survey.id, added);
  return repos.surveys.askMore(survey, asking, run, { audience, groups: {}, noticeJobId: newId() }, now);
}
