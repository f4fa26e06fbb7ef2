import * as z from 'zod/mini';
import { createCompressor } from './compress.ts';
import { createEdgeFunction, type EdgeDecision } from './edge-function.ts';
import { createErrorMemory } from './edge-errors.ts';
import { forwardingOf, responsePolicyOf } from './edge-headers.ts';
import type { EdgeRequest, EdgeResponse, Gateway } from './gateway.ts';
import type { Resolver } from './intrinsics.ts';
import type { Site } from './site.ts';

const Behavior = z.object({
  PathPattern: z.optional(z.string()),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  Compress: z._default(z.boolean(), false),
  CachePolicyId: z.optional(z.string()),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })), []),
});
const Origin = z.object({
  Id: z.string(),
  DomainName: z.string(),
  S3OriginConfig: z.optional(z.object({})),
  OriginCustomHeaders: z._default(z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })), []),
});
const Distribution = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z._default(z.string(), ''),
    DefaultCacheBehavior: Behavior,
    CacheBehaviors: z._default(z.array(Behavior), []),
    Origins: z.array(Origin),
    CustomErrorResponses: z._default(
      z.array(z.object({ ErrorCode: z.number(), ErrorCachingMinTTL: z.optional(z.number()) })),
      [],
    ),
  }),
});
const FunctionCode = z.object({ FunctionCode: z.string() });

/** What the gateway takes for the caller: not the viewer, but CloudFront (an address of its published ranges). */
const EDGE_ADDRESS = '130.176.0.1';

/** What CloudFront calls itself where no policy lets the viewer's own words through. */
const EDGE_AGENT = 'Amazon CloudFront';

/** A viewer's request with the port it came from, which CloudFront tells the origin. */
export type ViewerRequest = EdgeRequest & { readonly sourcePort: number };

export interface Edge {
  /** Whether the distribution answers a path from its site, rather than from the gateway. */
  isSite(path: string): boolean;
  handle(request: ViewerRequest): Promise<EdgeResponse>;
}

/** The template's distribution in front of the site and the gateway. */
export function createEdge(resolver: Resolver, site: Site, gateway: Gateway): Edge {
  const [distribution] = resolver.all('AWS::CloudFront::Distribution', Distribution);
  if (!distribution) throw new Error('The assembly has no CloudFront distribution');
  const { DefaultCacheBehavior, CacheBehaviors, Origins, DefaultRootObject, CustomErrorResponses } =
    distribution.properties.DistributionConfig;
  const errors = createErrorMemory(CustomErrorResponses);
  const functions = resolver.all('AWS::CloudFront::Function', FunctionCode);
  const compress = createCompressor();

  const behaviors = [...CacheBehaviors, DefaultCacheBehavior].map((config) => {
    const origin = Origins.find(({ Id }) => Id === config.TargetOriginId);
    if (!origin) throw new Error(`The distribution has no origin ${config.TargetOriginId}`);
    const viewerFunctions = config.FunctionAssociations.filter(({ EventType }) => EventType === 'viewer-request').map(
      ({ FunctionARN }) => {
        const found = functions.find(({ name }) => FunctionARN === `${name}.FunctionARN`);
        if (!found) throw new Error(`The distribution has no function ${FunctionARN}`);
        return createEdgeFunction(found.properties.FunctionCode);
      },
    );
    return {
      config,
      fits: patternOf(config.PathPattern ?? '*'),
      isSite: origin.S3OriginConfig !== undefined,
      viewerFunctions,
      forward: forwardingOf(
        resolver,
        [config.CachePolicyId, config.OriginRequestPolicyId].filter((id) => id !== undefined),
      ),
      applyPolicy: responsePolicyOf(resolver, config.ResponseHeadersPolicyId),
      added: {
        host: origin.DomainName,
        ...Object.fromEntries(
          origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
        ),
      },
    };
  });
  const behaviorOf = (path: string) => behaviors.find(({ fits }) => fits(path))!; // the default behaviour fits every path

  const ask = async (request: ViewerRequest): Promise<EdgeResponse> => {
    const behavior = behaviorOf(request.path);
    if (!behavior.config.AllowedMethods.includes(request.method)) return refusal;
    let path = request.path;
    for (const decide of behavior.viewerFunctions) {
      const decision: EdgeDecision = decide({ ...request, path });
      if ('response' in decision) return decision.response;
      path = decision.path;
    }
    if (behavior.isSite) return revalidate(request, site(keyOf(path, DefaultRootObject)));
    // What only CloudFront may say is dropped from the viewer's request before it is said.
    const known = { ...request.headers, 'cloudfront-viewer-address': viewerAddress(request) };
    const { headers, query } = behavior.forward({ ...request, headers: known });
    const forwarded = {
      'user-agent': EDGE_AGENT,
      ...headers,
      'x-forwarded-for': forwardedFor(request),
      ...behavior.added,
    };
    const askGateway = () => gateway({ ...request, path, query, headers: forwarded, sourceIp: EDGE_ADDRESS });
    if (request.method !== 'GET') return askGateway();
    const key = [path, query, headers['authorization'] ?? ''].join('\n');
    const response = errors.recall(key) ?? (await askGateway());
    errors.keep(key, response);
    return response;
  };

  return {
    isSite: (path) => behaviorOf(path).isSite,
    handle: async (request) => {
      const { config, applyPolicy } = behaviorOf(request.path);
      const response = applyPolicy(await ask(request));
      return config.Compress ? compress(response, request.headers['accept-encoding'] ?? '') : response;
    },
  };
}

const refusal: EdgeResponse = {
  status: 403,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    'This distribution is not configured to allow the HTTP request method that was used for this request.',
  ),
};

/** `*` is any text, `?` one character; everything else stands for itself. */
function patternOf(pattern: string): (path: string) => boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^/?${source.replace(/^\//, '')}$`);
  return (path) => expression.test(path);
}

function keyOf(path: string, rootObject: string): string {
  const key = path.slice(1);
  if (key === '') return rootObject;
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** 304 without a body where the browser has this very content already. */
function revalidate(request: EdgeRequest, response: EdgeResponse): EdgeResponse {
  const wanted = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (response.status !== 200 || !wanted.includes(String(response.headers['etag']))) return response;
  return { status: 304, headers: response.headers, body: Buffer.alloc(0) };
}

function viewerAddress({ sourceIp, sourcePort }: ViewerRequest): string {
  return `${sourceIp}:${sourcePort}`;
}

function forwardedFor({ headers, sourceIp }: EdgeRequest): string {
  const before = headers['x-forwarded-for'];
  return before ? `${before}, ${sourceIp}` : sourceIp;
}
