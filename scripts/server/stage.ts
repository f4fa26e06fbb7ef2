import { parseStage, type StageConfig } from '#infra/config.ts';
import type { Settings } from './config.ts';

/** The template asks for CloudFront's certificate wherever a site has a name; here nobody shows it. */
const UNUSED_CERTIFICATE = 'arn:aws:acm:us-east-1:000000000000:certificate/of-the-server-itself';
/** The least that leaves something to share out: a function of one share runs once at a time, answers twenty times. */
const CONCURRENCY = 200;

/** The stage that a server of one's own is: what is deployed to AWS, with this operator's settings. */
export function stageOf({
  siteUrl,
  mail,
  operator,
  hosting,
  residency,
  providers,
}: Pick<Settings, 'siteUrl' | 'mail' | 'operator' | 'hosting' | 'residency' | 'providers'>): StageConfig {
  return parseStage('server', {
    domain: new URL(siteUrl).hostname,
    certificateArn: UNUSED_CERTIFICATE,
    mailSender: mail.sender,
    supportEmail: operator.email,
    operator: operator.name,
    hosting,
    residency,
    signIn: providers.clients,
    concurrency: CONCURRENCY,
    logRetentionDays: 90,
    // Of AWS alone: here the data are what DATA_DIR holds.
    keepData: false,
  });
}
