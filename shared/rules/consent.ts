/** The version of the consent to process personal data that a registration form shows now; named by its date. */
export const CONSENT_VERSION = '2026-11-21' as const;

/** Every published version, newest last. */
export const CONSENT_VERSIONS = [CONSENT_VERSION] as const;
