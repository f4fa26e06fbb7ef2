/** The length of the key to a consent, two ids in base64url: shorter than that of a dialogue, under the same address. */
export const CONSENT_KEY_LENGTH = 43;
