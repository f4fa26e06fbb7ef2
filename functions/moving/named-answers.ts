import { createHash } from 'node:crypto';
import type { OperationContext } from '#core/http/operation.ts';
import { named, userOf, type Response } from '#functions/runs/repositories/responses.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { invitationIdOf } from '#functions/workspaces/invitation-token.ts';
import { fullName } from '#functions/workspaces/people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { PART_TEXT_WANTED } from '#shared/rules/moving.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { addressesOf } from './addresses.ts';
import type { Bringing } from './bring-part.ts';
import { ANSWERS_AT_ONCE, type MovedNamedAnswersRecord, type MovedNamedResponse } from './records/answers.ts';
import type { MovedResponse } from './repositories/moved-runs.ts';

const KEY_BYTES = 16;

type Taking = OperationContext<'awaited' | 'invitations' | 'members' | 'results'> & { readonly workspaceId: string };
type Writing = OperationContext<'movedRuns' | 'runs'> & { readonly workspaceId: string; readonly member: Member };

/** A page of what is shown of a run with names: each respondent's answers, under their address and name. */
export async function namedAnswersOf(run: Run, cursor: string | null, context: Taking) {
  const { repos, workspaceId } = context;
  const { responses, cursor: next } = await repos.results.page(run, ANSWERS_AT_ONCE, cursor);
  const ids = responses.flatMap((response) => userOf(response) ?? []);
  const [addresses, members, awaited] = await Promise.all([
    addressesOf(context),
    repos.members.named(workspaceId, ids),
    repos.awaited.names(workspaceId, run.id, ids),
  ]);
  const names = new Map([...awaited, ...members.map((member) => [member.userId, fullName(member)] as const)]);
  const told = responses.map((response): MovedNamedResponse => {
    const id = userOf(response);
    const email = addresses.get(id ?? '') ?? null;
    return {
      email,
      name: email && (names.get(id ?? '') || email),
      former: email === null ? id : null,
      answers: [...response.answers],
      answered_at: run.resultsVisibility === 'live' ? response.answeredAt : (run.closedAt ?? run.createdAt),
      team: response.team ?? null,
      consent: response.consent ?? null,
    };
  });
  return {
    lines: linesOf({ kind: 'named_answers', run: run.id, page: cursor ?? '', responses: told }),
    next_cursor: next,
  };
}

/** A page as one line, or as several where it is long. */
function linesOf(record: MovedNamedAnswersRecord): string[] {
  const { page, responses } = record;
  if (responses.length === 0) return [];
  const line = JSON.stringify(record);
  if (responses.length === 1 || line.length <= PART_TEXT_WANTED) return [line];
  const half = Math.ceil(responses.length / 2);
  return [
    ...linesOf({ ...record, page: `${page}/1`, responses: responses.slice(0, half) }),
    ...linesOf({ ...record, page: `${page}/2`, responses: responses.slice(half) }),
  ];
}

/**
 * Writes a page of answers with names to a run that was brought in. Nobody but the owner has an account here yet: those
 * of all others wait for them. False where its run is none that was brought in here with names, or has fewer questions.
 */
export async function writeNamedAnswers(
  { run: oldRun, page, responses }: MovedNamedAnswersRecord,
  { idOf }: Bringing,
  { repos, workspaceId, member, now }: Writing,
): Promise<boolean> {
  const run = await repos.runs.findConsistent(idOf(oldRun));
  if (run?.workspaceId !== workspaceId || run.past === null || run.isAnonymous) return false;
  const { id: runId, questions } = run;
  if (responses.some(({ answers }) => answers.length > questions.length)) return false;
  const moved = responses.map((told, index): MovedResponse => {
    const response = (key: string): Response => ({
      key,
      answers: told.answers,
      answeredAt: told.answered_at,
      team: told.team,
      consent: told.consent,
    });
    const { email, name, former } = told;
    if (email === withAsciiDomain(member.email)) {
      return { response: response(named(member.userId)), userId: member.userId, awaited: null };
    }
    if (email !== null && name !== null) {
      const invitationId = invitationIdOf(workspaceId, email);
      const awaited = { of: 'answers', workspaceId, invitationId, id: runId, name } as const;
      return { response: response(named(invitationId)), userId: null, awaited };
    }
    const key = former === null ? keyOf(`${runId}/${page}/${index}`) : named(idOf(former));
    return { response: response(key), userId: null, awaited: null };
  });
  await repos.movedRuns.writeNamedAnswers(runId, moved, seconds(now));
  return true;
}

/** Of somebody without a name: the same however often the page comes. */
function keyOf(place: string): string {
  return createHash('sha256').update(`moved/${place}`).digest().subarray(0, KEY_BYTES).toString('base64url');
}
