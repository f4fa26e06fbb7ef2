import { playApp, type PlayedApp } from '#scripts/fake-services/bitrix24-app.ts';
import { PLAYED_CLIENT_ID } from '#scripts/fake-services/oauth.ts';
import { answerMethod, type Notification, type PortalData } from '#scripts/fake-services/bitrix24-portal.ts';
import { serveJson, type TestReply } from '#scripts/fake-services/json-server.ts';

type Fields = Record<string, unknown>;

/** What becomes of a request instead of an answer: a reply, or null to leave the caller waiting. */
type Fault = (request: number, method: string) => TestReply | null | undefined;

export interface OwnPortal {
  /** What lies on it; to be changed as one likes. */
  people: Fields[];
  departments: Fields[];
  tasks: (Fields | null)[];
  scope: string[];
  /** What people were notified of. */
  notifications: Notification[];
  /** Filters it drops without a word. */
  droppedFilters: string[];
  /** How far its clock is ahead of ours. */
  clockAheadMilliseconds: number;
  /** Asked for every request, which are counted from 1 since it was set. */
  fault: Fault | null;
  /** Told of every request before it is answered. */
  onRequest: (() => Promise<void>) | null;
  /** Requests so far. */
  readonly asked: () => number;
  readonly webhook: string;
  /** Its address, as people know it. */
  readonly url: string;
  /** The application that it lets in. */
  readonly app: PlayedApp;
  readonly stop: () => Promise<void>;
}

const PROFILE = { ID: '1', ADMIN: true };

/** A portal of a test file's own, which the functions of this process may call: to be started before they are loaded. */
export async function startOwnPortal(): Promise<OwnPortal> {
  let count = 0;
  let sinceFault = 0;
  let fault: Fault | null = null;
  const app = playApp();
  const server = await serveJson(async (request) => {
    const { path, body } = request;
    await portal.onRequest?.();
    const ofApp = app.answer(request, { ...portal, profile: PROFILE }, server.url);
    if (ofApp) return ofApp;
    const [, method = ''] = /^\/rest\/1\/ownportal\/([\w.]+)\.json$/.exec(path) ?? [];
    count += 1;
    sinceFault += 1;
    const wrong = fault?.(sinceFault, method);
    if (wrong !== undefined) return wrong;
    const params = body === '' ? {} : (JSON.parse(body) as Fields);
    return answerMethod({ ...portal, profile: PROFILE } satisfies PortalData, method, params);
  });
  const allowed = process.env['OUTBOUND_ALLOW'];
  Object.assign(process.env, {
    OUTBOUND_ALLOW: allowed ? `${allowed},${server.host}` : server.host,
    SITE_URL: 'https://tonus.example',
    BITRIX24_CLIENT_ID: PLAYED_CLIENT_ID,
    BITRIX24_OAUTH_URL: server.url,
  });
  const portal: OwnPortal = {
    people: [],
    departments: [],
    tasks: [],
    scope: ['department', 'task', 'user'],
    notifications: [],
    droppedFilters: [],
    clockAheadMilliseconds: 0,
    onRequest: null,
    get fault() {
      return fault;
    },
    set fault(next) {
      sinceFault = 0;
      fault = next;
    },
    asked: () => count,
    webhook: `${server.url}/rest/1/ownportal/`,
    url: server.url,
    app,
    stop: () => server.stop(),
  };
  return portal;
}

/** A portal with so many people and tasks; a person's number is not its place. */
export function fillPortal(portal: OwnPortal, people: number, tasks: number): void {
  portal.departments = [
    { ID: '1', NAME: 'ООО Ромашка', SORT: 500, UF_HEAD: '7' },
    { ID: '7', NAME: 'Бухгалтерия', SORT: 100, PARENT: '1' },
  ];
  portal.people = Array.from({ length: people }, (_, index) => makePerson(7 * (index + 1)));
  portal.tasks = Array.from({ length: tasks }, (_, index) => makeTask(3 * (index + 1), 7 * ((index % people) + 1)));
}

/** A person of the portal as `user.get` tells of one. */
export function makePerson(number: number, more: Fields = {}): Fields {
  return {
    ID: String(number),
    ACTIVE: true,
    NAME: `Имя ${number}`,
    LAST_NAME: `Фамильева`,
    SECOND_NAME: 'Сергеевна',
    EMAIL: `person${number}@own.example`,
    LAST_LOGIN: '2026-11-20T09:12:44+03:00',
    DATE_REGISTER: '2021-02-01T03:00:00+03:00',
    TIME_ZONE: 'Europe/Moscow',
    IS_ONLINE: 'N',
    PERSONAL_GENDER: 'F',
    PERSONAL_BIRTHDAY: '1988-05-07T03:00:00+04:00',
    UF_EMPLOYMENT_DATE: '2021-02-01T03:00:00+03:00',
    UF_DEPARTMENT: [1, 7],
    USER_TYPE: 'employee',
    ...more,
  };
}

/** A task of the portal as `tasks.task.list` tells of one. */
export function makeTask(number: number, person: number, more: Fields = {}): Fields {
  return {
    id: String(number),
    title: `Подготовить квартальный отчёт для отдела № ${number}`,
    status: '2',
    subStatus: '2',
    priority: '1',
    deadline: '2026-12-01T19:00:00+03:00',
    createdDate: '2026-08-04T16:15:55+03:00',
    closedDate: null,
    dateStart: null,
    timeEstimate: '7200',
    timeSpentInLogs: null,
    durationPlan: null,
    durationType: 'days',
    responsibleId: String(person),
    responsible: { id: String(person), name: `Имя ${person} Фамильева`, workPosition: 'Бухгалтер' },
    group: { id: '5', name: 'Внедрение' },
    tags: { '35': { id: 35, title: 'финансы' } },
    ...more,
  };
}
