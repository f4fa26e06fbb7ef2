import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import { factorsText } from '#text/accounts/factors.ts';
import type { factors } from '#shared/contract/factors.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { PasskeyAssertion } from '#shared/models/factors.ts';

/** ES256, EdDSA, RS256: what the server reads. */
const ALGORITHMS = [-7, -8, -257];

/** Lets the browser make a passkey; null when the person would not. */
export async function makePasskey(
  offer: Reply<typeof factors.beginPasskey>,
  name: string,
): Promise<Call<typeof factors.addPasskey>['body'] | null> {
  const made = await unlessCalledOff(
    startRegistration({
      optionsJSON: {
        challenge: offer.challenge,
        rp: { id: offer.site, name: factorsText.site },
        user: { id: offer.user_handle, name: offer.user_name, displayName: offer.user_display_name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: offer.exclude.map((id) => ({ id, type: 'public-key' })),
        attestation: 'none',
      },
    }),
  );
  if (!made) return null;
  const { clientDataJSON, authenticatorData, publicKey } = made.response;
  if (!authenticatorData || !publicKey) throw new Error('The browser does not tell the key it has made');
  return {
    name,
    credential: made.id,
    client_data: clientDataJSON,
    authenticator_data: authenticatorData,
    public_key: publicKey,
  };
}

/** Lets a passkey answer, in a dialog or `whileTyping` the address; null when the person would not. */
export async function answerByPasskey(
  asked: {
    readonly challenge: string;
    readonly site: string;
    readonly allow?: readonly string[];
  },
  { whileTyping = false }: { readonly whileTyping?: boolean } = {},
): Promise<PasskeyAssertion | null> {
  const answer = await unlessCalledOff(
    startAuthentication({
      useBrowserAutofill: whileTyping,
      optionsJSON: {
        challenge: asked.challenge,
        rpId: asked.site,
        userVerification: 'required',
        allowCredentials: (asked.allow ?? []).map((id) => ({ id, type: 'public-key' })),
      },
    }),
  );
  if (!answer) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
  return {
    credential: answer.id,
    user_handle: userHandle ?? '',
    client_data: clientDataJSON,
    authenticator_data: authenticatorData,
    signature,
  };
}

/** Takes back what the browser was asked last. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Whoever closes the dialog of the browser has changed their mind: that is no failure. */
async function unlessCalledOff<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof WebAuthnError ? error.cause : error;
    if (cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError')) return null;
    throw error;
  }
}
