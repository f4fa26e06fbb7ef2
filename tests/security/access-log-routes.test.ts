import { describe, expect, it } from 'vitest';
import { routes } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import type { Permission } from '#shared/rules/permissions.ts';

/*
 * Whoever sees answers, pay or a person stands in the access log, by what the route says that it `shows`. A new route
 * cannot forget it: one whose permission is to read such things, or whose reply has a field of them, is red here until
 * it says what it shows, or stands below with a reason why nobody need know.
 */

/** Rights to read answers, load, pay or what is known of people. */
const TELLING: ReadonlySet<string> = new Set([
  'results.read',
  'workload.read',
  'decisions.make',
  'automations.read',
  'finance.read',
  'finance.read_departments',
  'finance.manage',
  'employees.read',
  'employees.read_birth_years',
  'contacts.manage',
  'data_requests.manage',
  'notes.read',
  'notes.write',
  'workspace.export',
] satisfies Permission[]);

/** Fields that only replies with answers, pay or persons have, in the words of the API. */
const TELLING_FIELDS: ReadonlySet<string> = new Set([
  ...['enps', 'promoters', 'detractors', 'mean', 'favourable', 'content', 'answer_text', 'comments', 'quotes'],
  ...['by_question', 'by_team', 'breakdown', 'trend', 'mood', 'workload_score', 'employee_name', 'stress_level'],
  ...['participants', 'completed_users', 'not_completed_users', 'why', 'headline'],
  ...['salary', 'taxes', 'bonus', 'pay', 'payroll', 'replacement'],
  ...['phone', 'last_login', 'PERSONAL_BIRTHDAY', 'notes', 'birthday', 'person'],
  ...['email', 'full_name', 'last_name', 'lastname'],
]);

const COLLEAGUES = 'names of colleagues, which every member sees beside every task';
const OWN = 'what the caller has written themselves';
const COMPANY = 'the money of the company, as the caller has just written it; nobody’s pay';
const INVITED = 'addresses that whoever invites has typed in';
const KINDS = 'how many polls of each kind there are';
const STATE = 'how far something is, without what comes of it';

/** Why nobody need know who has called these. */
const EXCUSED: Readonly<Record<string, string>> = {
  listMembers: COLLEAGUES,
  offerOwnership: COLLEAGUES,
  changeRole: COLLEAGUES,
  setTeam: COLLEAGUES,
  setHiredOn: COLLEAGUES,
  giveFinanceAccess: COLLEAGUES,
  getManagersView: COLLEAGUES,
  listTasks: COLLEAGUES,
  createTask: COLLEAGUES,
  getTask: COLLEAGUES,
  replaceTask: COLLEAGUES,
  updateTask: COLLEAGUES,
  moveTask: COLLEAGUES,
  listTaskEvents: COLLEAGUES,
  addTaskComment: COLLEAGUES,
  getBitrix24Tasks: COLLEAGUES,
  importBitrix24Members: COLLEAGUES,
  inviteMember: INVITED,
  inviteMembers: INVITED,
  listInvitations: INVITED,
  resendInvitation: INVITED,
  addContacts: OWN,
  addDataRequest: OWN,
  changeDataRequest: STATE,
  createNote: OWN,
  changeNote: OWN,
  getPollToTake: OWN,
  getSurveyToTake: OWN,
  importEmployees: OWN,
  importLeavers: OWN,
  decide: OWN,
  getPackSettings: 'how reports look and who gets a link to them; nothing of what they hold',
  undoEmployees: 'of which file the rows are; none of the rows',
  undoLeavers: 'of which file the rows are; none of the rows',
  importMonths: COMPANY,
  undoMonths: COMPANY,
  changeMonth: COMPANY,
  saveBudget: COMPANY,
  createExpense: COMPANY,
  createInitiative: COMPANY,
  changeInitiative: COMPANY,
  listPolls: KINDS,
  listPollLines: KINDS,
  listWaitingDialogues: 'in which runs a message waits; none of the messages',
  getSurveyExample: 'figures that nobody has answered',
  createRule: OWN,
  changeRule: 'what the list of rules has shown',
  requestExport: STATE,
  listExports: STATE,
  cancelExport: STATE,
  getMoving: STATE,
  beginMoving: STATE,
  bringContacts: STATE,
  bringMoney: STATE,
  bringPay: STATE,
  bringPeople: STATE,
  bringPolls: STATE,
  bringRules: STATE,
  bringSurveys: STATE,
  bringTasks: STATE,
  getRetention: 'how many tasks, months of pay and entries of the log go; none of them',
  changeRetention: 'the same',
  getProcessingRegister: 'what the company says of its processing; nobody’s data',
  listDestructions: 'what is there no more; it names nobody',
  changeProcessingRegister: 'the same as the register',
  listAutomations: 'what runs by itself, and how many have answered the polls of newcomers',
  cancelWorkloadJob: STATE,
  retryWorkloadJob: STATE,
  cancelPollJob: STATE,
  retryPollJob: STATE,
  cancelSurveyJob: STATE,
  retrySurveyJob: STATE,
};

/** What is of a workspace and gives something back; what one has oneself is nobody else’s to know. */
const ofWorkspaces = routes.filter(({ auth, reply, ...route }) => auth === 'user' && reply && isScoped(route));

function isScoped(route: object): boolean {
  return 'scope' in route && typeof route.scope === 'object';
}

function tells({ permission, reply }: Route): boolean {
  return TELLING.has(String(permission)) || [...fieldsOf(reply)].some((field) => TELLING_FIELDS.has(field));
}

/** The names of all fields that a reply can have, however deep. */
function fieldsOf(schema: unknown, fields = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  const { def } = (schema ?? {}) as { readonly def?: Parts };
  if (def === undefined || seen.has(schema)) return fields;
  seen.add(schema);
  const { shape = {}, options = [], items = [], getter, ...parts } = def;
  for (const field of Object.keys(shape)) fields.add(field);
  const inner = [...Object.values(shape), ...options, ...items, getter?.()];
  const wrapped = ['element', 'innerType', 'valueType', 'left', 'right', 'in', 'out'].map((name) => parts[name]);
  for (const part of [...inner, ...wrapped]) fieldsOf(part, fields, seen);
  return fields;
}

interface Parts {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
  readonly items?: readonly unknown[];
  readonly getter?: () => unknown;
  readonly [part: string]: unknown;
}

describe('every route that shows answers, pay or persons', () => {
  it('says what it shows, or why nobody need know', () => {
    const silent = ofWorkspaces.filter((route) => tells(route) && !('shows' in route)).map(({ name }) => name);
    expect(silent.filter((name) => !(name in EXCUSED))).toEqual([]);
  });

  it('is excused for something that it does', () => {
    const silent = ofWorkspaces.filter((route) => tells(route) && !('shows' in route)).map(({ name }) => name);
    expect(Object.keys(EXCUSED).filter((name) => !silent.includes(name))).toEqual([]);
  });

  it('is known by its fields, too: those of answers, pay and persons are found however deep they lie', () => {
    const byField = ofWorkspaces.filter(({ reply }) => [...fieldsOf(reply)].some((field) => TELLING_FIELDS.has(field)));
    const names = byField.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['getSummary', 'getResults', 'listEmployees', 'getPerson', 'getPulse']),
    );
    expect(names).not.toContain('getWorkspacePlan');
  });
});
