import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { rehearseKill } from '#tests/support/backup-rehearsal.ts';

/** As many as take less than half a minute. */
const SEEDS = [2, 3, 4];

it.each(SEEDS)('loses nothing and has nothing by half after a kill of everything, seed %i', async (seed) => {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-kill-'));
  try {
    const random = seededRandom(seed);
    expect(await rehearseKill({ folder, backups: 2, pieces: 1 + Math.floor(random() * 3), random })).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
