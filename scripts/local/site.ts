import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import type { EdgeResponse } from './gateway.ts';
import type { Resolver } from './intrinsics.ts';

/** The types S3 would be told for the files a web build makes. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.map': 'application/json',
};

const Deployment = z.object({
  SourceObjectKeys: z.array(z.string()),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  SystemMetadata: z._default(z.record(z.string(), z.string()), {}),
});

/** The files the template publishes, by their key in the bucket; an unknown key is a 404 as S3 gives it. */
export type Site = (key: string) => EdgeResponse;

/** Reads what the template's bucket deployments would upload. Contents are read once, when first asked for. */
export function openSite(assembly: Assembly, resolver: Resolver): Site {
  const files = new Map<string, { path: string; metadata: Readonly<Record<string, string>> }>();
  for (const { properties } of resolver.all('Custom::CDKBucketDeployment', Deployment)) {
    for (const objectKey of properties.SourceObjectKeys) {
      const dir = assembly.asset(objectKey);
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = join(properties.DestinationBucketKeyPrefix, relative(dir, path)).split(sep).join('/');
        files.set(key, { path, metadata: properties.SystemMetadata });
      }
    }
  }
  const read = new Map<string, EdgeResponse>();
  return (key) => {
    const file = files.get(key);
    if (!file)
      return {
        status: 404,
        headers: { 'content-type': 'application/xml' },
        body: Buffer.from('<Error><Code>NoSuchKey</Code></Error>'),
      };
    const known = read.get(key);
    if (known) return known;
    const body = readFileSync(file.path);
    const type = TYPES[extname(file.path)] ?? 'application/octet-stream';
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const response = { status: 200, headers: { 'content-type': type, etag, ...file.metadata }, body };
    read.set(key, response);
    return response;
  };
}
