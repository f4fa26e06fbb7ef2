import * as z from 'zod/mini';
import { GIVEN_ROLES, OWNER_ROLE, ROLES } from '../rules/roles.ts';
import { workspacesValidation } from '#text/workspaces/validation.ts';

export const Role = z.enum(ROLES, { error: () => workspacesValidation.unknownRole });

/** A role that is given to somebody; the owner's is refused with the reason. */
export const GivenRole = z.enum(GIVEN_ROLES, {
  error: ({ input }) => {
    if (input === OWNER_ROLE) return workspacesValidation.ownerNotGiven;
    return input === undefined || input === '' ? workspacesValidation.chooseRole : workspacesValidation.unknownRole;
  },
});
