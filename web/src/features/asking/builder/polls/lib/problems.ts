import type { InputIssue } from '#shared/errors.ts';
import { POLL_TITLE_MAX_LENGTH } from '#shared/models/poll.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { questionsOf } from '../../lib/draft.ts';
import { problemOfQuestion, problemOfWhole, type Problems, refusedQuestions } from '../../lib/problems.ts';
import { usageOf } from '../../lib/usage.ts';
import { builderText } from '#text/asking/builder.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import type { PollDraft } from './poll-draft.ts';

/** What stands in the way of storing a poll: what the server would refuse, and what it has refused. */
export function problemsOf(draft: PollDraft, issues: readonly InputIssue[] = []): Problems {
  const { items, others } = refusedQuestions(draft, issues);
  const own = questionsOf(draft).flatMap((question): [string, string][] => {
    const problem = problemOfQuestion(draft, question);
    return problem === null ? [] : [[question.id, problem]];
  });
  const refused = others.find(({ path }) => path === 'title')?.message ?? null;
  return { title: problemOfTitle(draft) ?? refused, items: new Map([...items, ...own]), whole: problemOfWhole(draft) };
}

/** Whether it can be stored as it is. */
export function isComplete(draft: PollDraft): boolean {
  const { title, items, whole } = problemsOf(draft);
  return title === null && items.size === 0 && whole === null;
}

function problemOfTitle({ title }: PollDraft): string | null {
  if (!hasVisibleText(title)) return authoringText.form.noTitle;
  const usage = usageOf(title, POLL_TITLE_MAX_LENGTH);
  return usage?.over ? builderText.length.over(usage.used, usage.max) : null;
}
