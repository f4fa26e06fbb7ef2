/** The version of the consent to process personal data that a registration form shows now; named by its date. */
export const CONSENT_VERSION = '2026-11-23' as const;

/** Every published version, newest last. The first one stood in the policy and was given by pressing «register». */
export const CONSENT_VERSIONS = ['2026-11-21', CONSENT_VERSION] as const;
