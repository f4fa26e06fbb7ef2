import { type ReactNode, useState } from 'react';
import { AnsweredNote } from '#web/answer-form/dialogue/replies.tsx';
import { place, said } from '#shared/rules/text-places.ts';
import { deadlineText } from '#web/answer-form/deadline-text.ts';
import { answerFormText } from '#text/answer-form.ts';
import { PollsError } from '#web/features/asking/components/polls-error.tsx';
import { paths } from '#web/lib/paths.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, NoPermission } from '#web/ui/states.tsx';
import type { Found } from '../api.ts';
import { takingText as text } from '#text/asking/taking.ts';
import { LanguageField, type InLanguages } from './language-field.tsx';
import { Over } from './over.tsx';

interface TakingPageProps<ToTake> {
  /** The poll or the survey. */
  readonly about: string;
  readonly found: Found<ToTake>;
  readonly titleOf: (toTake: ToTake) => string;
  readonly languagesOf: (toTake: ToTake) => InLanguages;
  /** Until when answers are taken; null where that is not said. */
  readonly deadlineOf: (toTake: ToTake) => string | null;
  readonly children: (toTake: ToTake) => ReactNode;
}

/** The page on which a member answers, whatever came of asking for what there is to answer. */
export function TakingPage<ToTake>({
  about,
  found,
  titleOf,
  languagesOf,
  deadlineOf,
  children,
}: TakingPageProps<ToTake>) {
  const { taking, reload, speak } = found;
  const [openedAt] = useState(() => new Date());
  const toTake = taking.kind === 'ready' ? taking.toTake : null;
  const deadline = toTake && deadlineOf(toTake);
  return (
    <Stack fit gap="20">
      <PageHeader
        title={toTake ? said(languagesOf(toTake).translation, place.title, titleOf(toTake)) : text.title}
        back={{ to: paths.polls, label: text.back }}
        {...(deadline !== null && { note: answerFormText.openUntil(deadlineText(deadline, openedAt)) })}
      >
        {toTake && <LanguageField of={languagesOf(toTake)} onChange={speak} />}
      </PageHeader>
      <AnsweredNote />
      {taking.kind === 'loading' && <SkeletonCards count={3} />}
      {taking.kind === 'error' && <PollsError title={text.loadFailed} error={taking.error} onRetry={reload} />}
      {taking.kind === 'not-found' && <EmptyState title={text.notFoundTitle}>{text.notFound}</EmptyState>}
      {taking.kind === 'not-asked' && <NoPermission title={text.notAskedTitle}>{text.notAsked}</NoPermission>}
      {taking.kind === 'closed' && <Over about={about}>{text.ended}</Over>}
      {toTake && children(toTake)}
    </Stack>
  );
}
