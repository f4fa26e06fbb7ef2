import { serveJson, type TestReply, type TestRequest, type TestServer } from './json-server.ts';

/** Somebody of a played Yandex 360. */
export interface PlayedUser {
  readonly id: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly departmentId?: number;
  readonly position?: string;
  readonly isDismissed?: boolean;
  readonly isEnabled?: boolean;
  readonly isRobot?: boolean;
}

/** A department there; the one without a parent is the company. */
export interface PlayedDepartment {
  readonly id: number;
  readonly name: string;
  readonly parentId?: number;
  readonly headId?: string;
}

export interface PlayedYandex360 extends TestServer {
  users: readonly PlayedUser[];
  departments: readonly PlayedDepartment[];
  /** How the next requests fail, the first first. */
  readonly failures: { readonly status: number; readonly retryAfter?: string }[];
}

/** The organisation and the token that are taken. */
export const PLAYED_ORGANIZATION = '7700';
export const PLAYED_TOKEN = 'y0_played-token';

/** Yandex 360 with one organisation; a token with “narrow” in it may not read. */
export async function startYandex360(port = 0): Promise<PlayedYandex360> {
  const path = new RegExp(`^/v1/directory/organizations/(\\d+)/(users|departments)\\?(.*)$`);
  const handle = ({ path: asked, headers }: TestRequest): TestReply => {
    const failure = played.failures.shift();
    if (failure) {
      const { status, retryAfter } = failure;
      return { status, body: {}, ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }) };
    }
    const token = String(headers.authorization ?? '');
    if (token === 'OAuth narrow') return { status: 403, body: { message: 'No required scope' } };
    if (token !== `OAuth ${PLAYED_TOKEN}`) return { status: 401, body: { message: 'Unauthorized' } };
    const [, organization, list, query] = path.exec(asked) ?? [];
    if (organization !== PLAYED_ORGANIZATION) return { status: 404, body: { message: 'Not found' } };
    const values = new URLSearchParams(query);
    const [limit, offset] = [Number(values.get('limit')), Number(values.get('offset'))];
    if (offset % limit !== 0) return { status: 400, body: { message: 'offset has to be a multiple of limit' } };
    const rows: readonly object[] = list === 'users' ? played.users.map(shownUser) : played.departments;
    return { status: 200, body: { [list!]: rows.slice(offset, offset + limit), total: rows.length } };
  };
  const server = await serveJson(handle, undefined, port);
  const played: PlayedYandex360 = Object.assign(server, { users: [], departments: [], failures: [] });
  return played;
}

function shownUser({ first, last, isEnabled = true, isDismissed = false, isRobot = false, ...user }: PlayedUser) {
  return { ...user, name: { first, last, middle: '' }, isEnabled, isDismissed, isRobot };
}

/** An employee of a played 1С:ЗУП. */
export interface PlayedEmployee {
  readonly key: string;
  readonly person: string;
  readonly name: readonly [last: string, first: string, middle: string];
  readonly email?: string;
  readonly hiredOn: string;
  readonly leftOn?: string;
  readonly department?: string;
  readonly position?: string;
}

export interface PlayedOneC extends TestServer {
  employees: readonly PlayedEmployee[];
}

const ONE_C_PATH = '/zup';
const NO_DAY = '0001-01-01T00:00:00';
export const PLAYED_LOGIN = 'Тонус';
export const PLAYED_PASSWORD = 'played-password';

/** 1С:ЗУП as it is published with its standard OData interface; {@link ONE_C_PATH} is the publication. */
export async function startOneC(port = 0): Promise<PlayedOneC & { readonly address: string }> {
  const right = `Basic ${Buffer.from(`${PLAYED_LOGIN}:${PLAYED_PASSWORD}`).toString('base64')}`;
  const handle = ({ path, headers }: TestRequest): TestReply => {
    if (headers.authorization !== right)
      return { status: 401, text: '<html/>', headers: { 'content-type': 'text/html' } };
    const url = new URL(path, 'http://played');
    const [, name = ''] = /^\/zup\/odata\/standard\.odata\/(.+)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    const rows = rowsOf(played.employees)[name];
    if (!rows || url.searchParams.get('$format') !== 'json') return { status: 404, body: {} };
    const fields = (url.searchParams.get('$select') ?? '').split(',');
    const [top, skip] = [Number(url.searchParams.get('$top')), Number(url.searchParams.get('$skip'))];
    const value = rows
      .slice(skip, skip + top)
      .map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))));
    return { status: 200, body: { value } };
  };
  const server = await serveJson(handle, undefined, port);
  const played = Object.assign(server, {
    employees: [] as readonly PlayedEmployee[],
    address: server.url + ONE_C_PATH,
  });
  return played;
}

function rowsOf(employees: readonly PlayedEmployee[]): Readonly<Record<string, readonly Record<string, unknown>[]>> {
  const named = (field: 'department' | 'position') =>
    [...new Set(employees.flatMap((one) => one[field] ?? []))].map((name) => ({ Ref_Key: name, Description: name }));
  return {
    Catalog_Сотрудники: employees.map(({ key, person, name }) => ({
      Ref_Key: key,
      Description: name.join(' '),
      ФизическоеЛицо_Key: person,
    })),
    Catalog_ФизическиеЛица: employees.map(({ person, name: [last, first, middle], email }) => ({
      Ref_Key: person,
      Фамилия: last,
      Имя: first,
      Отчество: middle,
      КонтактнаяИнформация: email ? [{ Тип: 'АдресЭлектроннойПочты', АдресЭП: email }] : [],
    })),
    InformationRegister_ТекущиеКадровыеДанныеСотрудников: employees.map((one) => ({
      Сотрудник_Key: one.key,
      ДатаПриема: `${one.hiredOn}T00:00:00`,
      ДатаУвольнения: one.leftOn ? `${one.leftOn}T00:00:00` : NO_DAY,
      ТекущееПодразделение_Key: one.department ?? '',
      ТекущаяДолжность_Key: one.position ?? '',
    })),
    Catalog_ПодразделенияОрганизаций: named('department'),
    Catalog_Должности: named('position'),
  };
}
