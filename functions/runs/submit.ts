import { alreadyAnswered, AppError, linkFull, runClosed } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { MarkKey } from './repositories/marks.ts';
import type { Response } from './repositories/responses.ts';
import type { Run } from './repositories/run.ts';
import { toBase64Url } from '#shared/ballots/bytes.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import { comparedTeam, comparedTeamOfCode, isAsked, notAsked } from './audience.ts';
import { codeMark } from './answer-code.ts';
import { givenConsent } from './given-consent.ts';
import type { CodeTeam } from './code-team.ts';
import { keyOfRun, signedMark } from './member-mark.ts';
import { responseKey } from './response-key.ts';
import { attributesSealer } from './sealed-attributes.ts';
import { attributesOf } from './survey-run.ts';
import { ballotsErrors } from '#text/runs/ballots.ts';

/** What a respondent has said: `answers` as they are stored, by question index; times where they were told. */
export interface Said {
  readonly answers: Response['answers'];
  /** Boxes for replies, where they were asked for (dialogue-boxes.ts). */
  readonly boxes?: Response['boxes'];
  /** How long it took, seconds. */
  readonly seconds?: number | null;
  /** Kept with a name alone: by the minute somebody could be recognised. */
  readonly startedAt?: string | null;
  /** The edition of the consent as it was sent; of somebody without an account alone. */
  readonly consent?: string | undefined;
}

/** A response that was taken: `answeredAt` as it is kept, the session by which it can be changed; null with a name. */
export interface Taken {
  readonly answeredAt: string;
  readonly sessionId: string | null;
}

/**
 * Takes the answers of somebody without an account, under a key made from their session: sent twice they are stored
 * once, sent again later they replace the earlier ones. Nothing is known of who they are, so they are compared with
 * nobody. 409 when the link has taken as many respondents as it was given for.
 */
export async function submitByLink(
  run: Run,
  { answers, boxes = null, seconds = null, ...said }: Said,
  sessionId: string,
  { repos, now }: Pick<OperationContext<'responses'>, 'repos' | 'now'>,
): Promise<{ readonly answeredAt: string }> {
  const consent = givenConsent(run, said.consent, now);
  const answeredAt = fullHour(now);
  const response = { key: responseKey(run.id, sessionId), answers, boxes, answeredAt, seconds, consent };
  if (run.answerLimit === null) await repos.responses.save(run.id, response);
  else if ((await repos.responses.saveWithin(run.id, response, run.answerLimit)) === 'full') linkFull();
  return { answeredAt };
}

/**
 * Takes the answers of whoever holds a one-time code. The code stands where a member does in an anonymous run: its mark
 * is written first, by a write of its own, and the answers under a key made from the session, with which they can be
 * changed. Nothing stored leads from one to the other. `team` is what the code itself has opened. Without a name, whether or not the run asks for names; no limit of
 * the public link counts them. 409 for a code that has answered in another session.
 */
export async function submitByCode(
  run: Run,
  { answers, boxes = null, seconds = null, ...said }: Said,
  { code, team, sessionId }: { readonly code: string; readonly team: CodeTeam; readonly sessionId: string },
  { repos, now }: Pick<OperationContext<'codeMarks' | 'responses'>, 'repos' | 'now'>,
): Promise<void> {
  const consent = givenConsent(run, said.consent, now);
  const responseAt = responseKey(run.id, sessionId);
  const key = (await repos.codeMarks.key(run.id)) ?? runClosed();
  const groups = await groupsOfCode(run, team, responseAt, repos.codeMarks);
  if ((await repos.codeMarks.set(run.id, codeMark(key, { code, sessionId }))) === 'other') alreadyAnswered();
  await repos.responses.save(run.id, {
    key: responseAt,
    answers,
    boxes,
    answeredAt: fullHour(now),
    seconds,
    consent,
    ...groups,
  });
}

/**
 * By what an answer by a code is compared with others': its team alone, as nothing else is known. In a survey that is
 * sealed, also where there is none: then it looks like a member's.
 */
async function groupsOfCode(
  run: Run,
  team: CodeTeam,
  place: string,
  codeMarks: OperationContext<'codeMarks'>['repos']['codeMarks'],
): Promise<Pick<Response, 'team' | 'sealed'>> {
  if (run.dimensions.length === 0) return { team: comparedTeamOfCode(run, team) };
  if (!run.isAnonymous) return {};
  return sealedGroups(run, team.team, place, codeMarks);
}

async function sealedGroups(
  run: Run,
  team: string | null,
  place: string,
  codeMarks: OperationContext<'codeMarks'>['repos']['codeMarks'],
): Promise<Pick<Response, 'sealed'>> {
  const key = await codeMarks.groupsKey(run.id);
  // One that was opened before answers by code were compared.
  if (key === null) return {};
  const attributes = { team: run.dimensions.includes('team') ? team : null, role: null, tenure: null };
  return { sealed: attributesSealer(key, run.id).seal(attributes, place) };
}

/**
 * Takes the answers of whoever holds a ballot, sent without a session by nobody knows whom: under a key made from the number of the
 * ballot, with which they can be changed. No mark is written. The key of the ballot says the team.
 */
export async function submitByBallot(
  run: Run,
  { answers, boxes = null, seconds = null }: Said,
  ballot: NonNullable<Response['ballot']>,
  { repos, now }: Pick<OperationContext<'codeMarks' | 'responses'>, 'repos' | 'now'>,
): Promise<void> {
  const key = responseKey(run.id, toBase64Url(ballot.nonce));
  const team = run.ballots!.teams[ballot.key - 1] ?? null;
  const groups = run.dimensions.length === 0 ? { team } : await sealedGroups(run, team, key, repos.codeMarks);
  const response = { key, answers, boxes, answeredAt: fullHour(now), seconds, ...groups, ballot };
  const outcome = await repos.responses.saveByBallot(run.id, response);
  if (outcome === 'other') throw new AppError('wrong_ballot', ballotsErrors.wrong);
}

type MemberContext = Pick<
  OperationContext<'audiences' | 'participation' | 'responses'>,
  'repos' | 'now' | 'newId' | 'keyring'
> & { readonly actor: { readonly userId: string }; readonly member: Member };

/** 403 for a member whom the run does not ask. */
export async function requireAsked(run: Run, { repos, actor }: MemberContext): Promise<void> {
  if (!(await isAsked(run, actor.userId, repos))) notAsked();
}

/**
 * Takes a member's answers. In a run with names they are kept under the name, each time in the place of the earlier
 * ones. In an anonymous one everybody answers once: the mark of participation is written first, by a write of its own,
 * and the answers under a key made from a session the server does not know whose it is, with which they can be changed.
 * `session` is that of the respondent's browser; who names none is given one. 409 for whoever has answered in another
 * session.
 */
export async function submitAsMember(
  run: Run,
  said: Said,
  session: string | null,
  context: MemberContext,
): Promise<Taken> {
  const { repos, actor, now } = context;
  if (run.isAnonymous) return submitAnonymously(run, said, session, context);
  const { consent: _, ...answered } = said;
  const answeredAt = now.toISOString();
  await repos.responses.saveNamed(run.id, actor.userId, { ...answered, answeredAt, ...groupsOf(run, context) });
  return { answeredAt, sessionId: null };
}

async function submitAnonymously(
  run: Run,
  { answers, boxes = null, seconds = null }: Said,
  session: string | null,
  context: MemberContext,
): Promise<Taken> {
  const { repos, actor, now, newId, keyring } = context;
  const sessionId = session ?? newId();
  const key = await keyOfRun(run.id, context);
  const mark = await signedMark(key, { userId: actor.userId, sessionId }, keyring);
  const place = responseKey(run.id, sessionId);
  const answeredAt = fullHour(now);
  const response = { key: place, answers, boxes, answeredAt, seconds, ...sealedGroupsOf(run, key, place, context) };
  try {
    const outcome = await repos.participation.set(run.id, mark);
    if (outcome === 'other') alreadyAnswered();
    if (outcome === 'ballot') throw new AppError('ballot_issued', ballotsErrors.issued);
    await repos.responses.save(run.id, response);
  } catch (error) {
    if (session !== null || error instanceof AppError) throw error;
    // Whoever named no session cannot come again in the same one: their mark must not stand in their way, unless it was
    // no more than the word of it that was lost.
    if ((await repos.responses.find(run.id, place)) === null) {
      await repos.participation.remove(run.id, mark);
      throw error;
    }
  }
  return { answeredAt, sessionId };
}

/** By what a member's answers are compared with others': in the dimensions of the run, where it has some, else by team. */
function groupsOf(run: Run, { member, now }: MemberContext): Pick<Response, 'team' | 'attributes'> {
  if (run.dimensions.length > 0) return { attributes: attributesOf(member, run, now) };
  return { team: comparedTeam(run, member) };
}

/** The same where nobody is to know whose answers they are: what the dimensions say is sealed. */
function sealedGroupsOf(
  run: Run,
  key: MarkKey,
  place: string,
  context: MemberContext,
): Pick<Response, 'team' | 'sealed'> {
  const { team, attributes } = groupsOf(run, context);
  return attributes ? { sealed: attributesSealer(key, run.id).seal(attributes, place) } : { team: team ?? null };
}
