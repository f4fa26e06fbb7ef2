import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineStacks } from '#infra/app.ts';
import { exampleProd } from '#infra/example-stage.ts';
import { KEPT_FILE, keptIn, lossesOf, type Template } from '#infra/kept-resources.ts';
import { newApp } from '#infra/new-app.ts';
import { buildFunctions } from '#scripts/build/functions.ts';

/*
 * `npm run record:resources`: writes down which resources hold data, as a deployment of the present state leaves them
 * behind. Where it would lose one that is recorded, it says so and writes nothing, unless that one is named as given up:
 * `npm run record:resources -- TableCD117FA1`.
 */

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, '.cache/record-resources');

await buildFunctions();
rmSync(OUT, { recursive: true, force: true });
const app = newApp(OUT);
const { data, app: api, web } = defineStacks(app, exampleProd());
const assembly = app.synth();
const recorded = JSON.parse(readFileSync(KEPT_FILE, 'utf8')) as Record<string, Template>;
const now = Object.fromEntries(
  Object.entries({ data, app: api, web }).map(([name, { stackName }]) => [
    name,
    keptIn(assembly.getStackByName(stackName).template as Template),
  ]),
);
const losses = Object.entries(now).flatMap(([name, kept]) => lossesOf(recorded[name] ?? { Resources: {} }, kept));
const unforeseen = losses.filter((loss) => !process.argv.slice(2).some((id) => loss.startsWith(`${id}:`)));
if (unforeseen.length > 0) {
  console.error(`A deployment would lose what holds data; nothing is recorded:\n${unforeseen.join('\n')}`);
  process.exitCode = 1;
} else {
  writeFileSync(KEPT_FILE, JSON.stringify(now));
  spawnSync('oxfmt', [KEPT_FILE], { cwd: ROOT, stdio: 'inherit' });
  console.log(`Recorded in ${KEPT_FILE}`);
}
