import { spawnSync } from 'node:child_process';

/** What is checked of the sources without running them. */
export const CHECKS = [
  // What it found of every file is kept, its mistakes too: next time it checks what changed and what depends on that.
  ['types', 'tsc --incremental --tsBuildInfoFile .cache/types.tsbuildinfo'],
  ['lint and architecture zones', 'oxlint'],
  ['format', 'oxfmt --check'],
  ['unused code', 'knip'],
  ['untranslated text', 'node scripts/untranslated.ts'],
] as const;

if (import.meta.main) {
  const failed = CHECKS.filter(([, command]) => spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0);
  if (failed.length > 0) {
    console.error(`Failed: ${failed.map(([name]) => name).join(', ')}`);
    process.exitCode = 1;
  }
}
