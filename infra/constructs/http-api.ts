import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
  type CfnStage,
  type HttpRoute,
  type HttpRouteIntegration,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type Domain, routes } from '#shared/contract/index.ts';
import type { StageConfig } from '../config.ts';
import { gatewayRoutes } from '../gateway-routes.ts';
import { accept } from './accept.ts';
import type { DomainFunction } from './domain-function.ts';

/** What answers a path or method the contract does not know. */
const UNKNOWN_PATHS: Domain = 'system';

/** Whose paths anybody may flood who has a link: each keeps a route of its own, as limits are set for routes. */
const PUBLIC: Domain = 'answers';
const ROUTES = gatewayRoutes(routes, PUBLIC);
const PUBLIC_ROUTES = ROUTES.filter(({ domain }) => domain === PUBLIC).map(({ path }) => `ANY ${path}`);
/** How much of the gateway's rate these may take together, percent; the rest is left to those who log in. */
const PUBLIC_SHARE = 60;

/**
 * What the access log holds of a request. Neither address nor agent nor path: the path of an answer
 * carries the public token, and with an address and a time it would tell who answered.
 */
export const ACCESS_LOG_FIELDS = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  method: '$context.httpMethod',
  route: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  integrationMs: '$context.integrationLatency',
  integrationStatus: '$context.integrationStatus',
  integrationError: '$context.integrationErrorMessage',
  bytes: '$context.responseLength',
} as const;

interface ApiProps {
  readonly stage: StageConfig;
  /** By the name of their domain. */
  readonly functions: readonly DomainFunction[];
}

/**
 * The gateway: every path of the contract to its domain's Lambda, which knows paths and methods, everything else to the
 * system's.
 */
export class ContractApi extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { stage, functions }: ApiProps) {
    super(scope, id);
    const integrations = new Map<string, HttpRouteIntegration>();
    for (const { name: domain, entry: handler } of functions) {
      // One integration and one invoke permission for a Lambda, however many routes lead to it.
      integrations.set(
        domain,
        new HttpLambdaIntegration(`${domain}Integration`, handler, { scopePermissionToRoute: false }),
      );
    }
    const integrationOf = (domain: string): HttpRouteIntegration => {
      const integration = integrations.get(domain);
      if (!integration) throw new Error(`The domain ${domain} has routes but no Lambda`);
      return integration;
    };

    this.api = new HttpApi(this, 'Api', {
      apiName: `tonus-${stage.name}`,
      createDefaultStage: false,
      defaultIntegration: integrationOf(UNKNOWN_PATHS),
    });
    accept(
      this.api,
      'Routes for users check the bearer token, the session and the role in the Lambda, from the contract; tested route by route',
      'AwsSolutions-APIG4',
    );
    const limited: HttpRoute[] = [];
    for (const { path, domain } of ROUTES) {
      const added = this.api.addRoutes({ path, methods: [HttpMethod.ANY], integration: integrationOf(domain) });
      if (domain === PUBLIC) limited.push(...added);
    }

    for (const { name, pathsBeside } of functions) {
      for (const path of pathsBeside) {
        this.api.addRoutes({ path, methods: [HttpMethod.ANY], integration: integrationOf(name) });
      }
    }

    const log = new LogGroup(this, 'AccessLog', {
      // Under this prefix the gateway may write without a resource policy of its own.
      // A first deployment that fails takes it away again: under its name the next one could not make it.
      logGroupName: `/aws/vendedlogs/apis/tonus-${stage.name}`,
      retention: stage.logRetentionDays,
      removalPolicy: stage.keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    accept(log, 'Encrypted by CloudWatch; it holds neither addresses nor paths', 'CKV_AWS_158');
    const gatewayStage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.ratePerSecond, burstLimit: stage.throttle.burst },
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG_FIELDS)),
      },
    });
    const settings = gatewayStage.node.defaultChild as CfnStage;
    settings.routeSettings = Object.fromEntries(PUBLIC_ROUTES.map((key) => [key, publicRoute(stage)]));
    // Settings of a route are refused before it is there.
    gatewayStage.node.addDependency(...limited);
  }
}

function publicRoute({ throttle: { ratePerSecond, burst } }: StageConfig): object {
  // Rounded down, so that together they leave the rest alone; none is shut. Divided once: a share by itself is no exact number.
  const perRoute = (limit: number) => Math.max(1, Math.floor((limit * PUBLIC_SHARE) / (100 * PUBLIC_ROUTES.length)));
  return {
    ThrottlingRateLimit: perRoute(ratePerSecond),
    ThrottlingBurstLimit: perRoute(burst),
    DetailedMetricsEnabled: true,
  };
}
