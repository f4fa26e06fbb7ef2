import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#infra/web/headers.ts';
import { ofType, only, resourcesOf, target } from './template.ts';

const web = resourcesOf('web');
/** The site the stacks were put together with. */
const BUILT = join(import.meta.dirname, '../../dist/web');

interface Behavior {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly CachePolicyId: unknown;
  readonly OriginRequestPolicyId?: unknown;
  readonly ResponseHeadersPolicyId: unknown;
  readonly ViewerProtocolPolicy: string;
  readonly Compress: boolean;
  readonly AllowedMethods?: string[];
  readonly FunctionAssociations?: { EventType: string; FunctionARN: unknown }[];
}
interface Origin {
  readonly Id: string;
  readonly OriginAccessControlId?: unknown;
  readonly OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
  readonly CustomOriginConfig?: { OriginProtocolPolicy: string; OriginSSLProtocols: string[] };
}
const { DistributionConfig: distribution } = only(web, 'AWS::CloudFront::Distribution').Properties as unknown as {
  DistributionConfig: {
    HttpVersion: string;
    IPV6Enabled: boolean;
    DefaultRootObject: string;
    Logging?: unknown;
    DefaultCacheBehavior: Behavior;
    CacheBehaviors: Behavior[];
    Origins: Origin[];
    CustomErrorResponses: object[];
  };
};
const behaviors = [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors];
const originOf = ({ TargetOriginId }: Behavior): Origin =>
  distribution.Origins.find(({ Id }) => Id === TargetOriginId)!;

describe('the distribution', () => {
  it('speaks HTTP/2 and 3, IPv6, compresses, and keeps no access log', () => {
    expect(distribution).toMatchObject({
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      DefaultRootObject: 'landing.html',
    });
    expect(behaviors.every(({ Compress }) => Compress)).toBe(true);
    expect(distribution.Logging).toBeUndefined();
  });

  it('speaks TLS 1.2 at least, under the site’s own name', () => {
    expect(distribution).toMatchObject({
      Aliases: ['tonus.example'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
  });

  it('sends /api/* and /health to the gateway, everything else to the site', () => {
    expect(distribution.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api/auth/*',
      '/api/sign-in*',
      '/api/tasks/',
      '/api/*',
      '/health',
    ]);
    for (const behavior of distribution.CacheBehaviors) {
      expect(behavior.ViewerProtocolPolicy).toBe('https-only');
      expect(behavior.AllowedMethods).toContain('DELETE');
      const origin = originOf(behavior);
      expect(origin.CustomOriginConfig).toMatchObject({
        OriginProtocolPolicy: 'https-only',
        OriginSSLProtocols: ['TLSv1.2'],
      });
      const [secret] = origin.OriginCustomHeaders!;
      expect(secret!.HeaderName).toBe('x-origin-secret');
      expect(JSON.stringify(secret!.HeaderValue)).toContain('{{resolve:secretsmanager:');
    }
  });

  it('takes the slash off the one path of the API that ends with one, as the gateway takes no such route', () => {
    const [, , slashed, api] = distribution.CacheBehaviors;
    expect(slashed).toMatchObject({
      ...api,
      PathPattern: '/api/tasks/',
      FunctionAssociations: [{ EventType: 'viewer-request' }],
    });
    const code = web.find(({ id }) => id.startsWith('WithoutSlash'))!.Properties['FunctionCode'] as string;
    const event = { request: { uri: '/api/tasks/' } };
    expect(runInNewContext(`${code}; handler(event)`, { event })).toEqual({ uri: '/api/tasks' });
  });

  it('caches no API answer, hands Authorization on, and tells of the viewer its address and language alone, accounts also what browser it is', () => {
    const [accounts, , , api] = distribution.CacheBehaviors;
    const cache = web.find(({ id }) => id === target(api!.CachePolicyId))!.Properties as object;
    expect(cache).toMatchObject({
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 1,
        ParametersInCacheKeyAndForwardedToOrigin: {
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
        },
      },
    });
    expect(target(accounts!.CachePolicyId)).toBe(target(api!.CachePolicyId));
    for (const [behavior, headers] of [
      [
        api!,
        [
          'CloudFront-Viewer-Address',
          'Idempotency-Key',
          'Accept-Language',
          // By which messengers prove themselves.
          'x-telegram-bot-api-secret-token',
          'x-max-bot-api-secret',
        ],
      ],
      [accounts!, ['CloudFront-Viewer-Address', 'User-Agent', 'Accept-Language']],
    ] as const) {
      const request = web.find(({ id }) => id === target(behavior.OriginRequestPolicyId))!.Properties as object;
      expect(request).toMatchObject({
        OriginRequestPolicyConfig: {
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: headers },
          CookiesConfig: { CookieBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
        },
      });
    }
  });

  it('remembers no failure: the next request asks the gateway again', () => {
    expect(distribution.CustomErrorResponses).toEqual(
      [404, 405, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it('rewrites addresses of pages by the edge function', () => {
    const [association] = distribution.DefaultCacheBehavior.FunctionAssociations!;
    expect(association!.EventType).toBe('viewer-request');
    const edge = web.find(({ id }) => id === target(association!.FunctionARN))!;
    expect(edge.id).toMatch(/^Rewrite/);
    expect(edge.Properties).toMatchObject({ AutoPublish: true, FunctionConfig: { Runtime: 'cloudfront-js-2.0' } });
  });
});

describe('every answer', () => {
  const policy = only(web, 'AWS::CloudFront::ResponseHeadersPolicy');
  const { ResponseHeadersPolicyConfig: config } = policy.Properties as unknown as {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
    };
  };

  it('carries the headers policy, site and API alike', () => {
    for (const { ResponseHeadersPolicyId } of behaviors) expect(target(ResponseHeadersPolicyId)).toBe(policy.id);
  });

  it('demands HTTPS for two years and subdomains, no sniffing, no frames, no referrer', () => {
    expect(config.SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 730 * 24 * 60 * 60, IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
      ContentSecurityPolicy: { ContentSecurityPolicy: contentSecurityPolicy(BUILT), Override: true },
    });
    const custom = Object.fromEntries(config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]));
    expect(custom['cross-origin-opener-policy']).toBe('same-origin');
    expect(custom['permissions-policy']).toContain('camera=()');
  });

  it('has a content policy that starts from nothing and allows nothing evaluated or foreign, inline only what is known', () => {
    const contentPolicy = contentSecurityPolicy(BUILT);
    const directives = new Map(
      contentPolicy.split('; ').map((one): [string, string] => {
        const [name, ...values] = one.split(' ');
        return [name!, values.join(' ')];
      }),
    );
    expect(directives.get('default-src')).toBe("'none'");
    const hashes = ['poll.html', 'survey.html', 'kiosk.html', 'report.html', 'dialogue.html'].map((page) => {
      const early = readFileSync(join(BUILT, page), 'utf8').split('<script>')[1]!.split('</script>')[0]!;
      return `'sha256-${createHash('sha256').update(early).digest('base64')}'`;
    });
    expect(directives.get('script-src')).toBe(["'self'", ...hashes].join(' '));
    expect(directives.get('style-src')).toBe("'self'");
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('base-uri')).toBe("'none'");
    expect(contentPolicy).not.toMatch(/unsafe-|\*|https?:/);
  });
});

describe('the site', () => {
  it('has no file that asks for one which starts a page: the app would be there twice, its work and its calls as well', () => {
    const files = (name: string) => readdirSync(join(BUILT, name), { recursive: true, encoding: 'utf8' });
    // These pages are no part of another: only their own parts, fetched later, take something from what started.
    const alone = /\b(api|poll|survey|report|dialogue|verify)\.html$/;
    const starting = files('.')
      .filter((name) => name.endsWith('.html') && !alone.test(name))
      .flatMap((name) => readFileSync(join(BUILT, name), 'utf8').match(/(?<=<script[^>]+src="\/assets\/)[^"]+/g) ?? []);
    const asking = files('assets').filter((name) => {
      if (!name.endsWith('.js')) return false;
      const code = readFileSync(join(BUILT, 'assets', name), 'utf8');
      return starting.some((entry) => code.includes(`from"./${entry}"`) || code.includes(`import"./${entry}"`));
    });
    expect(starting.length).toBeGreaterThan(2);
    expect(asking).toEqual([]);
  });

  it('lies in a private bucket that only the distribution reads, over TLS', () => {
    expect(only(web, 'AWS::S3::Bucket').Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    expect(originOf(distribution.DefaultCacheBehavior).OriginAccessControlId).toBeDefined();
    const statements = JSON.stringify(only(web, 'AWS::S3::BucketPolicy').Properties);
    expect(statements).toContain('"aws:SecureTransport":"false"');
    expect(statements).toContain('cloudfront.amazonaws.com');
  });

  it('keeps hashed assets for ever, asks anew for pages, and puts the assets there first', () => {
    const copies = ofType(web, 'Custom::CDKBucketDeployment');
    const assets = copies.find(({ Properties }) => Properties['DestinationBucketKeyPrefix'] === 'assets')!;
    const pages = copies.find((one) => one !== assets)! as (typeof copies)[number] & { DependsOn?: string[] };
    expect(assets.Properties['SystemMetadata']).toEqual({ 'cache-control': 'public,max-age=31536000,immutable' });
    expect(pages.Properties['SystemMetadata']).toEqual({ 'cache-control': 'no-cache' });
    expect(pages.DependsOn).toContain(assets.id);
    for (const { Properties } of copies) expect(Properties['Prune']).toBe(false);
  });
});
