import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { rehearseKill } from '#tests/support/backup-rehearsal.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonus-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('loses nothing that was acknowledged before the last backup, and has nothing by half, after a kill of everything', async () => {
  expect(await rehearseKill({ folder, backups: 1, pieces: 1, random: seededRandom(1) })).toEqual([]);
});
