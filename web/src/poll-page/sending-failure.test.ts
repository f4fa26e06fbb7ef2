import { expect, it } from 'vitest';
import { Refusal } from './transport.ts';
import { sendingFailureOf } from './sending-failure.ts';

const refusal = (status: number, code?: string, retryAfter: number | null = null) =>
  new Refusal(status, { detail: 'Слова сервера', ...(code && { code }) }, retryAfter);

it.each([
  ['no connection', new TypeError('Failed to fetch'), { kind: 'lost' }],
  ['a timeout', new DOMException('aborted', 'AbortError'), { kind: 'lost' }],
  ['a link that leads nowhere any more', refusal(404, 'not_found'), { kind: 'stopped', why: 'gone' }],
  ['a closed run', refusal(409, 'run_closed'), { kind: 'stopped', why: 'closed' }],
  ['a full link', refusal(409, 'link_full'), { kind: 'stopped', why: 'full' }],
  ['a rush', refusal(429, 'too_many_requests', 41), { kind: 'busy', seconds: 41 }],
  ['a rush of unknown length', refusal(429, 'too_many_requests'), { kind: 'busy', seconds: 20 }],
  [
    'a mistake',
    refusal(422, 'invalid'),
    {
      kind: 'refused',
      message: 'Ответы не приняты. Слова сервера. Они на месте: поправьте и отправьте ещё раз.',
      unsure: false,
    },
  ],
  [
    'a refusal without words',
    new Refusal(413, {}, null),
    {
      kind: 'refused',
      message: 'Ответы не приняты. HTTP error! status: 413. Они на месте: поправьте и отправьте ещё раз.',
      unsure: false,
    },
  ],
  [
    'a stumble',
    refusal(500, 'internal'),
    { kind: 'refused', message: expect.stringMatching(/неизвестно/), unsure: true },
  ],
])('knows what %s means for a respondent by link', (_, error, failure) => {
  expect(sendingFailureOf(error)).toEqual(failure);
});
