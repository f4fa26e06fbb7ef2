import * as z from 'zod/mini';
import { GIVEN_ROLES, OWNER_ROLE, ROLES } from '../rules/roles.ts';

export const Role = z.enum(ROLES, { error: 'Неизвестная роль' });

/** A role that is given to somebody; the owner's is refused with the reason. */
export const GivenRole = z.enum(GIVEN_ROLES, {
  error: ({ input }) => {
    if (input === OWNER_ROLE) return 'Роль «владелец» нельзя назначить: пространство передаёт сам владелец';
    return input === undefined || input === '' ? 'Пожалуйста, выберите роль' : 'Неизвестная роль';
  },
});
