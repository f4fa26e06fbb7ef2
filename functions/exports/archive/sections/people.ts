import { isExpired } from '#functions/workspaces/repositories/invitation.ts';
import { pagesBy, type ArchiveSection } from '../archive-file.ts';

const PAGE = 200;

/** Members, who is invited, and which records of people are one person. */
export const peopleSection: ArchiveSection = {
  title: 'Участники и приглашения',
  async *units({ repos, workspace, now, nameOf }) {
    yield [
      {
        kind: 'table',
        path: 'members',
        about: 'Участники: роль, команда, руководитель, дата приёма, с какого времени в пространстве.',
        columns: {
          id: 'Идентификатор',
          first_name: 'Имя',
          last_name: 'Фамилия',
          email: 'Почта',
          role: 'Роль',
          team: 'Команда',
          manager: 'Руководитель',
          hired_on: 'Принят',
          joined_at: 'В пространстве с',
        },
        pages: () =>
          pagesBy(async (cursor) => {
            const page = await repos.members.list(workspace.id, { limit: PAGE, cursor });
            const rows = page.members.map(
              ({ userId, firstName, lastName, email, role, team, managerId, hiredOn, joinedAt }) => ({
                id: userId,
                first_name: firstName,
                last_name: lastName,
                email,
                role,
                team,
                manager: nameOf(managerId),
                hired_on: hiredOn,
                joined_at: joinedAt,
              }),
            );
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
      {
        kind: 'table',
        path: 'person-joins',
        about:
          'Решения о записях сотрудников: одно и то же это лицо или нет. Записи названы источником и номером в нём.',
        columns: { first: 'Запись', second: 'Другая запись', same: 'Один человек' },
        pages: () =>
          pagesBy(async () => {
            const decisions = await repos.personJoins.all(workspace.id);
            const rows = decisions.map(({ refs: [first, second], same }) => ({ first, second, same }));
            return { rows, cursor: null };
          }),
      },
    ];
  },
};
