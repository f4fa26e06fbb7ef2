import { randomUUID } from 'node:crypto';
import { hashPassword } from '#core/rules/passwords.ts';
import { repos } from '#tests/support/factories.ts';

const PASSWORD = 'тонус-2026';

/** So many accounts with one password, which is hashed once. */
export async function makeAccounts(count: number): Promise<{ email: string }[]> {
  const passwordHash = await hashPassword(PASSWORD);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const user = {
        id: randomUUID(),
        email: addressOfNobody(),
        firstName: 'Анна',
        lastName: 'Петрова',
        createdAt: new Date().toISOString(),
      };
      await repos.users.register(user, passwordHash);
      return { email: user.email };
    }),
  );
}

/** An e-mail address that nobody has, as long as any other. */
export function addressOfNobody(): string {
  return `${randomUUID()}@example.com`;
}

/** A network address that has tried nothing yet: no throttle stands in the way of a measurement. */
export function freshSource(index: number): string {
  return `198.18.${index >> 8}.${index & 255}`;
}
