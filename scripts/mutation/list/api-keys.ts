import { guardsIn } from '../guard.ts';

const KEYS = 'tests/api/api-keys/api-keys.test.ts';

/** What opens the API to programs, and what keeps a key within its maker. */
export const guards = [
  guardsIn('functions/core/http/authorization.ts', KEYS, {
    'a key is of its workspace -> finds nothing in another workspace':
      'if ([-member?.workspaceId !== workspaceId || -]{+!member || +}member.joinedAt !== memberSince) return null;',
    'a key goes with its maker -> no more than its maker may at the moment':
      'member?.workspaceId !== workspaceId[- || member.joinedAt !== memberSince-]) return null;',
    'a key may what it was given -> does what it was given and nothing more':
      'return [-{ ...member, only: permissions }-]{+member+};',
    'what keys do not do -> does nothing of an account': '[-if (key && !takesKeys(route)) keyNotAllowed();-]',
    'a key that is good -> opens nothing once it is revoked':
      '[-key === null || key.makerId === null || !isGood(key, now)-]{+key === null || key.makerId === null+}',
  }),
  guardsIn('functions/core/http/serve.ts', KEYS, {
    'calls of a key -> sixty calls a minute': 'if ([-calls.refused-]{+false+}) tooManyRequests(',
    'a key repeats its own requests -> apart from other keys':
      'const placed = [-apiKey ? `${apiKey.id} ${keyed}` : keyed-]{+keyed+};',
  }),
  guardsIn('functions/api-keys/operations/create-api-key.ts', KEYS, {
    'rights of a key are its maker’s -> nothing that its maker may not':
      'if ([-!permissions.every((right) => givable.includes(right))-]{+false+}) forbidden',
  }),
  guardsIn('functions/api-keys/operations/revoke-api-key.ts', KEYS, {
    'keys of others -> nobody else’s':
      'if ([-member.role !== OWNER_ROLE && key.makerId !== member.userId-]{+false+}) notFound',
  }),
  guardsIn('functions/api-keys/operations/list-api-keys.ts', KEYS, {
    'keys of others are listed to the owner -> nobody else’s':
      '[-member.role === OWNER_ROLE || makerId === member.userId-]{+true+}',
  }),
  guardsIn('shared/contract/by-key.ts', 'tests/security/keys-matrix.long.test.ts', {
    'a fresh proof is for people -> is refused (changeEmployee|importEmployees)':
      "typeof scope !== 'object'[- || proof !== undefined-]) return false;",
    'what tells of the caller -> is refused acceptOwnership':
      "[-(permission !== 'workspace.read' || OF_WORKSPACE.has(name))-]{+true+}",
  }),
];
