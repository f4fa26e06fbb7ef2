import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import { expect, it } from 'vitest';
import { createSigner } from './sign-request.ts';

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const PLACES = [
  { protocol: 'https:', hostname: 'dynamodb.eu-central-1.amazonaws.com' },
  { protocol: 'http:', hostname: '127.0.0.1', port: 8000 },
];

function putItem(place: (typeof PLACES)[number], text: string): HttpRequest {
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'DynamoDB_20120810.PutItem' };
  return new HttpRequest({ ...place, method: 'POST', path: '/', headers, body: JSON.stringify({ text }) });
}

it.each([KEYS, { ...KEYS, sessionToken: 'of/a+Lambda==' }])('signs as the SDK does', async (credentials) => {
  const region = 'eu-central-1';
  const signer = createSigner(region, () => Promise.resolve(credentials));
  const theirs = new SignatureV4({ service: 'dynamodb', region, credentials, sha256: Sha256, applyChecksum: false });
  // Two of one day, and one of the next, for which the key is another.
  for (const moment of ['2026-11-30T00:00:00.000Z', '2026-11-30T23:59:59.999Z', '2026-12-01T08:01:02.030Z']) {
    for (const place of PLACES) {
      const signingDate = new Date(moment);
      const request = putItem(place, `Много срочных задач, ${moment}`);
      const { headers } = await signer.sign(request, { signingDate });
      const asked = putItem(place, `Много срочных задач, ${moment}`);
      asked.headers['host'] = headers['host']!;
      expect(headers).toEqual((await theirs.sign(asked, { signingDate })).headers);
    }
  }
});
