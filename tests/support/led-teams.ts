import { people } from '#shared/contract/people.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { ManagersView } from '#shared/rules/own-people.ts';
import { request } from './api.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from './factories.ts';
import { makeTeam } from './survey-answers.ts';

/** Says who leads these people. */
export async function putUnder(owner: Person, { id }: Workspace, led: readonly Person[], manager: Person | null) {
  const body = { people: led.map((one) => ({ id: one.id, manager_id: manager?.id ?? null })) };
  const { status } = await request(people.setPeople, { token: owner.token, params: { id }, body });
  if (status !== 200) throw new Error(`Nobody was put under anybody: ${status}`);
}

/** The owner says what managers see. */
export function setManagersView(owner: Person, { id }: Workspace, view: ManagersView) {
  const at = { token: owner.token, params: { id } };
  return request(workspaces.setManagersView, { ...at, body: { managers_see: view } });
}

/** Seven people of sales led by one manager, six of the stock by another, who sees their own teams alone. */
export async function makeLedCompany() {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const [seller, keeper] = await Promise.all([
    makeMember(workspace, 'руководитель'),
    makeMember(workspace, 'руководитель'),
  ]);
  const sales = await makeTeam(owner, workspace, 'Продажи', 7);
  const stock = await makeTeam(owner, workspace, 'Склад', 6);
  await putUnder(owner, workspace, sales, seller);
  await putUnder(owner, workspace, stock, keeper);
  return { owner, workspace, seller, keeper, sales, stock };
}
export type LedCompany = Awaited<ReturnType<typeof makeLedCompany>>;

/** What a reply to the keeper of the stock must not hold: the other team, and anybody in it or at the head of it. */
export function marksOfSales({ seller, sales }: LedCompany): string[] {
  return ['Продажи', ...[seller, ...sales].flatMap(({ id, email }) => [id, email])];
}
