import { fullName } from '#functions/workspaces/people.ts';
import { askedAmong } from '#functions/runs/audience.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Survey } from './repositories/surveys.ts';
import type { SurveyPeople, SurveyResults } from '#shared/models/survey-results.ts';
import { languageNow } from '#shared/text/current.ts';

/** Of a survey with names, so many people come at once; of more, page after page. */
const PAGE_SIZE = 100;
/** So many pages of members are looked through for one page of those who are asked. */
const LOOKS = 10;

interface Context {
  readonly repos: Pick<Repositories, 'audiences' | 'runs' | 'members' | 'responses'>;
  readonly survey: Survey;
  readonly workspaceId: string;
}
type Listed = Pick<SurveyResults['stats'], 'completed_users' | 'not_completed_users' | 'people_cursor'>;

const NOBODY: SurveyPeople = { completed_users: [], not_completed_users: [], next_cursor: null };

/** Who has answered and who has not: all by name where they are few, else a first page. Of an anonymous survey nobody can say. */
export async function whoAnswered(context: Context, invited: number): Promise<Listed> {
  const { repos, survey, workspaceId } = context;
  if (!isShown(survey)) return { completed_users: null, not_completed_users: null, people_cursor: null };
  if (invited > PAGE_SIZE) {
    const { next_cursor: cursor, ...lists } = await peoplePage(context, null);
    return { ...lists, people_cursor: cursor };
  }
  const [run, members] = await Promise.all([repos.runs.find(survey.id), repos.members.all(workspaceId)]);
  const asked = run ? await askedAmong(members, run, repos) : [];
  return { ...(await divided(asked, context)), people_cursor: null };
}

/**
 * A page of those a survey with names asks, in an order that lasts: each page costs as much as any other, 100 members
 * and as many looks for an answer (about 60 read units), however many there are.
 */
export async function peoplePage(context: Context, cursor: string | null): Promise<SurveyPeople> {
  const { repos, survey, workspaceId } = context;
  const run = isShown(survey) ? await repos.runs.find(survey.id) : null;
  if (!run) return NOBODY;
  const asked: Member[] = [];
  let next = cursor;
  for (let look = 0; look < LOOKS && asked.length < PAGE_SIZE; look++) {
    const page = await repos.members.list(workspaceId, { limit: PAGE_SIZE - asked.length, cursor: next });
    asked.push(...(await askedAmong(page.members, run, repos)));
    next = page.cursor;
    if (next === null) break;
  }
  return { ...(await divided(asked, context)), next_cursor: next };
}

function isShown({ isAnonymous, status }: Survey): boolean {
  return !isAnonymous && status !== 'DRAFT';
}

async function divided(asked: readonly Member[], { repos, survey }: Context) {
  const userIds = asked.map(({ userId }) => userId);
  const answered = await repos.responses.answeredAmong(survey.id, userIds);
  const people = asked
    .map((member) => ({ user_id: member.userId, user_name: fullName(member) }))
    .toSorted((a, b) => a.user_name.localeCompare(b.user_name, languageNow()));
  return {
    completed_users: people.filter(({ user_id: id }) => answered.has(id)),
    not_completed_users: people.filter(({ user_id: id }) => !answered.has(id)),
  };
}
