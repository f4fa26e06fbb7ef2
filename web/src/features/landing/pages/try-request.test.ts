import { expect, it } from 'vitest';
import type { ApiCall } from './api-reference.ts';
import { curlOf, requestOf } from './try-request.ts';

const field = (name: string, place: string, required: boolean) => ({ name, place, required, type: '', note: '' });
const call = {
  method: 'POST',
  path: '/api/things/{id}',
  parameters: [field('id', 'path', true), field('page', 'query', false), field('Idempotency-Key', 'header', false)],
} as unknown as ApiCall;

it('waits for what a call cannot do without, and puts everything where it belongs', () => {
  expect(requestOf(call, { parameters: { id: ' ' }, body: null }, 'https://t')).toBeNull();
  const parameters = { id: 'a/b', page: '2', 'Idempotency-Key': 'k' };
  expect(requestOf(call, { parameters, body: '{}' }, 'https://t')).toEqual({
    url: 'https://t/api/things/a%2Fb?page=2',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': 'k' },
    body: '{}',
  });
});

it('writes a line for a terminal without the key, in which a quotation mark ends nothing', () => {
  const line = curlOf({ url: 'https://t/', method: 'POST', headers: {}, body: `{"a":"it's"}` });
  expect(line).toContain(String.raw`-d '{"a":"it'\''s"}'`);
  expect(line).toContain('Bearer $TONUS_KEY');
});
