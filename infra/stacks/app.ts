import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { contract, type Domain } from '#shared/contract/index.ts';
import type { StageConfig } from '../config.ts';
import { accept } from '../constructs/accept.ts';
import { DomainFunction } from '../constructs/domain-function.ts';
import { ContractApi } from '../constructs/http-api.ts';
import { JobWorker } from '../constructs/job-worker.ts';
import { Mail, mailEnvironment } from '../constructs/mail.ts';
import { feedFromStream } from '../constructs/stream-feed.ts';
import { TokenKeyWatch } from '../constructs/token-key-watch.ts';
import { Watch } from '../constructs/watch.ts';
import {
  bounces as bouncesSettings,
  httpFunctions,
  schedules,
  counters as countersSettings,
  counterStream,
  worker as workerSettings,
  type ScheduleSettings,
} from '../functions.ts';
import type { DataStack } from './data.ts';

interface AppStackProps extends StackProps {
  readonly stage: StageConfig;
  readonly data: DataStack;
  readonly schedules?: readonly ScheduleSettings[];
}

/** What runs: the gateway, a Lambda per domain, the worker and the counters behind the stream, the schedules. */
export class AppStack extends Stack {
  readonly api: HttpApi;
  readonly originSecret: Secret;

  constructor(scope: Construct, id: string, { stage, data, schedules: clock = schedules, ...props }: AppStackProps) {
    super(scope, id, props);
    const version = stage.originSecretVersion;
    this.originSecret = this.#secret(stage, version);
    const taken = [this.originSecret];
    if (version > 1) {
      const previous = this.#secret(stage, version - 1);
      taken.push(previous);
      // Until its own deployment, which follows, the distribution still shows this one and imports it.
      this.exportValue(previous.secretArn);
    }

    const functions = Object.fromEntries(
      domains().map((name) => [
        name,
        new DomainFunction(this, functionId(name), {
          stage,
          name,
          settings: httpFunctions[name],
          data,
          environment: { ORIGIN_SECRET: taken.map((secret) => secret.secretValue.unsafeUnwrap()).join(',') },
        }),
      ]),
      // The keys are exactly the contract's domains.
    ) as Record<Domain, DomainFunction>;
    this.api = new ContractApi(this, 'Gateway', { stage, functions }).api;

    const worker = new DomainFunction(this, 'Jobs', {
      stage,
      name: 'jobs',
      settings: workerSettings,
      data,
      environment: mailEnvironment(stage),
    });
    const { deadLetters } = new JobWorker(this, 'Worker', { stage, worker, table: data.table, schedules: clock });
    const bounces = new DomainFunction(this, 'Bounces', { stage, name: 'bounces', settings: bouncesSettings, data });
    new Mail(this, 'Mail', { stage, worker, bounces, deadLetters });
    const counters = new DomainFunction(this, 'Counters', {
      stage,
      name: 'counters',
      settings: countersSettings,
      data,
    });
    feedFromStream(counters, { table: data.table, stream: counterStream, deadLetters });
    const { topic } = new Watch(this, 'Watch', {
      stage,
      functions: [...Object.values(functions), worker, bounces, counters],
      streamReaders: { 'Jobs wait too long': worker, 'Counters of runs fall behind': counters },
      deadLetters,
      api: this.api,
    });

    new TokenKeyWatch(this, 'TokenKeyWatch', {
      stage,
      tokenKey: data.tokenKey,
      roles: domains()
        .filter((name) => httpFunctions[name].authenticates)
        .map((name) => functions[name].role),
      topic,
    });

    new CfnOutput(this, 'ApiUrl', { value: this.api.apiEndpoint });
    new CfnOutput(this, 'OriginSecretArn', { value: this.originSecret.secretArn });
  }

  /** A secret of its own for each version: what refers to another one is deployed anew, a changed value is not seen. */
  #secret(stage: StageConfig, version: number): Secret {
    const secret = new Secret(this, version === 1 ? 'OriginSecret' : `OriginSecret${version}`, {
      description: `Tonus ${stage.name}: what the distribution shows the gateway to be let in`,
      // Without commas, said once more by name as the emulator of deploy:check knows no other way to leave any out: the
      // functions are given two secrets in one variable.
      generateSecretString: { passwordLength: 48, excludePunctuation: true, excludeCharacters: ',' },
    });
    accept(
      secret,
      'Both of its readers, the distribution and the Lambdas, get it by a deployment; it is changed by one, not by a clock',
      'AwsSolutions-SMG4',
    );
    accept(
      secret,
      'A key of its own would cost more than the secret and keep it from nobody: whoever deploys reads it anyway',
      'CKV_AWS_149',
    );
    return secret;
  }
}

function domains(): Domain[] {
  return Object.keys(contract) as Domain[];
}

function functionId(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
