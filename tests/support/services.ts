import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { startKms } from '#scripts/local/kms.ts';
import { startS3 } from '#scripts/local/s3.ts';
import { startBitrix24 } from './fake-bitrix24.ts';
import { startMax } from '#scripts/fake-services/max.ts';
import { startSmsc } from '#scripts/fake-services/sms.ts';
import { startDns } from '#scripts/fake-services/dns.ts';
import { startVk, startYandex } from '#scripts/fake-services/oauth.ts';
import { startOidc } from '#scripts/fake-services/oidc.ts';
import { startTelegram } from '#scripts/fake-services/telegram.ts';
import { startGigachat } from '#scripts/fake-services/gigachat.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dynamodbEndpoint: string;
    kmsEndpoint: string;
    s3Endpoint: string;
    /** Where its objects lie, in a folder for each bucket. */
    s3Folder: string;
    bitrix24Host: string;
    gigachatHost: string;
    telegramHost: string;
    maxHost: string;
    smscHost: string;
    yandexHost: string;
    vkHost: string;
    oidcHost: string;
    dnsHost: string;
  }
}

/** One embedded DynamoDB, one KMS and one of each outside service for all workers; each test file makes a table of its own in it. */
export default async function startServices(project: TestProject): Promise<() => Promise<void>> {
  const s3Folder = mkdtempSync(join(tmpdir(), 'tonus-objects-'));
  const [dynamo, kms, s3, bitrix24, gigachat, telegram, max, smsc, yandex, vk, oidc, dns] = await Promise.all([
    startDynamo(),
    startKms(),
    startS3({ dir: s3Folder }),
    startBitrix24(),
    startGigachat(),
    startTelegram(),
    startMax(),
    startSmsc(),
    startYandex(),
    startVk(),
    startOidc(),
    startDns(),
  ]);
  project.provide('dynamodbEndpoint', dynamo.endpoint);
  project.provide('kmsEndpoint', kms.endpoint);
  project.provide('s3Endpoint', s3.endpoint);
  project.provide('s3Folder', s3Folder);
  project.provide('bitrix24Host', bitrix24.host);
  project.provide('gigachatHost', gigachat.host);
  project.provide('telegramHost', telegram.host);
  project.provide('maxHost', max.host);
  project.provide('smscHost', smsc.host);
  project.provide('yandexHost', yandex.host);
  project.provide('vkHost', vk.host);
  project.provide('oidcHost', oidc.host);
  project.provide('dnsHost', dns.host);
  const services = [dynamo, kms, s3, bitrix24, gigachat, telegram, max, smsc, yandex, vk, oidc, dns];
  return async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(s3Folder, { recursive: true });
  };
}
