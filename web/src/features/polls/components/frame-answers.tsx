import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { useWorkspace } from '#web/app/workspace-context.tsx';
import { pollsText } from '#web/text/polls.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useMembers, useResults } from '../api.ts';
import { isOpen } from '../lib/frames.ts';
import { type QuestionResults, questionResults } from '../lib/results.ts';
import styles from '../pages/pages.module.css';
import { AnswersCard } from './answers-card.tsx';
import { EnpsCard } from './enps-card.tsx';
import { PollsError } from './polls-error.tsx';
import { PublicLinkModal } from './public-link-modal.tsx';

const text = pollsText.results;

/** What people answered in one frame, question by question, page after page. */
export function FrameAnswers({ poll, frame }: { readonly poll: Poll; readonly frame: Frame }) {
  const { workspace } = useWorkspace();
  const { data: team, error: teamError, mutate: readTeam } = useMembers(workspace.id);
  const { pages, error, busy, hasMore, more, refresh } = useResults(frame.id);

  if (pages === undefined || team === undefined) {
    const failure = error ?? teamError;
    const retry = () => {
      refresh();
      void readTeam();
    };
    return failure ? (
      <PollsError title={text.loadFailed} error={failure} onRetry={retry} />
    ) : (
      <SkeletonCards count={3} />
    );
  }
  const results = questionResults(pages, team.members, poll.type);
  if (results.every(({ rows }) => rows.length === 0))
    return <NoAnswers poll={poll} frame={frame} onRefresh={refresh} />;
  return (
    <div className={styles.page}>
      <Scores results={results} partial={hasMore} />
      {results.map((entry) => (
        <AnswersCard key={entry.question.id} results={entry} />
      ))}
      <div className={styles.actions}>
        {hasMore && (
          <Button variant="default" loading={busy} onClick={more}>
            {text.more}
          </Button>
        )}
        <Button variant="subtle" disabled={busy} onClick={refresh}>
          {text.refresh}
        </Button>
      </div>
    </div>
  );
}

function Scores({ results, partial }: { readonly results: readonly QuestionResults[]; readonly partial: boolean }) {
  return results.map(({ question, enps }) => enps && <EnpsCard key={question.id} enps={enps} partial={partial} />);
}

function NoAnswers({
  poll,
  frame,
  onRefresh,
}: {
  readonly poll: Poll;
  readonly frame: Frame;
  readonly onRefresh: () => void;
}) {
  const [linking, setLinking] = useState(false);
  const [now] = useState(() => new Date());
  const open = isOpen(frame, now);
  const canLink = open && poll.allow_anonymous_link;
  return (
    <>
      <EmptyState
        title={text.noAnswersTitle}
        action={
          <>
            {canLink && <Button onClick={() => setLinking(true)}>{text.copyLink}</Button>}
            <Button variant="default" onClick={onRefresh}>
              {text.refresh}
            </Button>
          </>
        }
      >
        {whyNoAnswers(poll, frame, open)}
      </EmptyState>
      {linking && <PublicLinkModal poll={poll} shown={frame.id} onClose={() => setLinking(false)} />}
    </>
  );
}

function whyNoAnswers(poll: Poll, frame: Frame, open: boolean): string {
  if (!frame.published) return text.noAnswersUnpublished;
  if (!open) return text.noAnswersOver;
  return poll.allow_anonymous_link ? text.noAnswersPublished : text.noAnswersNoLink;
}
