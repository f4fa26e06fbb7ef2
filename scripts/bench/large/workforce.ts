import { randomUUID } from 'node:crypto';
import { verified } from '#functions/accounts/repositories/verified-emails.ts';
import { membershipItems } from '#functions/workspaces/repositories/membership.ts';
import { keys } from '#data/keys.ts';
import { put, update } from '#data/writes.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { table } from '#tests/support/factories.ts';

const FIRST_NAMES = ['Анна', 'Борис', 'Вера', 'Георгий', 'Дарья', 'Евгений', 'Жанна', 'Зоя', 'Иван', 'Ксения'];
const LAST_NAMES = ['Белый', 'Вдовенко', 'Гончар', 'Дейнека', 'Живаго', 'Заяц', 'Коваль', 'Лысенко', 'Мороз', 'Шевчук'];
const TEAM_SIZE = 40;
/** A transaction takes a hundred writes, and each membership with its proved address is four. */
const AT_ONCE = 20;

/** So many members of a workspace in teams of forty, each with a manager. */
export async function employ(workspace: Workspace, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const now = new Date();
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    const some = ids.slice(begun, begun + AT_ONCE);
    const joining = some.map((userId, index) => memberOf(begun + index, userId));
    const items = joining.flatMap((member) => membershipItems(member, workspace, now));
    const proved = joining.map(({ userId: id, email }) => verified({ id, email }, now));
    const counted = update(keys.workspace(workspace.id), { add: { memberCount: some.length } }, { exists: true });
    await table.transact([...items.map(put), ...proved, counted]);
  }

  function memberOf(number: number, userId: string) {
    const team = Math.floor(number / TEAM_SIZE);
    const leader = ids[team * TEAM_SIZE]!;
    const email = `worker.${number}@romashka.example`;
    const role = leader === userId ? ('руководитель' as const) : ('сотрудник' as const);
    return {
      workspaceId: workspace.id,
      userId,
      role,
      firstName: FIRST_NAMES[number % FIRST_NAMES.length]!,
      lastName: `${LAST_NAMES[Math.floor(number / FIRST_NAMES.length) % LAST_NAMES.length]!} ${Math.floor(number / 100)}`,
      email,
      provedEmail: email,
      team: `Отдел ${team}`,
      hiredOn: `20${10 + (number % 16)}-0${1 + (number % 9)}-15`,
      ...(leader === userId ? {} : { managerId: leader }),
    };
  }
}
