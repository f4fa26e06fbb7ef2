import { type Bytes, joined, sha256, utf8 } from './bytes.ts';

/*
 * Ballots: the right to answer an anonymous run once, which the service signs without seeing it. What of a ballot both
 * sides compute stands here; who may do what with it, in functions/runs/README.md.
 */

/** Bytes of the number that a respondent's browser draws for its ballot; the message that is signed begins with it. */
export const NONCE_BYTES = 32;
/** Bytes of the number from which the salts of its answers follow. */
export const SEED_BYTES = 32;

/** What the signature of a ballot is of: its number, and the fingerprint of the run it was given out for. */
export function messageOf(nonce: Bytes, fingerprint: Bytes): Bytes {
  return joined(nonce, fingerprint);
}

/** Under which name a team stands in public: a hash, so that nobody reads the teams of a company there. */
export async function teamTag(runId: string, team: string): Promise<Bytes> {
  return sha256(utf8(`${runId}/${team}`));
}

/**
 * The salt of the answer to the question at a place, 32 bytes: it follows from the seed of a ballot, but neither the seed
 * nor any other salt from it.
 */
export async function saltOf(seed: Bytes, place: number): Promise<Bytes> {
  return sha256(utf8(`answer ${place}`), seed);
}

/**
 * What is published of one answer, 32 bytes: a hash of its salt and of the answer as it is stored, in UTF-8 behind a sign that
 * there is one. Whoever has neither salt nor answer learns nothing by it.
 */
export async function digestOf(salt: Bytes, answer: string | null): Promise<Bytes> {
  return sha256(salt, utf8(answer === null ? '-' : `+${answer}`));
}

/** The same of all answers of a ballot, by question index. */
export async function digestsOf(seed: Bytes, answers: readonly (string | null)[]): Promise<Bytes[]> {
  return Promise.all(answers.map(async (answer, place) => digestOf(await saltOf(seed, place), answer)));
}
