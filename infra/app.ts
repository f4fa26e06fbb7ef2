import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildFunctions } from '#scripts/build/functions.ts';
import { loadStage, StageError, type StageConfig } from './config.ts';
import { AppStack } from './stacks/app.ts';
import { DataStack } from './stacks/data.ts';
import { FIREWALL_REGION, FirewallStack } from './stacks/firewall.ts';
import { WebStack } from './stacks/web.ts';

/** The stacks of one stage, in the order they depend on each other. */
export function defineStacks(app: App, stage: StageConfig) {
  const prefix = `tonus-${stage.name}`;
  const data = new DataStack(app, `${prefix}-data`, { stage, terminationProtection: stage.keepData });
  const api = new AppStack(app, `${prefix}-app`, { stage, data });
  const firewall =
    stage.firewall &&
    new FirewallStack(app, `${prefix}-firewall`, { firewall: stage.firewall, env: { region: FIREWALL_REGION } });
  const web = new WebStack(app, `${prefix}-web`, { stage, app: api, ...(firewall ? { firewall } : {}) });
  Tags.of(app).add('service', 'tonus');
  Tags.of(app).add('stage', stage.name);
  return { data, app: api, web, ...(firewall ? { firewall } : {}) };
}

/** What `cdk` runs: the stage it was asked for, checked by the AWS Solutions rules. */
async function main(): Promise<void> {
  const app = new App();
  const stage = loadStage(String(app.node.tryGetContext('stage') ?? 'dev'));
  await buildFunctions();
  defineStacks(app, stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  app.synth();
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
