import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { afterEach, describe, expect, it } from 'vitest';
import { parseStage } from '#infra/config.ts';
import { siteFiles } from '#infra/web/site-files.ts';
import { SITE_FACTS_FILE } from '#shared/models/site.ts';
import { newApp } from './synth.ts';

const enough = { logRetentionDays: 30, keepData: false };
const INDEX = '<meta property="og:image" content="/og.png" />';
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What a deployment of this stage would write, by name. */
function filesOf(settings: object): Record<string, string> {
  return publish(siteFiles(parseStage('dev', { ...enough, ...settings }), INDEX));
}

function publish(sources: ISource[]): Record<string, string> {
  const outdir = mkdtempSync(join(tmpdir(), 'tonus-site-'));
  folders.push(outdir);
  const app = newApp(outdir);
  const stack = new Stack(app, 'site');
  // The library's own class misses its interface by an optional property; a border of types, nothing else.
  const destinationBucket = new Bucket(stack, 'Bucket') as IBucket;
  const deployment = new BucketDeployment(stack, 'Files', { destinationBucket, sources });
  expect(deployment.node.tryFindChild('CustomResource')).toBeDefined();
  app.synth();
  const names = new Set(['site.json', 'index.html', 'robots.txt', 'sitemap.xml']);
  return Object.fromEntries(
    readdirSync(outdir, { recursive: true, withFileTypes: true })
      .filter((entry) => names.has(entry.name))
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  );
}

describe('what the public pages may say', () => {
  it('is nothing where the stage says nothing', () => {
    expect(filesOf({})).toEqual({ [SITE_FACTS_FILE]: '{}' });
  });

  it('is what the stage says, and none of its other settings (A1-06)', () => {
    const facts = {
      residency: 'Данные хранятся в России',
      operator: 'ООО «Ромашка»',
      supportEmail: 'help@tonus.example',
      botUrl: 'https://t.me/romashka_hr_bot',
    };
    expect(JSON.parse(filesOf({ ...facts, alarmEmail: 'ops@tonus.example' })[SITE_FACTS_FILE]!)).toEqual(facts);
  });
});

it('spells out the address of a site that has a name', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/a-b';
  const files = filesOf({ domain: 'tonus.example', certificateArn });
  expect(files['index.html']).toContain('content="https://tonus.example/og.png"');
  expect(files['robots.txt']).toContain('Sitemap: https://tonus.example/sitemap.xml');
  expect(files['sitemap.xml']).toContain('<loc>https://tonus.example/</loc>');
  expect(files['sitemap.xml']).toContain('<loc>https://tonus.example/privacy</loc>');
});
