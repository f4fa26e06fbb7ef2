import { callerOf } from '#scripts/call.ts';
import { auth } from '#shared/contract/auth.ts';
import { finance } from '#shared/contract/finance.ts';
import { offers } from '#shared/contract/offers.ts';
import { people as peopleRoutes } from '#shared/contract/people.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { HR_ROLE, MANAGER_ROLE } from '#shared/rules/roles.ts';
import { WHOLE_FINANCE, type FinanceAccess } from '#shared/rules/finance/access.ts';
import { PASSWORD, type Company } from './company.ts';
import { BUDGET_PARTS, BUDGET_PERCENT, dayAgo, earlierLeavers, EXPENSES, INITIATIVES, moneyOf } from './money.ts';
import { employeesOf, monthsBefore } from './pay.ts';
import type { DemoPerson } from './people.ts';
import { filled } from './texts.ts';

const privateAddress = ({ email }: DemoPerson): string => email.replace(/@.*/, '@pochta.example');

const MONTHS = 18;
const REQUEST_IN_DAYS = 21;
const REQUEST_PEOPLE = 12;

/** The owner brings in eighteen months of money, over the product's API: what is stored is what the product stores. */
export async function writeFinance(company: Company, people: readonly DemoPerson[], url: string): Promise<void> {
  const { workspaceId, today, members, texts } = company;
  const { money: words, departments } = texts;
  const call = callerOf(url, texts.language);
  const owner = await call(auth.login, { body: { email: members[0]!.email, password: PASSWORD } });
  const as = { token: owner.access_token, params: { id: workspaceId } };
  const months = monthsBefore(today, MONTHS);
  const twice = members
    .filter(({ department, isHead, left }) => department === 'warehouse' && !isHead && left === null)
    .slice(0, 2);

  for (const month of months) {
    const file = { file_name: filled(words.files.staff, { period: month.period }), base_version: null };
    const rows = employeesOf(people, month).map((row) => underOtherAddress(row));
    await call(finance.importEmployees, { ...as, body: { period: month.period, ...file, rows } });
  }
  await joinByHand();
  const leavers = { file_name: words.files.leavers, base_version: null, rows: earlierLeavers(months[0]!.first, texts) };
  await call(finance.importLeavers, { ...as, body: leavers });
  const money = { file_name: words.files.months, base_version: null, months: moneyOf(months, texts) };
  await call(finance.importMonths, { ...as, body: money });

  const plan = { mode: 'percent', period: 'year', value: BUDGET_PERCENT } as const;
  const parts = BUDGET_PARTS.map(([department, amount]) => ({ department: departments[department].name, amount }));
  const budget = { year: today.getUTCFullYear(), version: null, plan, departments: parts };
  await call(finance.saveBudget, { ...as, body: budget });
  for (const { daysAgo, name, department, amount } of EXPENSES) {
    const body = { title: words.expenses[name], department: department && departments[department].name, amount };
    await call(finance.createExpense, { ...as, body: { ...body, spent_on: dayAgo(today, daysAgo) } });
  }
  for (const { name, department, cost, daysAgo, measure } of INITIATIVES) {
    const title = words.initiatives[name];
    const note = name === 'mentors' ? words.mentorsNote : null;
    const body = { title, department: department && departments[department].name, cost, measure, note };
    await call(finance.createInitiative, { ...as, body: { ...body, started_on: dayAgo(today, daysAgo) } });
  }
  await askPartner();
  await openToOthers();
  await call(auth.logout, { body: { refresh_token: owner.refresh_token } });

  /** The file has two of the warehouse under private addresses and without their first names, as such files do. */
  function underOtherAddress(row: ReturnType<typeof employeesOf>[number]): typeof row {
    const person = twice.find(({ email }) => email === row.email);
    return person ? { ...row, name: `${person.firstName[0]}. ${person.lastName}`, email: privateAddress(person) } : row;
  }

  /** Of one of the two somebody has said who it is; the other waits to be joined. */
  async function joinByHand(): Promise<void> {
    const [known] = twice;
    if (!known) return;
    const { employees } = await call(finance.listEmployees, { ...as, query: {} });
    const row = employees.find(({ email }) => email === privateAddress(known));
    const refs = [`member-${known.userId}`, `payroll-${row!.id}`] as const;
    await call(peopleRoutes.joinPeople, { ...as, body: { refs: [...refs], same: true } });
  }

  async function askPartner(): Promise<void> {
    const { offers: found } = await call(offers.listOffers, { token: as.token, query: { category: 'psychologist' } });
    const online = found.find(({ city }) => city === null)!;
    const body = { offer_id: online.id, people: REQUEST_PEOPLE, planned_on: dayAgo(today, -REQUEST_IN_DAYS) };
    await call(offers.requestOffer, { ...as, body: { ...body, comment: words.requestComment, book: true } });
  }

  /** Besides the owner the hr sees the money of the company, and the manager that of the department they lead. */
  async function openToOthers(): Promise<void> {
    for (const { isAccount, role, team, userId } of members) {
      if (!isAccount || (role !== HR_ROLE && role !== MANAGER_ROLE)) continue;
      const access: FinanceAccess = role === HR_ROLE ? WHOLE_FINANCE : { kind: 'departments', departments: [team] };
      await call(workspaces.giveFinanceAccess, { ...as, params: { ...as.params, userId }, body: { access } });
    }
  }
}
