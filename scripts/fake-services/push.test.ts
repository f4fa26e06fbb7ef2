import { expect, it } from 'vitest';
import { openMessage } from './push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, section 5. */
const BODY = bytes(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
);
const KEY = bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94');
const AUTH = bytes('BTBZMqHH6r4Tts7J_aSIgg');

it('opens the message of the standard, and not with the secret of another device', () => {
  expect(openMessage(BODY, KEY, AUTH)).toBe('When I grow up, I want to be a watermelon');
  expect(() => openMessage(BODY, KEY, Buffer.alloc(16))).toThrow(/authenticate/);
});
