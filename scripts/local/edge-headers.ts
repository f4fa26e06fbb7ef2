import * as z from 'zod/mini';
import type { EdgeRequest, EdgeResponse } from './gateway.ts';
import type { Resolver } from './intrinsics.ts';

const Switch = z.optional(z.object({ Override: z.boolean() }));
const SecurityHeaders = z.object({
  ContentSecurityPolicy: z.optional(z.object({ ContentSecurityPolicy: z.string(), Override: z.boolean() })),
  ContentTypeOptions: Switch,
  FrameOptions: z.optional(z.object({ FrameOption: z.string(), Override: z.boolean() })),
  ReferrerPolicy: z.optional(z.object({ ReferrerPolicy: z.string(), Override: z.boolean() })),
  StrictTransportSecurity: z.optional(
    z.object({
      AccessControlMaxAgeSec: z.number(),
      IncludeSubdomains: z._default(z.boolean(), false),
      Preload: z._default(z.boolean(), false),
      Override: z.boolean(),
    }),
  ),
});
const ResponsePolicy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z._default(SecurityHeaders, {}),
    CustomHeadersConfig: z._default(
      z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: z.boolean() })) }),
      { Items: [] },
    ),
    RemoveHeadersConfig: z._default(z.object({ Items: z.array(z.object({ Header: z.string() })) }), { Items: [] }),
  }),
});
const Headers = z.object({ HeaderBehavior: z.string(), Headers: z._default(z.array(z.string()), []) });
const Query = z.object({ QueryStringBehavior: z.string() });
const Cookies = z.object({ CookieBehavior: z.string() });
const OriginRequestPolicy = z.object({
  OriginRequestPolicyConfig: z.object({ HeadersConfig: Headers, QueryStringsConfig: Query, CookiesConfig: Cookies }),
});
const CachePolicy = z.object({
  CachePolicyConfig: z.object({
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      HeadersConfig: Headers,
      QueryStringsConfig: Query,
      CookiesConfig: Cookies,
    }),
  }),
});

/** AWS's own policies that a template may name by their published ids; all others stand in the template. */
const MANAGED: Readonly<
  Record<string, { headers: string; names: readonly string[]; query: boolean; cookies: boolean }>
> = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { headers: 'none', names: [], query: false, cookies: false },
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { headers: 'none', names: [], query: false, cookies: false },
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': { headers: 'allExcept', names: ['host'], query: true, cookies: true },
};
/** What CloudFront hands on whatever the policies say. */
const ALWAYS = ['content-type', 'content-length'];

export interface ForwardingPolicy {
  /** The headers, query and cookies of a viewer's request that an origin gets to see. */
  (request: EdgeRequest): { headers: Record<string, string>; query: string };
}

/** What the policies with these ids let through together. Throws for an id that is not known. */
export function forwardingOf(resolver: Resolver, policyIds: readonly string[]): ForwardingPolicy {
  const origin = resolver
    .all('AWS::CloudFront::OriginRequestPolicy', OriginRequestPolicy)
    .map(({ name, properties }) => ({ name, config: properties.OriginRequestPolicyConfig }));
  const cache = resolver.all('AWS::CloudFront::CachePolicy', CachePolicy).map(({ name, properties }) => ({
    name,
    config: properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin,
  }));
  const policies = policyIds.map((id) => {
    const managed = MANAGED[id];
    if (managed) return managed;
    const found = [...origin, ...cache].find(({ name }) => name === id);
    if (!found) throw new Error(`The local runtime does not know the CloudFront policy ${id}`);
    const { HeadersConfig, QueryStringsConfig, CookiesConfig } = found.config;
    return {
      headers: HeadersConfig.HeaderBehavior,
      names: HeadersConfig.Headers.map((name) => name.toLowerCase()),
      query: QueryStringsConfig.QueryStringBehavior === 'all',
      cookies: CookiesConfig.CookieBehavior === 'all',
    };
  });
  const passes = (name: string): boolean => {
    if (name === 'cookie') return policies.some(({ cookies }) => cookies);
    if (ALWAYS.includes(name)) return true;
    return policies.some(({ headers, names }) => {
      if (headers === 'allExcept') return !names.includes(name);
      return headers.startsWith('allViewer') || names.includes(name);
    });
  };
  return (request) => ({
    headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => passes(name))),
    query: policies.some(({ query }) => query) ? request.query : '',
  });
}

/** What the response headers policy with this id does to an answer. Throws for an id that is not known. */
export function responsePolicyOf(
  resolver: Resolver,
  policyId: string | undefined,
): (response: EdgeResponse) => EdgeResponse {
  if (policyId === undefined) return (response) => response;
  const policy = resolver
    .all('AWS::CloudFront::ResponseHeadersPolicy', ResponsePolicy)
    .find(({ name }) => name === policyId);
  if (!policy) throw new Error(`The local runtime does not know the response headers policy ${policyId}`);
  const { SecurityHeadersConfig, CustomHeadersConfig, RemoveHeadersConfig } =
    policy.properties.ResponseHeadersPolicyConfig;
  const added = [
    ...securityHeaders(SecurityHeadersConfig),
    ...CustomHeadersConfig.Items.map(({ Header, Value, Override }) => ({
      name: Header.toLowerCase(),
      value: Value,
      override: Override,
    })),
  ];
  const removed = RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase());
  return (response) => {
    const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !removed.includes(name)));
    for (const { name, value, override } of added) if (override || !(name in headers)) headers[name] = value;
    return { ...response, headers };
  };
}

function securityHeaders(
  config: z.infer<typeof SecurityHeaders>,
): { name: string; value: string; override: boolean }[] {
  const {
    ContentSecurityPolicy: csp,
    ContentTypeOptions: type,
    FrameOptions: frame,
    ReferrerPolicy: referrer,
    StrictTransportSecurity: hsts,
  } = config;
  const transport =
    hsts &&
    [`max-age=${hsts.AccessControlMaxAgeSec}`, hsts.IncludeSubdomains && 'includeSubDomains', hsts.Preload && 'preload']
      .filter(Boolean)
      .join('; ');
  return [
    csp && { name: 'content-security-policy', value: csp.ContentSecurityPolicy, override: csp.Override },
    type && { name: 'x-content-type-options', value: 'nosniff', override: type.Override },
    frame && { name: 'x-frame-options', value: frame.FrameOption, override: frame.Override },
    referrer && { name: 'referrer-policy', value: referrer.ReferrerPolicy, override: referrer.Override },
    hsts && { name: 'strict-transport-security', value: transport ?? '', override: hsts.Override },
  ].filter((header) => header !== undefined);
}
