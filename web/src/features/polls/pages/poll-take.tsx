import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { paths } from '#web/app/paths.ts';
import { useWorkspace } from '#web/app/workspace-context.tsx';
import { pollsText } from '#web/text/polls.ts';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useFrames, usePolls } from '../api.ts';
import { PollsError } from '../components/polls-error.tsx';
import { openFrame } from '../lib/frames.ts';
import { publicLink } from '../lib/public-link.ts';
import styles from './pages.module.css';

const text = pollsText.take;

/** The way of a member to a poll's questions, as far as one is open. */
export function PollTake({ pollId }: { readonly pollId: string }) {
  const { workspace } = useWorkspace();
  const { data: polls, error: pollsError, mutate: readPolls } = usePolls(workspace.id);
  const poll = polls?.find((other) => other.id === pollId) ?? null;
  const { data: frames, error: framesError, mutate: readFrames } = useFrames(poll?.id ?? null);
  const error = pollsError ?? framesError;

  function retry() {
    void readPolls();
    void readFrames();
  }

  return (
    <div className={styles.page}>
      <PageHeader title={poll?.title ?? text.title}>
        <Button component={Link} to={paths.polls} variant="default" leftSection={<ChevronLeftIcon size={18} />}>
          {pollsText.results.back}
        </Button>
      </PageHeader>
      {poll && frames ? (
        <Way poll={poll} frames={frames} />
      ) : polls && !poll ? (
        <EmptyState title={text.notFoundTitle}>{text.notFound}</EmptyState>
      ) : error ? (
        <PollsError title={pollsText.list.loadFailed} error={error} onRetry={retry} />
      ) : (
        <SkeletonCards count={1} />
      )}
    </div>
  );
}

function Way({ poll, frames }: { readonly poll: Poll; readonly frames: readonly Frame[] }) {
  const { can } = useWorkspace();
  const [now] = useState(() => new Date());
  const link = publicLink(poll, frames, now);
  if (link.is === 'ready') {
    return (
      <EmptyState
        title={text.openTitle}
        action={
          <Button component="a" href={paths.publicPoll(poll.id, link.token)}>
            {text.open}
          </Button>
        }
      >
        {text.openText}
      </EmptyState>
    );
  }
  if (openFrame(frames, now)) return <EmptyState title={text.noLinkTitle}>{text.noLink}</EmptyState>;
  const mayOpen = can('frames.create');
  return (
    <EmptyState
      title={text.noFramesTitle}
      action={
        mayOpen && (
          <Button component={Link} to={paths.pollResults(poll.id)}>
            {text.toFrames}
          </Button>
        )
      }
    >
      {mayOpen ? text.noFramesEditor : text.noFrames}
    </EmptyState>
  );
}
