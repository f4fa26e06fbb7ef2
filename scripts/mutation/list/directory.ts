import { guardsIn } from '../guard.ts';

const SCIM = 'tests/api/directory/scim.test.ts';
const READ_PEOPLE = 'tests/api/jobs/read-people.test.ts';

/** What the company's own directory, and sources that are read, may do to a workspace. */
export const guards = [
  guardsIn('functions/directory/serve-scim.ts', SCIM, {
    'a token of a directory compared -> by a token of the workspace alone':
      'const token = tokens.find(([-{ hash }-]) => [-sameToken(hash, named!.hash)-]{+true+});',
  }),
  guardsIn('functions/directory/scim/users.ts', SCIM, {
    'the version that was meant -> changes the version that was meant alone':
      '[-if (context.ifMatch !== null) requireVersion(await present(before, context), context.ifMatch);-]',
  }),
  guardsIn('functions/directory/scim/membership.ts', SCIM, {
    'a leaver is a member no more -> in the moment the directory says so':
      'if (![-said.active-]{+true+}) return endPerson(after, context);',
    'a place of the plan -> needs a place of the plan':
      'if (isFull(workspace, plan) || [-freeSeats(seatsOf(workspace, plan, pending)) <= 0-]{+false+}) {',
  }),
  guardsIn('functions/directory/sources/plan.ts', READ_PEOPLE, {
    'a source changes nothing unseen -> until the owner has seen': '[-if (allowed === null) return false;-]',
    'the brake -> where a fifth would leave at once': 'return [-leavers <= Math.max(unasked, allowed)-]{+true+};',
    'an empty source lets nobody go -> where a fifth would leave at once':
      'const unasked = [-found === 0 ? 0 : -]{+found === 0 ? 9 : +}leaversAllowed(plan.active);',
    'a source leaves alone whom SCIM has named -> whom SCIM has named':
      "const own = kept[-.filter(({ attributes }) => OWN.test(String(attributes['externalId'])))-];",
  }),
  guardsIn('functions/directory/operations/connect-people-source.ts', READ_PEOPLE, {
    'the token of a source sealed -> until the owner has seen':
      "sealed: [-await vault.seal(secret, { workspace: workspaceId, kind: 'directory' })-]{+secret+},",
  }),
];
