import type { TestProject } from 'vitest/node';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { startKms } from '#scripts/local/kms.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dynamodbEndpoint: string;
    kmsEndpoint: string;
  }
}

/** One embedded DynamoDB in memory and one KMS for all workers; each test file makes a table of its own in it. */
export default async function startServices(project: TestProject): Promise<() => Promise<void>> {
  const [dynamo, kms] = await Promise.all([startDynamo(), startKms()]);
  project.provide('dynamodbEndpoint', dynamo.endpoint);
  project.provide('kmsEndpoint', kms.endpoint);
  return async () => {
    await Promise.all([dynamo.stop(), kms.stop()]);
  };
}
