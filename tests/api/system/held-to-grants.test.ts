import { expect, it, vi } from 'vitest';

/** What the setup of every test file does, with this project's modules loaded anew. */
async function beginFile() {
  vi.resetModules();
  const { asFunction, holdToGrants } = await import('#tests/support/granted.ts');
  holdToGrants();
  const { table } = await import('#tests/support/factories.ts');
  return () =>
    asFunction('a function of no rights', () => table.get({ pk: 'LOGIN#anna@romashka.example', sk: 'LOGIN' }));
}

it.skipIf(process.env['GRANT_ALL'] !== undefined)(
  'holds functions to the rights of their role in every test file of a process, not in its first alone',
  async () => {
    for (let file = 0; file < 2; file++) {
      const readLogin = await beginFile();
      await expect(readLogin()).rejects.toThrow('The role of a function of no rights does not allow');
    }
  },
);
