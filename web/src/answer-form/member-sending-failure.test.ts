import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { sendingFailureOf } from './member-sending-failure.ts';

const refusal = (status: number, code: string) => new ApiError(status, { detail: 'Слова сервера', code });

it.each([
  ['no connection', new NetworkError(new TypeError('Failed to fetch')), { kind: 'lost' }],
  ['a closed run', refusal(409, 'run_closed'), { kind: 'stopped', why: 'closed' }],
  ['a deleted run', refusal(404, 'not_found'), { kind: 'stopped', why: 'gone' }],
  ['an answer from another browser', refusal(409, 'already_answered'), { kind: 'stopped', why: 'elsewhere' }],
  ['a rush', refusal(429, 'too_many_requests'), { kind: 'busy', seconds: 20 }],
  [
    'a mistake',
    refusal(422, 'invalid'),
    { kind: 'refused', message: expect.stringMatching(/Слова сервера\./), unsure: false },
  ],
  [
    'a stumble',
    refusal(503, 'unavailable'),
    { kind: 'refused', message: expect.stringMatching(/неизвестно/), unsure: true },
  ],
])('knows what %s means for a member', (_, error, failure) => {
  expect(sendingFailureOf(error)).toEqual(failure);
});
