import * as z from 'zod/mini';
import type { Outbound } from '#core/clients/outbound.ts';
import { DIRECTORY_MOST } from '#shared/rules/directory.ts';
import { requestsOf, SourceError, Text, type FoundPerson, type PeopleSource } from './source.ts';

export const YANDEX_360_URL = 'https://cloud-api.yandex.net';

const PAGE = 100;

const Id = z.pipe(z.union([z.string(), z.int()]), z.transform(String));
const MaybeId = z.optional(z.nullable(Id));
const User = z.object({
  id: Id,
  email: Text,
  name: z.optional(z.nullable(z.object({ first: Text, last: Text, middle: Text }))),
  position: Text,
  departmentId: MaybeId,
  isEnabled: z.optional(z.boolean()),
  isDismissed: z.optional(z.boolean()),
  isRobot: z.optional(z.boolean()),
});
const Department = z.object({ id: Id, name: Text, parentId: MaybeId, headId: MaybeId });

type User = z.infer<typeof User>;
type Department = z.infer<typeof Department>;

/** People of an organisation of Yandex 360, by its API; robots are nobody. */
export function createYandex360(outbound: Outbound, apiUrl: string = YANDEX_360_URL): PeopleSource {
  return {
    async read({ place, secret }, until) {
      const ask = requestsOf(outbound, { authorization: `OAuth ${secret}` }, until);
      const listOf = async <Row>(name: 'users' | 'departments', row: z.ZodMiniType<Row>): Promise<Row[]> => {
        const rows: Row[] = [];
        for (let offset = 0; ; offset += PAGE) {
          const url = new URL(`/v1/directory/organizations/${encodeURIComponent(place)}/${name}`, apiUrl);
          url.search = new URLSearchParams({ limit: String(PAGE), offset: String(offset) }).toString();
          const page = rowsIn(await ask(url), name, row);
          rows.push(...page);
          if (page.length < PAGE) return rows;
          if (rows.length > 2 * DIRECTORY_MOST) throw new SourceError('too_many');
        }
      };
      const departments = new Map((await listOf('departments', Department)).map((one) => [one.id, one]));
      const users = await listOf('users', User);
      return users.filter(({ isRobot }) => isRobot !== true).map((user) => found(user, departments));
    },
  };
}

/** The rows of a page; the older and the newer API name the list differently. */
function rowsIn<Row>(body: unknown, name: string, row: z.ZodMiniType<Row>): Row[] {
  const { success, data } = z.safeParse(z.record(z.string(), z.unknown()), body);
  const parsed = z.safeParse(z.array(row), success ? (data[name] ?? data['items']) : undefined);
  if (!parsed.success) throw new SourceError('unexpected');
  return parsed.data;
}

function found(user: User, departments: ReadonlyMap<string, Department>): FoundPerson {
  const department = departments.get(user.departmentId ?? '');
  return {
    id: user.id,
    firstName: user.name?.first ?? '',
    secondName: user.name?.middle ?? '',
    lastName: user.name?.last ?? '',
    email: user.email || null,
    position: user.position || null,
    // The company itself, which every department lies in, is no team.
    department: department && parentOf(department, departments) ? department.name : null,
    hiredOn: null,
    managerId: headOf(user.id, department, departments),
    works: user.isEnabled !== false && user.isDismissed !== true,
  };
}

/** The head of the department, or of the one above where that is themselves or nobody. */
function headOf(
  userId: string,
  department: Department | undefined,
  departments: ReadonlyMap<string, Department>,
): string | null {
  const passed = new Set<string>();
  for (let one = department; one && !passed.has(one.id); one = parentOf(one, departments)) {
    passed.add(one.id);
    if (one.headId && one.headId !== '0' && one.headId !== userId) return one.headId;
  }
  return null;
}

function parentOf({ parentId }: Department, departments: ReadonlyMap<string, Department>): Department | undefined {
  return departments.get(parentId ?? '');
}
