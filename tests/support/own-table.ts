import { inject } from 'vitest';
import { startClean } from './clean-process.ts';

startClean();
// Loaded only now: what is counted in its modules must be what the handlers of this test file are loaded with.
const { prepareEnvironment } = await import('./environment.ts');
await prepareEnvironment({
  dynamodbEndpoint: inject('dynamodbEndpoint'),
  kmsEndpoint: inject('kmsEndpoint'),
  bitrix24Host: inject('bitrix24Host'),
  gigachatHost: inject('gigachatHost'),
});
