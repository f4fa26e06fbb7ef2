import type { Survey } from '#shared/models/survey.ts';
import type { Role } from '#shared/rules/roles.ts';

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
