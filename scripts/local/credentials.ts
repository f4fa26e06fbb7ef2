/** By which functions prove themselves to the stand-ins of AWS on this machine. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Known to everybody: enough where nobody else gets at this machine. */
export const LOCAL_CREDENTIALS: Credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/**
 * Whether a request was signed in the name of this key. The signature itself is not checked: where a name is asked for,
 * it is a secret that was made at the start.
 */
export function isSignedBy(authorization: string | undefined, accessKeyId: string | undefined): boolean {
  return accessKeyId === undefined || authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`) === true;
}
