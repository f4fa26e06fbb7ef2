import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Assembly, Resource } from './assembly.ts';
import { createEdge, type ViewerRequest } from './edge.ts';
import type { EdgeRequest } from './gateway.ts';
import { createResolver } from './intrinsics.ts';

const resource = (id: string, type: string, properties: Resource['properties']): Resource => ({
  stack: 's',
  id,
  type,
  properties,
});
const REWRITE = `function handler(event) {
  var request = event.request;
  if (request.uri === '/away') return { statusCode: 302, headers: { location: { value: '/' } } };
  if (request.headers['x-lang'] && request.querystring.p && request.cookies.c) request.uri = '/' + request.headers['x-lang'].value + '.html';
  else if (request.uri.indexOf('.') < 0 && request.uri !== '/') request.uri = '/index.html';
  return request;
}`;
const PAGE = `<!doctype html>${'<p>Тонус</p>'.repeat(200)}`;

const resources = [
  resource('Rewrite', 'AWS::CloudFront::Function', { FunctionCode: REWRITE }),
  resource('Headers', 'AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        StrictTransportSecurity: { AccessControlMaxAgeSec: 5, IncludeSubdomains: true, Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: false },
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
      },
      CustomHeadersConfig: { Items: [{ Header: 'X-Own', Value: 'yes', Override: true }] },
    },
  }),
  resource('Forward', 'AWS::CloudFront::OriginRequestPolicy', {
    OriginRequestPolicyConfig: {
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['CloudFront-Viewer-Address', 'Authorization'] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      CookiesConfig: { CookieBehavior: 'none' },
    },
  }),
  resource('ForwardBrowser', 'AWS::CloudFront::OriginRequestPolicy', {
    OriginRequestPolicyConfig: {
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['User-Agent', 'X-Origin-Secret', 'Host'] },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    },
  }),
  resource('Distribution', 'AWS::CloudFront::Distribution', {
    DistributionConfig: {
      DefaultRootObject: 'index.html',
      CustomErrorResponses: [{ ErrorCode: 500, ErrorCachingMinTTL: 0 }],
      DefaultCacheBehavior: {
        TargetOriginId: 'site',
        Compress: true,
        ResponseHeadersPolicyId: { Ref: 'Headers' },
        FunctionAssociations: [
          { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Rewrite', 'FunctionARN'] } },
        ],
      },
      CacheBehaviors: [
        { PathPattern: '/api/auth/*', TargetOriginId: 'api', OriginRequestPolicyId: { Ref: 'ForwardBrowser' } },
        {
          PathPattern: '/api/*',
          TargetOriginId: 'api',
          AllowedMethods: ['GET', 'POST'],
          OriginRequestPolicyId: { Ref: 'Forward' },
          ResponseHeadersPolicyId: { Ref: 'Headers' },
        },
      ],
      Origins: [
        { Id: 'site', DomainName: 'bucket', S3OriginConfig: {} },
        {
          Id: 'api',
          DomainName: 'gateway.example',
          OriginCustomHeaders: [{ HeaderName: 'x-origin-secret', HeaderValue: 'open' }],
        },
      ],
    },
  }),
];
const assembly: Assembly = { resources, outputs: [], parameters: new Map(), asset: (key) => key };

const files: Record<string, string> = { 'index.html': PAGE, 'ru.html': 'по-русски', 'assets/a.js': 'let a' };
let forwarded: EdgeRequest | undefined;
let status = 200;
const edge = createEdge(
  createResolver(assembly, () => ''),
  (key) => {
    const text = files[key];
    if (text === undefined)
      return { status: 404, headers: { 'content-type': 'application/xml' }, body: Buffer.alloc(0) };
    return { status: 200, headers: { 'content-type': 'text/html', etag: `"${key}"` }, body: Buffer.from(text) };
  },
  async (request) => {
    forwarded = request;
    return {
      status,
      headers: { 'content-type': 'application/json', 'referrer-policy': 'origin' },
      body: Buffer.from('{}'),
    };
  },
);
const ask = (path: string, more: Partial<ViewerRequest> = {}) =>
  edge.handle({
    method: 'GET',
    path,
    query: '',
    headers: {},
    body: Buffer.alloc(0),
    sourceIp: '10.0.0.9',
    sourcePort: 4242,
    ...more,
  });

describe('the distribution', () => {
  it('answers a page from the file its function names, and the root from the root object', async () => {
    for (const path of ['/', '/app/poll/create', '/index.html']) {
      expect((await ask(path)).body.toString()).toBe(PAGE);
    }
    expect((await ask('/assets/b.js')).status).toBe(404);
  });

  it('gives its function headers, query and cookies in the edge’s own shape', async () => {
    const response = await ask('/x', { headers: { 'x-lang': 'ru', cookie: 'c=1' }, query: 'p=1' });
    expect(response.body.toString()).toBe('по-русски');
  });

  it('takes an answer from its function as it is', async () => {
    expect(await ask('/away')).toMatchObject({ status: 302, headers: { location: '/' } });
  });

  it('compresses as the browser asks, with a weak tag, and answers 304 to either tag', async () => {
    const br = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"index.html"', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    const gz = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gz.body).toString()).toBe(PAGE);
    for (const tag of ['"index.html"', 'W/"index.html"']) {
      const same = await ask('/', { headers: { 'if-none-match': tag } });
      expect(same).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(same.headers).toHaveProperty('content-security-policy');
    }
    expect((await ask('/', { headers: { 'if-none-match': '"old"' } })).status).toBe(200);
  });

  it('adds the headers of its policy, and overrides only where the policy says so', async () => {
    const api = await ask('/api/x');
    expect(api.headers).toMatchObject({
      'strict-transport-security': 'max-age=5; includeSubDomains',
      'content-security-policy': "default-src 'none'",
      'x-own': 'yes',
      'referrer-policy': 'origin',
    });
    expect((await ask('/')).headers).toHaveProperty('referrer-policy', 'no-referrer');
  });

  it('shows the gateway its secret and the viewer’s address, whatever the viewer claims', async () => {
    const headers = {
      host: 'localhost',
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'x-origin-secret': 'guess',
      'cloudfront-viewer-address': '1.1.1.1:1',
      'accept-language': 'ru',
      cookie: 'a=1',
    };
    await ask('/api/x', { method: 'POST', headers, query: 'q=1' });
    expect(forwarded?.headers).toEqual({
      host: 'gateway.example',
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'x-origin-secret': 'open',
      'cloudfront-viewer-address': '10.0.0.9:4242',
      'user-agent': 'Amazon CloudFront',
      'x-forwarded-for': '10.0.0.9',
    });
    expect(forwarded).toMatchObject({ query: 'q=1', path: '/api/x' });
    expect(forwarded?.sourceIp).not.toBe('10.0.0.9');
  });

  it('tells the gateway what browser it is where the template lets that through, and nowhere else', async () => {
    const headers = { 'user-agent': 'Firefox', 'x-origin-secret': 'guess', host: 'localhost' };
    await ask('/api/auth/me', { headers });
    expect(forwarded?.headers).toEqual({
      'user-agent': 'Firefox',
      host: 'gateway.example',
      'x-origin-secret': 'open',
      'x-forwarded-for': '10.0.0.9',
    });
    await ask('/api/auth/me');
    expect(forwarded?.headers).toHaveProperty('user-agent', 'Amazon CloudFront');
    await ask('/api/polls', { headers });
    expect(forwarded?.headers).toHaveProperty('user-agent', 'Amazon CloudFront');
  });

  it('refuses a method that its behaviour does not allow', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(403);
    expect((await ask('/api/x', { method: 'DELETE' })).status).toBe(403);
  });

  describe('when the gateway fails', () => {
    afterEach(() => {
      vi.useRealTimers();
      status = 200;
    });
    const after = async (failure: number, path: string, milliseconds: number, more: Partial<ViewerRequest> = {}) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      status = failure;
      await ask(path, more);
      status = 200;
      vi.setSystemTime(Date.now() + milliseconds);
      return (await ask(path, more)).status;
    };

    it('gives the failure again for ten seconds to whoever asks the same, unless its template says otherwise', async () => {
      expect(await after(404, '/api/a', 9_999)).toBe(404);
      expect((await ask('/api/a', { query: 'other=1' })).status).toBe(200);
      expect(await after(404, '/api/b', 10_000)).toBe(200);
      expect(await after(500, '/api/c', 1)).toBe(200);
    });

    it('remembers nothing of refusals and of what is not asked by GET', async () => {
      expect(await after(403, '/api/d', 1)).toBe(200);
      expect(await after(404, '/api/e', 1, { method: 'POST' })).toBe(200);
    });
  });
});
