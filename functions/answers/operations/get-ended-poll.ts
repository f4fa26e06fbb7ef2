import { notFound } from '#core/http/errors.ts';
import { endedAt, endedRun } from '#functions/runs/ended-run.ts';
import { wasOpened } from '#functions/runs/repositories/run.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { pollRunOfLink } from '#functions/runs/links.ts';
import type { AnswersOperation } from '../operation.ts';

/**
 * What whoever comes too late with a right link is told of its run, and where they read what came of it; null while it
 * takes answers or has taken none yet.
 */
export const getEndedPoll: AnswersOperation<'getEndedPoll'> = async (context, { params }) => {
  const run = await pollRunOfLink(params.token, context);
  const at = endedAt(run, context.now);
  if (at !== null) {
    const page = await context.repos.reportPages.find(run.id);
    return { ended: endedRun(run, at), report_link: page?.link ?? null };
  }
  // Opened, not open, and nobody noted its end: its poll is being deleted.
  return isOpen(run, context.now) || !wasOpened(run) ? { ended: null, report_link: null } : notFound('link');
};
