import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { functionBuild } from './functions.ts';

it('leaves schemas out of a bundle that nobody uses there, with whatever they check', async () => {
  const { outputFiles } = await build({
    ...functionBuild,
    plugins: functionBuild.plugins.filter(({ name }) => name === 'unused-schemas'),
    stdin: { contents: "export { Flag } from './shared/models/common.ts'", resolveDir: functionBuild.absWorkingDir },
    conditions: ['text-ru'],
    minify: false,
    write: false,
  });
  const code = outputFiles[0]!.text;
  expect(code).toContain('trueOrFalse');
  // The moment that somebody sends, in the same module.
  expect(code).not.toContain('toISOString');
});
