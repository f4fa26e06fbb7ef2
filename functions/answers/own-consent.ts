import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { UUID_BYTES, uuidText } from '#core/uuid.ts';
import { responseKey } from '#functions/runs/response-key.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { noticeKindOf } from '#shared/rules/respondent-notice.ts';

/** An answer that stands on a consent, with its run. */
interface Consented {
  readonly run: Run;
  /** The key of the answer. */
  readonly place: string;
  readonly edition: string;
  /** When it came, a full hour. */
  readonly givenAt: string;
}

/**
 * The answer that a link of withdrawal leads to: its key is the run's id and the session of the answer, which only the
 * respondent's browser knew. Of a run without names there is none: nothing there stands on a consent. Whatever it lacks,
 * a link that leads nowhere is one 404.
 */
export async function consentedBehind(
  key: string,
  { repos }: Pick<OperationContext<'responses' | 'runs'>, 'repos'>,
): Promise<Consented> {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 2 * UUID_BYTES) notFound('consent');
  const runId = uuidText(bytes.subarray(0, UUID_BYTES));
  const place = responseKey(runId, uuidText(bytes.subarray(UUID_BYTES)));
  const [run, response] = await Promise.all([
    repos.runs.find(runId, { consistent: true }),
    repos.responses.find(runId, place),
  ]);
  const edition = response?.consent ?? notFound('consent');
  if (!run || noticeKindOf({ anonymous: run.isAnonymous }) !== 'consent') notFound('consent');
  return { run, place, edition, givenAt: response!.answeredAt };
}
