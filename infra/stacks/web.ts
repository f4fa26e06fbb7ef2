import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { routes } from '#shared/contract/index.ts';
import type { StageConfig } from '../config.ts';
import { accept } from '../constructs/accept.ts';
import { headersPolicy } from '../constructs/headers-policy.ts';
import { CACHE_FOREVER, CACHE_NEVER_UNASKED } from '../web/headers.ts';
import { rewriteCode } from '../web/rewrite.ts';
import { fileOf, RENDERER_FOLDER, siteFiles } from '../web/site-files.ts';
import type { AppStack } from './app.ts';
import type { FirewallStack } from './firewall.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where the built site lies. */
const SITE = join(ROOT, 'dist/web');

/** The paths the gateway answers; all others are the site's. */
const API_PATHS = ['/api/*', '/health'];
/** The gateway takes no route with a slash at the end: on these paths the distribution takes it off. */
/** By which services prove themselves that call; CloudFront allows ten headers in all. */
const SECRET_HEADERS = [...new Set(routes.flatMap(({ secretHeaders = [] }) => secretHeaders))];
const SLASHED_PATHS = routes.map(({ path }) => path).filter((path) => path.endsWith('/'));
const WITHOUT_SLASH =
  "function handler(event) { event.request.uri = event.request.uri.replace(/\\/$/, ''); return event.request; }";
/** Where sessions begin and ways in change: the list and the letters name browser and system, so here functions are told. */
const ACCOUNT_PATHS = ['/api/auth/*', '/api/sign-in*'];

/** Answers that CloudFront gives again for ten seconds whatever they say of caching, unless it is told not to. */
const FORGOTTEN_ERRORS = [404, 405, 500, 502, 503, 504];

interface WebStackProps extends StackProps {
  readonly stage: StageConfig;
  readonly app: AppStack;
  readonly firewall?: FirewallStack;
}

/** What the world reaches: one distribution over the site's bucket and the gateway. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { stage, app, firewall, ...props }: WebStackProps) {
    super(scope, id, props);
    if (!existsSync(join(SITE, 'index.html')))
      throw new Error('There is no site in dist/web: run npm run build:web first');

    const bucket = new Bucket(this, 'Site', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // The site is built anew by every release; nothing in the bucket is worth keeping.
      removalPolicy: RemovalPolicy.DESTROY,
      // The library's own class misses its interface by an optional property; a border of types, nothing else.
    }) as IBucket;
    accept(
      bucket,
      'Read by the distribution alone; logs of reads would hold the addresses of respondents',
      'AwsSolutions-S1',
      'CKV_AWS_18',
    );
    accept(bucket, 'Every release builds the site anew, and the files of the one before stay', 'CKV_AWS_21');
    const responseHeadersPolicy = headersPolicy(this, SITE);
    const api = this.#api(app);
    const ofAccounts = { ...api, originRequestPolicy: this.#accountRequests() };
    const withoutSlash = this.#withoutSlash();
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Tonus ${stage.name}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      // What CloudFront does first, this or the rewrite, is not documented: both lead to the same file.
      defaultRootObject: fileOf('landing'),
      ...(stage.domain && stage.certificateArn
        ? {
            domainNames: [stage.domain],
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
            certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.certificateArn),
          }
        : {}),
      ...(firewall ? { webAclId: firewall.arnForOtherRegions } : {}),
      defaultBehavior: {
        // Leave to list makes a missing file a 404; without it S3 says 403.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        responseHeadersPolicy,
        functionAssociations: [{ function: this.#rewrite(), eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        ...Object.fromEntries(ACCOUNT_PATHS.map((path) => [path, { ...ofAccounts, responseHeadersPolicy }])),
        ...Object.fromEntries(
          SLASHED_PATHS.map((path) => [path, { ...api, responseHeadersPolicy, functionAssociations: withoutSlash }]),
        ),
        ...Object.fromEntries(API_PATHS.map((path) => [path, { ...api, responseHeadersPolicy }])),
      },
      errorResponses: FORGOTTEN_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    if (firewall) this.addStackDependency(firewall);
    this.#acceptFindings(distribution, stage);
    if (stage.publishSite) this.#publish(bucket, stage);

    new CfnOutput(this, 'SiteBucket', { value: bucket.bucketName });
    new CfnOutput(this, 'DistributionDomain', { value: distribution.distributionDomainName });
    new CfnOutput(this, 'SiteUrl', { value: `https://${stage.domain ?? distribution.distributionDomainName}` });
  }

  #rewrite(): EdgeFunction {
    return new EdgeFunction(this, 'Rewrite', {
      comment: 'Which file answers the address of a page',
      code: FunctionCode.fromInline(rewriteCode()),
      runtime: FunctionRuntime.JS_2_0,
    });
  }

  #withoutSlash(): FunctionAssociation[] {
    const withoutSlash = new EdgeFunction(this, 'WithoutSlash', {
      comment: 'Takes the slash off the end of a path of the API',
      code: FunctionCode.fromInline(WITHOUT_SLASH),
      runtime: FunctionRuntime.JS_2_0,
    });
    return [{ function: withoutSlash, eventType: FunctionEventType.VIEWER_REQUEST }];
  }

  /** The gateway, asked anew for every request, with the secret that opens it. */
  #api(app: AppStack): BehaviorOptions {
    // CloudFront hands Authorization on only as part of a cache key, and allows that only where something may be
    // cached: one second, and only what says so itself. The API says no-store, which holds for what succeeds; errors
    // are kept by a rule of their own (FORGOTTEN_ERRORS).
    const cachePolicy = new CachePolicy(this, 'ApiCache', {
      comment: 'Hands Authorization on; keeps nothing that does not ask for it',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
    // The gateway is found by its own Host, so the viewer's is left out, and so is what tells browsers apart.
    const originRequestPolicy = new OriginRequestPolicy(this, 'ApiRequest', {
      comment:
        'The address that CloudFront itself saw, what marks a repeated request, the language, secrets of messengers; no other trace of the viewer',
      headerBehavior: OriginRequestHeaderBehavior.allowList(
        'CloudFront-Viewer-Address',
        'Idempotency-Key',
        'Accept-Language',
        ...SECRET_HEADERS,
      ),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    });
    return {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', app.api.apiEndpoint)), {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        customHeaders: { 'x-origin-secret': app.originSecret.secretValue.unsafeUnwrap() },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      compress: true,
      cachePolicy,
      originRequestPolicy,
    };
  }

  #accountRequests(): OriginRequestPolicy {
    return new OriginRequestPolicy(this, 'AccountRequest', {
      comment: 'As for the API, and what browser it is: to be shown in the list of sessions',
      headerBehavior: OriginRequestHeaderBehavior.allowList(
        'CloudFront-Viewer-Address',
        'User-Agent',
        'Accept-Language',
      ),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    });
  }

  /** Files named by their content first, then the pages that name them. Old ones stay for pages still open. */
  #publish(bucket: IBucket, stage: StageConfig): void {
    const logGroup = new LogGroup(this, 'PublishLog', {
      retention: stage.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    accept(logGroup, 'Encrypted by CloudWatch; it names the files of the site', 'CKV_AWS_158');
    const common = { destinationBucket: bucket, prune: false, retainOnDelete: false, logGroup };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(join(SITE, 'assets'))],
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.fromString(CACHE_FOREVER)],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [
        Source.asset(SITE, { exclude: ['assets', `**/${RENDERER_FOLDER}`] }),
        Source.asset(writtenToFolder(siteFiles(stage, SITE))),
      ],
      cacheControl: [CacheControl.fromString(CACHE_NEVER_UNASKED)],
    });
    pages.node.addDependency(assets);
    const [publisher] = this.node.children.filter((child) => child.node.id.startsWith('Custom::CDKBucketDeployment'));
    const site = this.getLogicalId(bucket.node.defaultChild as CfnBucket);
    accept(
      publisher ?? pages,
      "The library's own function that copies the site into this bucket during a deployment; its role and runtime are the library's",
      'AwsSolutions-L1',
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...['Abort', 'DeleteObject', 'GetBucket', 'GetObject', 'List'].map(
        (verb) => `AwsSolutions-IAM5[Action::s3:${verb}*]`,
      ),
      'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]',
      `AwsSolutions-IAM5[Resource::<${site}.Arn>/*]`,
      'CKV_AWS_115',
      'CKV_AWS_116',
      'CKV_AWS_117',
      'CKV_AWS_173',
    );
  }

  #acceptFindings(distribution: Distribution, stage: StageConfig): void {
    accept(distribution, 'Respondents answer from wherever they are', 'AwsSolutions-CFR1');
    if (!stage.firewall) {
      accept(
        distribution,
        'A firewall costs by the month whether anybody comes or not, so it is a setting of the stage; the service counts attempts itself and the gateway limits the rate',
        'AwsSolutions-CFR2',
        'CKV_AWS_68',
      );
    }
    accept(
      distribution,
      'Its access log would hold address, time and public token of every answer, which is what anonymity forbids',
      'AwsSolutions-CFR3',
      'CKV_AWS_86',
    );
    if (!stage.domain) {
      accept(distribution, "Without a domain CloudFront's own certificate decides", 'AwsSolutions-CFR4', 'CKV_AWS_174');
    }
    // S3 may say "not found" only to who may list; the root is answered by the rewrite, so no list is ever shown.
    accept(distribution, 'defaultRootObject is set', '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk');
  }
}

/** A folder of the system's temporary ones, which the assembly copies; it is left to the system, as CDK leaves its own. */
function writtenToFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-site-files-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
