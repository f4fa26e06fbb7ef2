import type { TestProject } from 'vitest/node';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { startKms } from '#scripts/local/kms.ts';
import { startBitrix24 } from './fake-bitrix24.ts';
import { startGigachat } from '#scripts/fake-services/gigachat.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dynamodbEndpoint: string;
    kmsEndpoint: string;
    bitrix24Host: string;
    gigachatHost: string;
  }
}

/** One embedded DynamoDB, one KMS and one of each outside service for all workers; each test file makes a table of its own in it. */
export default async function startServices(project: TestProject): Promise<() => Promise<void>> {
  const [dynamo, kms, bitrix24, gigachat] = await Promise.all([
    startDynamo(),
    startKms(),
    startBitrix24(),
    startGigachat(),
  ]);
  project.provide('dynamodbEndpoint', dynamo.endpoint);
  project.provide('kmsEndpoint', kms.endpoint);
  project.provide('bitrix24Host', bitrix24.host);
  project.provide('gigachatHost', gigachat.host);
  return async () => {
    await Promise.all([dynamo.stop(), kms.stop(), bitrix24.stop(), gigachat.stop()]);
  };
}
