import { describe, expect, it } from 'vitest';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '@smithy/core/checksum';
import { Sha256Node } from './sha256.ts';

const signedBy = (sha256: typeof Sha256, body: string) =>
  new SignatureV4({
    service: 'dynamodb',
    region: 'eu-central-1',
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
    sha256,
  }).sign(
    {
      method: 'POST',
      protocol: 'https:',
      hostname: 'dynamodb.eu-central-1.amazonaws.com',
      path: '/',
      headers: {},
      body,
    },
    { signingDate: new Date('2026-11-30T12:00:00Z') },
  );

/** The SDK hands it texts and bytes alone. */
const Ours = Sha256Node as unknown as typeof Sha256;

describe('the SHA-256 of the bundles', () => {
  it('signs as that of the SDK does, with a key that is there already as well', async () => {
    for (const body of ['{"TableName":"tonus"}', '{}', 'ответ']) {
      expect(await signedBy(Ours, body)).toEqual(await signedBy(Sha256, body));
    }
  });
});
