import { keys } from './keys.ts';
import { ConditionFailed, type Item, type Table } from './table.ts';
import { insert } from './writes.ts';

export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What it takes to log in with an address. */
export interface Login {
  readonly userId: string;
  readonly passwordHash: string;
}

/** Accounts and the addresses they log in with. */
export function createUsers(table: Table) {
  return {
    /** Both items or none; false when the address is taken, also by a registration of the same moment. */
    async register(
      user: User & { readonly createdAt: string; readonly referalCode?: string | undefined },
      passwordHash: string,
    ): Promise<boolean> {
      try {
        await table.transact([
          insert({
            ...keys.login(user.email),
            type: 'login',
            userId: user.id,
            passwordHash,
            createdAt: user.createdAt,
          }),
          insert({ ...keys.user(user.id), type: 'user', ...user, updatedAt: user.createdAt }),
        ]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailed && error.index === 0) return false;
        throw error;
      }
    },

    /** By address, in lower case. */
    async findLogin(email: string): Promise<Login | null> {
      const item = await table.get(keys.login(email));
      return item ? { userId: String(item['userId']), passwordHash: String(item['passwordHash']) } : null;
    },
  };
}

/** The account behind a stored item. */
export function toUser(item: Item): User {
  return {
    id: String(item['id']),
    firstName: String(item['firstName']),
    lastName: String(item['lastName']),
    email: String(item['email']),
  };
}
