import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import type { DomainFunction } from './domain-function.ts';

/** An event that cannot be handed over, or that the function fails on, goes to the dead letters after so many tries. */
const RETRIES = 2;

interface MailProps {
  readonly stage: StageConfig;
  /** Who sends the letters. */
  readonly senders: readonly DomainFunction[];
  /** Who takes bounces and complaints. */
  readonly bounces: DomainFunction;
  readonly deadLetters: Queue;
}

/**
 * What it takes to write letters. Links in them lead to the site's own name; a stage without one, or without a
 * sender, sends none, and its letters end among the dead letters.
 */
export function mailEnvironment(stage: StageConfig): Record<string, string> {
  const { mailSender } = stage;
  return {
    MAIL_CONFIGURATION_SET: configurationSetName(stage),
    ...siteEnvironment(stage),
    ...(mailSender ? { MAIL_SENDER: mailSender } : {}),
  };
}

/** Where links lead: to the site's own name, if the stage has one. */
export function siteEnvironment({ domain }: StageConfig): Record<string, string> {
  return domain ? { SITE_URL: `https://${domain}` } : {};
}

/**
 * The way of letters out and of bounces and complaints back. A stage with a sender has its domain verified in SES,
 * by the DKIM records among the outputs of the stack, and a configuration set that its letters name.
 */
export class Mail extends Construct {
  constructor(scope: Construct, id: string, { stage, senders, bounces, deadLetters }: MailProps) {
    super(scope, id);
    if (stage.mailSender) this.#letSend(stage, stage.mailSender, senders);

    const feedback = new Rule(this, 'Feedback', {
      description: `Tonus ${stage.name}: letters that bounced or were complained of`,
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        // The bus is the whole account's: letters of other stages are their own business.
        detail: { mail: { tags: { 'ses:configuration-set': [configurationSetName(stage)] } } },
      },
    });
    feedback.addTarget(new LambdaFunction(bounces.function, { deadLetterQueue: deadLetters, retryAttempts: RETRIES }));
    bounces.function.configureAsyncInvoke({
      onFailure: new SqsDestination(deadLetters),
      retryAttempts: RETRIES,
      maxEventAge: Duration.hours(6),
    });
  }

  #letSend(stage: StageConfig, sender: string, functions: readonly DomainFunction[]): void {
    const name = configurationSetName(stage);
    const letters = new ConfigurationSet(this, 'Letters', {
      configurationSetName: name,
      // They carry links that open accounts: rather not delivered than readable on the way.
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      // One list of addresses nothing is sent to, the product's own, which an operator can take an address off.
      disableSuppressionList: true,
    });
    letters.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const domain = sender.slice(sender.indexOf('@') + 1);
    const identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(domain),
      configurationSet: letters,
      // Bounces come as events, not as letters to the sender.
      feedbackForwarding: false,
    });
    identity.dkimRecords.forEach((record, index) => {
      new CfnOutput(this, `DkimRecord${index + 1}`, {
        description: 'A DNS record by which SES verifies the domain letters come from',
        value: `${record.name} CNAME ${record.value}`,
      });
    });
    const arn = (resource: string, resourceName: string): string =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    for (const { role } of functions) {
      role.addToPrincipalPolicy(
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          // An address that was verified by itself decides before its domain does.
          resources: [arn('identity', sender), arn('identity', domain), arn('configuration-set', name)],
        }),
      );
    }
  }
}

function configurationSetName(stage: StageConfig): string {
  return `tonus-${stage.name}`;
}
