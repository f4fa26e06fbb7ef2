import type { ScimContext } from '../operation.ts';
import type { DirectoryPerson } from '../repositories/directory.ts';
import { ScimError } from '../scim/scim-error.ts';
import { createUser, replaceUser } from '../scim/users.ts';
import type { SourcePlan } from './plan.ts';

/** What came of it: whether all was done, and how many could not be taken. */
export interface Applied {
  readonly whole: boolean;
  readonly refused: number;
}

/**
 * Does what a plan says, by the operations that SCIM has: who leaves goes first, so that their places are free. What
 * is refused is noted for the owner, and holds up nobody else.
 */
export async function applyPlan(
  { leave, change, come }: SourcePlan,
  source: string,
  context: ScimContext,
  until: Date,
): Promise<Applied> {
  const works = [
    ...leave.map((person) => workOn(person, { ...person.attributes, active: false })),
    ...change.map(({ person, attributes }) => workOn(person, attributes)),
    ...come.map((attributes) => ({
      about: String(attributes['userName']),
      run: async () => void (await createUser(attributes, context)),
    })),
  ];
  let refused = 0;
  for (const { about, run } of works) {
    if (Date.now() > until.getTime()) return { whole: false, refused };
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ScimError)) throw error;
      refused += 1;
      const problem = { at: context.now.toISOString(), request: source, about, detail: error.message };
      await context.repos.directory.noteProblem(context.workspaceId, {
        ...problem,
        code: error.problem ?? 'unreadable',
      });
    }
  }
  return { whole: true, refused };

  function workOn({ id, userName }: DirectoryPerson, attributes: object) {
    return { about: userName, run: async () => void (await replaceUser(id, attributes, context)) };
  }
}
