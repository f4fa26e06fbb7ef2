import { inject } from 'vitest';
import { prepareEnvironment } from './environment.ts';

await prepareEnvironment({
  dynamodbEndpoint: inject('dynamodbEndpoint'),
  kmsEndpoint: inject('kmsEndpoint'),
  bitrix24Host: inject('bitrix24Host'),
  gigachatHost: inject('gigachatHost'),
});
