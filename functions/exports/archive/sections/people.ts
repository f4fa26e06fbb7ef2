import { isExpired } from '#functions/workspaces/repositories/invitation.ts';
import { pagesBy, type ArchiveSection } from '../archive-file.ts';

const PAGE = 200;

/** Members and who is invited. */
export const peopleSection: ArchiveSection = {
  title: 'Участники и приглашения',
  async *units({ repos, workspace, now, nameOf }) {
    yield [
      {
        kind: 'table',
        path: 'members',
        about: 'Участники: роль, команда, дата приёма, с какого времени в пространстве.',
        columns: {
          id: 'Идентификатор',
          first_name: 'Имя',
          last_name: 'Фамилия',
          email: 'Почта',
          role: 'Роль',
          team: 'Команда',
          hired_on: 'Принят',
          joined_at: 'В пространстве с',
        },
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.members.list(workspace.id, { limit: PAGE, cursor });
            const rows = page.members.map(({ userId, firstName, lastName, email, role, team, hiredOn, joinedAt }) => ({
              id: userId,
              first_name: firstName,
              last_name: lastName,
              email,
              role,
              team,
              hired_on: hiredOn,
              joined_at: joinedAt,
            }));
            return { rows, cursor: page.cursor };
          }),
      },
      {
        kind: 'table',
        path: 'invitations',
        about: 'Приглашения, которые ещё не приняты. Ссылок из писем здесь нет: они открывают вход.',
        columns: {
          email: 'Почта',
          role: 'Роль',
          team: 'Команда',
          hired_on: 'Принят',
          invited_by: 'Пригласил',
          sent_at: 'Отправлено',
          expires_at: 'Действует до',
          expired: 'Срок вышел',
        },
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.invitations.list(workspace.id, { limit: PAGE, cursor });
            const rows = page.invitations.map((one) => ({
              email: one.email,
              role: one.role,
              team: one.team,
              hired_on: one.hiredOn,
              invited_by: nameOf(one.invitedBy),
              sent_at: one.sentAt,
              expires_at: one.expiresAt,
              expired: isExpired(one, now),
            }));
            return { rows, cursor: page.cursor };
          }),
      },
    ];
  },
};
