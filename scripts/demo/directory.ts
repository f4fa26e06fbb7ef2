import { setTimeout as wait } from 'node:timers/promises';
import { callerOf } from '#scripts/call.ts';
import { PLAYED_ORGANIZATION, PLAYED_TOKEN, type PlayedYandex360 } from '#scripts/fake-services/people-sources.ts';
import { directory } from '#shared/contract/directory.ts';
import type { PeopleSourceState } from '#shared/rules/people-sources.ts';
import { peopleInTonus, peopleNotInTonus, type Company } from './company.ts';
import type { DemoPerson } from './people.ts';
import { ASKED_BY_LETTER } from './today.ts';

const LOOK_MILLISECONDS = 300;
const READ_MILLISECONDS = 120_000;
const COMPANY = 1;

/** Lets Yandex 360 have everybody who is in Tonus, and one who has just come and has not logged in yet. */
export function fillYandex360(
  yandex360: PlayedYandex360,
  all: readonly DemoPerson[],
  today: Date,
  company: string,
): void {
  const known = peopleInTonus(all, today);
  const newest = peopleNotInTonus(all, known).slice(ASKED_BY_LETTER).at(-1);
  const people = newest ? [...known, newest] : known;
  const departments = [...new Set(people.map(({ team }) => team))];
  const numberOf = (team: string) => departments.indexOf(team) + COMPANY + 1;
  yandex360.departments = [
    { id: COMPANY, name: company },
    ...departments.map((name) => ({ id: numberOf(name), name, parentId: COMPANY })),
  ];
  yandex360.users = people.map(({ id, firstName, lastName, email, position, team, left }) => ({
    id: String(id),
    email,
    first: firstName,
    last: lastName,
    position,
    departmentId: numberOf(team),
    isDismissed: left !== null,
  }));
}

/** The owner connects it, looks at what would change and lets it be done. */
export async function writeDirectory({ workspaceId, texts }: Company, token: string, url: string): Promise<void> {
  const call = callerOf(url, texts.language);
  const as = { token, params: { id: workspaceId } };
  const reads = async (wanted: PeopleSourceState): Promise<number> => {
    const until = Date.now() + READ_MILLISECONDS;
    for (;;) {
      const { state, problem, changes } = await call(directory.getPeopleSource, as);
      if (state === wanted && changes) return changes.leave;
      if (problem !== null || Date.now() > until) throw new Error(`People could not be read: ${problem ?? state}`);
      await wait(LOOK_MILLISECONDS);
    }
  };
  const body = { kind: 'yandex360', organization: PLAYED_ORGANIZATION, token: PLAYED_TOKEN } as const;
  await call(directory.connectPeopleSource, { ...as, body });
  const leave = await reads('preview');
  await call(directory.applyPeopleSource, { ...as, body: { leave } });
  await reads('connected');
}
