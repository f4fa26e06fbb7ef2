import type { Survey } from '#shared/models/survey.ts';
import type { Role } from '#shared/rules/roles.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';

/** The tabs of the list, in their order; what is under way comes first. */
export const SHELVES = ['PUBLISHED', 'DRAFT', 'COMPLETED', 'ARCHIVED'] as const satisfies readonly SurveyStatus[];
/** Those of people who only answer. */
export const RESPONDENT_SHELVES = ['PUBLISHED', 'COMPLETED'] as const satisfies readonly SurveyStatus[];

/** The tab an address names; the first one for anything else. */
export function shelfOf(name: string | null, shelves: readonly SurveyStatus[]): SurveyStatus {
  return shelves.find((shelf) => shelf === name?.toUpperCase()) ?? shelves[0]!;
}

/** The surveys of one tab whose title has the words; under way: the one that ends first on top, endless ones last. */
export function onShelf(surveys: readonly Survey[], shelf: SurveyStatus, search: string): Survey[] {
  const words = search.trim().toLocaleLowerCase('ru');
  const found = surveys.filter(
    ({ status, title }) => status === shelf && title.toLocaleLowerCase('ru').includes(words),
  );
  if (shelf !== 'PUBLISHED') return found;
  return found.toSorted((a, b) => endOf(a) - endOf(b));
}

function endOf({ deadline }: Survey): number {
  return deadline === null ? Number.MAX_SAFE_INTEGER : Date.parse(deadline);
}

/** Whether a survey takes this member's answers, as far as the list knows: of those asked by name everybody is told of themselves. */
export function asks(survey: Survey, member: { readonly userId: string; readonly role: Role }): boolean {
  if (survey.status !== 'PUBLISHED') return false;
  switch (survey.respondent_type) {
    case 'ALL':
      return true;
    case 'ROLES':
      // Whoever was asked besides stands by name.
      return survey.selected_roles.includes(member.role) || survey.selected_users.includes(member.userId);
    case 'USERS':
      return survey.selected_users.includes(member.userId);
  }
}
