import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineStacks } from '#infra/app.ts';
import { loadStage, type StageConfig } from '#infra/config.ts';
import { exampleProd } from '#infra/example-stage.ts';
import { newApp } from '#infra/new-app.ts';
import { buildFunctions } from '#scripts/build/functions.ts';
import { installPythonTools } from '#scripts/python-tools.ts';
import { messageOf } from '#scripts/message-of.ts';
import { checkov, cfnLint } from './scanners.ts';

/*
 * `npm run scan:infra [STAGE]`: reads the synthesized templates with cfn-lint and checkov, which know nothing of this
 * project. Accepted is what the templates themselves say is (infra/constructs/accept.ts); anything else is red.
 * Without a name it scans the stages as they are shipped, what an operator has to fill in filled with examples.
 */

const ROOT = join(import.meta.dirname, '../..');
const WORK = join(ROOT, '.cache/scan-infra');
const TOOLS = { 'cfn-lint': '1.58.0', checkov: '3.3.30' };

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(`\nscan:infra FAILED: ${messageOf(error)}`);
  process.exitCode = 1;
}

async function main(name: string | undefined): Promise<void> {
  if (!existsSync(join(ROOT, 'dist/web/index.html')))
    throw new Error('There is no site in dist/web: run npm run build:web first');
  const programs = installPythonTools('The scan', join(ROOT, '.cache/scanners'), TOOLS);
  rmSync(WORK, { recursive: true, force: true });
  await buildFunctions();
  const stages = name === undefined ? shipped() : { [name]: loadStage(name) };
  let objections = 0;
  for (const [title, stage] of Object.entries(stages)) {
    const templates = synthesize(title, stage);
    const found = [...cfnLint(programs, templates), ...checkov(programs, templates)];
    console.log(`${found.length === 0 ? 'ok ' : 'RED'} ${title}: ${templates.length} templates`);
    for (const line of found) console.log(`    ${line}`);
    objections += found.length;
  }
  if (objections > 0) {
    throw new Error(
      `${objections} objections. Mend the template, or accept the finding where the resource is made (infra/constructs/accept.ts) and say why in infra/README.md`,
    );
  }
  console.log('scan:infra passed');
}

function shipped(): Record<string, StageConfig> {
  return {
    dev: loadStage('dev'),
    prod: exampleProd(),
    'prod with a firewall': exampleProd({ firewall: { requestsPerFiveMinutes: 10_000 } }),
  };
}

function synthesize(title: string, stage: StageConfig): string[] {
  const outdir = join(WORK, title.replaceAll(' ', '-'));
  const app = newApp(outdir);
  defineStacks(app, stage);
  app.synth();
  return globSync(join(outdir, '*.template.json'));
}
