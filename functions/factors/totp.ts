import { Secret, TOTP } from 'otpauth';
import { factorsSaid } from '#text/factors/said.ts';

/** As every app for codes does it (RFC 6238): other settings are ignored by some of them. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Clocks of phones are a little wrong, and typing takes its time. */
const WINDOW = 1;

/** A fresh key, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What a QR code of the key says. */
export function totpUri(secret: string, label: string): string {
  return totp(secret, label).toString();
}

/** The step of time whose code this is; null for a wrong one. */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / (SETTINGS.period * 1000)) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    ...SETTINGS,
    ...(label === '' ? {} : { issuer: factorsSaid.issuer }),
    label,
    secret: Secret.fromBase32(secret),
  });
}
