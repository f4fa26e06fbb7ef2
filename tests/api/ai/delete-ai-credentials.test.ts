import { describe, expect, it } from 'vitest';
import { makePerson, makePlan, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { accessOf } from './access.ts';

describe('works', () => {
  it('forgets credentials and counters, twice as well as once, even after a downgrade (A7-30, A4-32)', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const access = accessOf(owner, workspace);
    await access.create();
    await makePlan(owner, 'startup');
    for (let times = 0; times < 2; times++) expect((await access.remove()).status).toBe(204);
    expect((await access.get()).body).toMatchObject({ client_id: null, total_requests: 0 });
    expect(await storedItems(`CREDENTIALS#${workspace.id}`)).toEqual([]);
  });
});
