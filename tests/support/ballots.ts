import { messageOf, NONCE_BYTES, SEED_BYTES } from '#shared/ballots/ballot.ts';
import { blind, type Blinded, unblind } from '#shared/ballots/blind-rsa.ts';
import { type Bytes, fromBase64Url, randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import { fingerprintOf, type Manifest } from '#shared/ballots/manifest.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Ballot } from '#shared/models/ballot.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from './api.ts';
import { answersTo, makeFrame, makePoll, type Person } from './factories.ts';

/** What a browser draws for a ballot, before it has anything signed. */
export interface DrawnBallot {
  readonly runId: string;
  readonly key: number;
  readonly nonce: Bytes;
  readonly seed: Bytes;
  readonly modulus: Bytes;
  readonly message: Bytes;
  readonly blinding: Blinded;
}

/** A number that any key signs. */
export const ANY_BLINDED = toBase64Url(new Uint8Array(256).fill(1));

/** Where a run is asked for its ballots: of a poll, or of the survey of the same id. */
export type RunOf = 'poll' | 'survey';

/** The manifest of a run, as anybody gets it. */
export async function manifestOf(runId: string): Promise<{ readonly text: string; readonly manifest: Manifest }> {
  const { status, text, body } = await request(answers.getBallotKeys, { params: { run_id: runId } });
  if (status !== 200) throw new Error(`No keys of ballots: ${text}`);
  return { text: body.manifest, manifest: JSON.parse(body.manifest) as Manifest };
}

/** Draws and blinds a ballot as a browser does; with the number and seed of an earlier one after the run was opened anew. */
export async function drawBallot(
  runId: string,
  key = 0,
  {
    nonce = randomBytes(NONCE_BYTES),
    seed = randomBytes(SEED_BYTES),
  }: Partial<Pick<DrawnBallot, 'nonce' | 'seed'>> = {},
): Promise<DrawnBallot> {
  const { text, manifest } = await manifestOf(runId);
  const modulus = fromBase64Url(manifest.keys[key]!.n);
  const message = messageOf(nonce, await fingerprintOf(text));
  return { runId, key, nonce, seed, modulus, message, blinding: await blind(modulus, message) };
}

/** Asks for the signature of a drawn ballot. */
export function askForBallot(who: Person, { runId, key, blinding }: DrawnBallot, of: RunOf = 'poll', again = false) {
  const route = of === 'poll' ? polls.issuePollBallot : surveys.issueSurveyBallot;
  const body = { blinded: toBase64Url(blinding.blinded), key, again };
  return request(route, { token: who.token, params: { id: runId }, body });
}

/** The ballot as it is sent, once it is signed. */
export async function signedBallot(drawn: DrawnBallot, signed: string): Promise<Ballot> {
  const { modulus, message, blinding, key, nonce, seed } = drawn;
  const signature = await unblind(modulus, message, fromBase64Url(signed), blinding.inverse);
  return { key, nonce: toBase64Url(nonce), signature: toBase64Url(signature), seed: toBase64Url(seed) };
}

/** All a browser does until it may answer. */
export async function collectBallot(who: Person, runId: string, key = 0, of: RunOf = 'poll'): Promise<Ballot> {
  const drawn = await drawBallot(runId, key);
  const { status, text, body } = await askForBallot(who, drawn, of);
  if (status !== 200) throw new Error(`No ballot was given out: ${text}`);
  return signedBallot(drawn, body.signed);
}

/** Answers a run of a poll by a ballot, without a session. */
export function answerByBallot(poll: Poll, runId: string, ballot: Ballot, texts: readonly string[]) {
  return request(answers.takePollByBallot, {
    params: { run_id: runId },
    body: { ballot, answers: answersTo(poll, texts) },
  });
}

/** A ballot is given out to a member of the run's first key, who answers by it. */
export async function answerAsMember(
  who: Person,
  poll: Poll,
  runId: string,
  texts: readonly string[],
): Promise<Ballot> {
  const ballot = await collectBallot(who, runId);
  const reply = await answerByBallot(poll, runId, ballot, texts);
  if (reply.status !== 200) throw new Error(`The ballot was not taken: ${reply.text}`);
  return ballot;
}

/** A run of a poll that was answered by a ballot, and a ballot of the same person for a survey. */
export async function makeBallots(author: Person, workspace: Workspace, survey: { readonly id: string }) {
  const poll = await makePoll(author, workspace);
  const { id } = await makeFrame(author, poll, { results_visibility: 'closed' });
  const ballot = await answerAsMember(author, poll, id, ['7', 'Ничего', 'Команда']);
  return { id, poll, ballot, surveyBallot: await collectBallot(author, survey.id, 0, 'survey') };
}
