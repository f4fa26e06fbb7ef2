import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { functions as declarations } from '#functions/lambdas/index.ts';
import type { FunctionDeclaration } from '#core/declaration.ts';
import type { StageConfig } from '../config.ts';
import { accept } from '../constructs/accept.ts';
import { Canary } from '../constructs/canary.ts';
import { DomainFunction } from '../constructs/domain-function.ts';
import { ContractApi } from '../constructs/http-api.ts';
import { createDeadLetters } from '../constructs/dead-letters.ts';
import { Mail, mailEnvironment, siteEnvironment } from '../constructs/mail.ts';
import { Schedules } from '../constructs/schedules.ts';
import { SlowJobs } from '../constructs/slow-jobs.ts';
import { feedFromStream } from '../constructs/stream-feed.ts';
import { TokenKeyWatch } from '../constructs/token-key-watch.ts';
import { queueLag, streamLag, Watch, type Lag } from '../constructs/watch.ts';
import type { DataStack } from './data.ts';

interface AppStackProps extends StackProps {
  readonly stage: StageConfig;
  readonly data: DataStack;
  /** All there are, unless a test brings others. */
  readonly functions?: readonly FunctionDeclaration[];
}

/** What runs: a Lambda for each declaration, with the gateway, the stream, the queue and the clock that feed them. */
export class AppStack extends Stack {
  readonly api: HttpApi;
  readonly originSecret: Secret;

  constructor(
    scope: Construct,
    id: string,
    { stage, data, functions: declared = declarations, ...props }: AppStackProps,
  ) {
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

    const originSecret = taken.map((secret) => secret.secretValue.unsafeUnwrap()).join(',');
    const allShares = declared.reduce((sum, { concurrencyShare }) => sum + concurrencyShare, 0);
    const functions = new Map(
      declared.map((declaration) => [
        declaration.name,
        new DomainFunction(this, constructId(declaration.name), {
          stage,
          declaration,
          allShares,
          data,
          environment: {
            ...(isAnswering(declaration) ? { ORIGIN_SECRET: originSecret } : {}),
            ...(declaration.sendsMail ? mailEnvironment(stage) : {}),
            ...(declaration.linksToSite ? siteEnvironment(stage) : {}),
            ...(declaration.offersProviders ? providerEnvironment(stage) : {}),
          },
        }),
      ]),
    );
    const functionOf = ({ name }: FunctionDeclaration): DomainFunction => functions.get(name)!;
    const ofApi = declared.filter(isAnswering);
    this.api = new ContractApi(this, 'Gateway', { stage, functions: ofApi.map(functionOf) }).api;

    const deadLetters = createDeadLetters(this, 'DeadLetters');
    const lags: Lag[] = [];
    const lost = [deadLetters];
    for (const declaration of declared) {
      const { name, stream, queue, schedules } = declaration;
      const fn = functionOf(declaration);
      if (stream) {
        feedFromStream(fn, { table: data.table, stream, deadLetters });
        lags.push({ title: stream.lagAlarm, metric: streamLag(fn), unit: 'milliseconds' });
      }
      if (Object.keys(schedules).length > 0) {
        new Schedules(this, `${constructId(name)}Schedules`, { stage, target: fn, schedules, deadLetters });
      }
      if (queue) {
        const slow = new SlowJobs(this, `${constructId(name)}Queue`, { worker: fn, queue });
        lost.push(slow.deadLetters);
        lags.push({ title: queue.lagAlarm, metric: queueLag(slow.queue), unit: 'seconds' });
        for (const sender of declared.filter(({ queuesJobs }) => queuesJobs))
          this.#letSend(functionOf(sender), slow.queue);
      }
    }
    const senders = declared.filter(({ sendsMail }) => sendsMail).map(functionOf);
    const bounces = functions.get('bounces');
    if (bounces) new Mail(this, 'Mail', { stage, senders, bounces, deadLetters });
    const { topic, failures } = new Watch(this, 'Watch', {
      stage,
      functions: [...functions.values()],
      lags,
      deadLetters: lost,
      api: this.api,
    });
    for (const { name, alias } of functions.values()) {
      if (alias) new Canary(this, `${constructId(name)}Canary`, { alias, alarms: failures });
    }

    new TokenKeyWatch(this, 'TokenKeyWatch', {
      stage,
      tokenKey: data.tokenKey,
      roles: declared.filter(({ authenticates }) => authenticates).map((one) => functionOf(one).role),
      topic,
    });

    new CfnOutput(this, 'ApiUrl', { value: this.api.apiEndpoint });
    new CfnOutput(this, 'OriginSecretArn', { value: this.originSecret.secretArn });
  }

  /** Leave to hand jobs to their queue. */
  #letSend(sender: DomainFunction, queue: Queue): void {
    sender.role.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
    );
    sender.function.addEnvironment('SLOW_JOBS_URL', queue.queueUrl);
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

/** Whether the gateway leads to it, by routes of the contract or by paths beside them. */
function isAnswering({ routes, pathsBeside = [] }: FunctionDeclaration): boolean {
  return Object.keys(routes).length > 0 || pathsBeside.length > 0;
}

/** `slow-jobs` as a construct: `SlowJobs`. */
function constructId(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What the providers of everybody know this stage by. */
function providerEnvironment({ signIn }: StageConfig): Record<string, string> {
  const { yandexClientId, vkClientId, bitrix24ClientId } = signIn ?? {};
  return {
    ...(yandexClientId ? { YANDEX_CLIENT_ID: yandexClientId } : {}),
    ...(vkClientId ? { VK_CLIENT_ID: vkClientId } : {}),
    ...(bitrix24ClientId ? { BITRIX24_CLIENT_ID: bitrix24ClientId } : {}),
  };
}
