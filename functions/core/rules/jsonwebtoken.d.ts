/* The parts of jsonwebtoken, each importable on its own; its types describe the whole only. */

declare module 'jws' {
  import type { KeyObject } from 'node:crypto';
  /** The compact form of a signed token. */
  export function sign(token: {
    header: { alg: 'HS256'; typ: 'JWT'; kid: string };
    payload: object;
    secret: KeyObject;
  }): string;
}

declare module 'jsonwebtoken/verify.js' {
  import type { JwtPayload, Secret, VerifyOptions } from 'jsonwebtoken';
  export default function verify(token: string, key: Secret, options: VerifyOptions): JwtPayload | string;
}

declare module 'jsonwebtoken/lib/JsonWebTokenError.js' {
  import { JsonWebTokenError } from 'jsonwebtoken';
  export default JsonWebTokenError;
}
