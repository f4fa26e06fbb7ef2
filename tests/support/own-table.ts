import { inject } from 'vitest';
import { surroundWith } from './surroundings.ts';

await surroundWith({
  dynamodbEndpoint: inject('dynamodbEndpoint'),
  kmsEndpoint: inject('kmsEndpoint'),
  bitrix24Host: inject('bitrix24Host'),
  gigachatHost: inject('gigachatHost'),
});
