import { describe, expect, it } from 'vitest';
import { ACCESS_LOG_FIELDS } from '#infra/constructs/http-api.ts';
import { gatewayRoutes } from '#infra/gateway-routes.ts';
import { functions } from '#functions/lambdas/index.ts';
import { contract, type Domain, routes } from '#shared/contract/index.ts';
import { ofType, only, type Resource, resourcesOf, target } from './template.ts';

const app = resourcesOf('app');
const domains = Object.keys(contract) as Domain[];
/** The Lambda of assistants has no routes of its own. */
const BESIDE = 1;

/** The Lambda a route leads to, by way of its integration. */
function handlerOf(routeTarget: unknown): string {
  const [, [, integrationRef]] = (routeTarget as { 'Fn::Join': [string, [string, unknown]] })['Fn::Join'];
  const integration = app.find(({ id }) => id === target(integrationRef))!;
  const called = app.find(({ id }) => id === target(integration.Properties['IntegrationUri']))!;
  return called.Type === 'AWS::Lambda::Alias' ? target(called.Properties['FunctionName']) : called.id;
}

describe('the gateway', () => {
  const byKey = new Map(
    ofType(app, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => [
      String(Properties['RouteKey']),
      handlerOf(Properties['Target']),
    ]),
  );

  const paths = new Map(gatewayRoutes(routes, 'answers').map(({ path, domain }) => [`ANY ${path}`, domain]));

  it('has the routes of the contract, those of directories and assistants and the catch-all, no other', () => {
    const beside = functions.flatMap(({ pathsBeside = [] }) => pathsBeside.map((path) => `ANY ${path}`));
    expect([...byKey.keys()].toSorted()).toEqual(['$default', ...paths.keys(), ...beside].toSorted());
    expect(beside.toSorted()).toEqual(['ANY /api/mcp', 'ANY /api/scim/v2/{proxy+}']);
    expect(byKey.get('ANY /api/scim/v2/{proxy+}')).toMatch(/^DirectoryFunction/);
    expect(byKey.get('ANY /api/mcp')).toMatch(/^McpFunction/);
    expect(byKey.size, 'an API has 300 routes at most').toBeLessThan(200);
  });

  it('leads each route to the Lambda of its domain', () => {
    const led = [...paths.keys()].map((key) => [key, byKey.get(key)?.split('Function')[0]?.toLowerCase()]);
    expect(led).toEqual([...paths].map(([key, domain]) => [key, domain.replaceAll('-', '')]));
    expect(byKey.get('$default')).toMatch(/^SystemFunction/);
  });

  it('has one integration and one invoke permission per Lambda, whatever the number of routes', () => {
    expect(ofType(app, 'AWS::ApiGatewayV2::Integration')).toHaveLength(domains.length + BESIDE);
    const permitted = ofType(app, 'AWS::Lambda::Permission')
      .filter(({ Properties }) => Properties['Principal'] === 'apigateway.amazonaws.com')
      .map(({ Properties }) => target(Properties['FunctionName']));
    expect(permitted).toHaveLength(domains.length + BESIDE);
    expect(new Set(permitted).size).toBe(domains.length + BESIDE);
  });

  it('speaks payload 2.0 and limits the rate', () => {
    for (const { Properties } of ofType(app, 'AWS::ApiGatewayV2::Integration')) {
      expect(Properties['PayloadFormatVersion']).toBe('2.0');
    }
    const stage = only(app, 'AWS::ApiGatewayV2::Stage').Properties;
    expect(stage).toMatchObject({
      StageName: '$default',
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 },
    });
  });

  it('leaves two fifths of the rate to those who log in, however many answers come by link', () => {
    const stage = only(app, 'AWS::ApiGatewayV2::Stage') as Resource & { DependsOn?: string[] };
    const limits = stage.Properties['RouteSettings'] as Record<string, Record<string, unknown>>;
    const open = [...paths].flatMap(([key, domain]) => (domain === 'answers' ? [key] : []));
    expect(Object.keys(limits).toSorted()).toEqual(open.toSorted());
    const sum = (limit: string) => Object.values(limits).reduce((all, one) => all + Number(one[limit]), 0);
    for (const [limit, most] of [
      ['ThrottlingRateLimit', 300],
      ['ThrottlingBurstLimit', 600],
    ] as const) {
      expect(sum(limit)).toBeLessThanOrEqual(most);
      // Less only by what rounding takes from each.
      expect(sum(limit)).toBeGreaterThan(most - open.length);
    }
    for (const { id, Properties } of ofType(app, 'AWS::ApiGatewayV2::Route')) {
      if (open.includes(String(Properties['RouteKey']))) expect(stage.DependsOn).toContain(id);
    }
  });

  it('lets no route take as many answers as a partition of the table does, whatever rate a stage may set', () => {
    const { DefaultRouteSettings: all, RouteSettings: limits } = only(app, 'AWS::ApiGatewayV2::Stage').Properties as {
      readonly DefaultRouteSettings: { readonly ThrottlingRateLimit: number };
      readonly RouteSettings: Readonly<Record<string, { readonly ThrottlingRateLimit: number }>>;
    };
    // A thousand write units a second, two for ten answers in words; beyond that a run's counters need another order.
    const [most, highest] = [500, 10_000];
    for (const { ThrottlingRateLimit: rate } of Object.values(limits)) {
      expect((rate + 1) * (highest / all.ThrottlingRateLimit)).toBeLessThan(most);
    }
  });

  it('logs accesses without address, agent, path or parameters', () => {
    const { AccessLogSettings } = only(app, 'AWS::ApiGatewayV2::Stage').Properties as {
      AccessLogSettings?: { Format: string };
    };
    const fields = JSON.parse(AccessLogSettings!.Format) as Record<string, string>;
    expect(fields).toEqual(ACCESS_LOG_FIELDS);
    const told = Object.values(fields).join(' ');
    expect(told).not.toMatch(/sourceIp|userAgent|identity|\$context\.path|rawPath|\$request|authorizer|domain/i);
  });

  it('keeps its log, but not that of a first deployment that failed: under its name the next could not make it', () => {
    const log = ofType(app, 'AWS::Logs::LogGroup').find(({ Properties }) => Properties['LogGroupName']);
    expect(log!.DeletionPolicy).toBe('RetainExceptOnCreate');
  });

  it('sets no CORS headers: the browser meets one origin', () => {
    expect(only(app, 'AWS::ApiGatewayV2::Api').Properties).not.toHaveProperty('CorsConfiguration');
  });
});

describe('a new version of the answering function', () => {
  const alias = only(app, 'AWS::Lambda::Alias') as Resource & { UpdatePolicy?: Record<string, unknown> };

  it('is the only one that is tried first', () => {
    expect(target(alias.Properties['FunctionName'])).toMatch(/^AnswersFunction/);
    const { Properties } = ofType(app, 'AWS::ApiGatewayV2::Integration').find(
      ({ Properties: { IntegrationUri } }) => target(IntegrationUri) === alias.id,
    )!;
    expect(Properties['PayloadFormatVersion']).toBe('2.0');
  });

  it('gets a tenth of the calls for ten minutes, and none when functions or the API fail meanwhile', () => {
    const group = only(app, 'AWS::CodeDeploy::DeploymentGroup');
    const { ApplicationName, DeploymentGroupName } = alias.UpdatePolicy!['CodeDeployLambdaAliasUpdate'] as Record<
      string,
      unknown
    >;
    expect(target(DeploymentGroupName)).toBe(group.id);
    expect(target(ApplicationName)).toBe(only(app, 'AWS::CodeDeploy::Application').id);
    expect(group.Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent10Minutes',
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
      },
      AlarmConfiguration: { Enabled: true },
    });
    const { Alarms } = group.Properties['AlarmConfiguration'] as { Alarms: { Name: unknown }[] };
    const described = Alarms.map(
      ({ Name }) => app.find(({ id }) => id === target(Name))!.Properties['AlarmDescription'],
    );
    expect(described.toSorted()).toEqual(['Errors', 'The API fails']);
  });
});

describe('the resource budget', () => {
  it.each((['data', 'app', 'web'] as const).map((stack) => ({ stack, count: resourcesOf(stack).length })))(
    'keeps the $stack stack, $count resources, under 400 of the 500 allowed',
    ({ count }) => {
      expect(count).toBeLessThan(400);
    },
  );
});
