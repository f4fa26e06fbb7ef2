import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Frame, FrameSummary, Poll } from '#shared/models/poll.ts';
import { resultsText } from '../text.ts';
import { useTrend } from '../api.ts';
import type { HiddenBecause } from '../lib/hidden.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { comparable } from '../lib/trend.ts';
import { runName } from '#web/features/polls/frames/lib/run-name.ts';
import { EnpsFigures } from '#web/ui/figures/enps-card.tsx';
import styles from './frame-results.module.css';

const text = resultsText.hidden;

interface HiddenResultsProps {
  readonly poll: Poll;
  readonly frame: Frame;
  readonly summary: FrameSummary;
  readonly because: HiddenBecause;
  readonly onChoose: (frameId: string) => void;
}

/** Answers that may not be seen yet, or ever: why, what helps meanwhile, and what the run before found. */
export function HiddenResults({ poll, frame, summary, because, onChoose }: HiddenResultsProps) {
  const over = because === 'too-few' || because === 'asked-few';
  return (
    <>
      <EmptyState title={text.titles[because]}>{text.why[because]}</EmptyState>
      <div className={styles.pair}>
        {!over && (
          <Card title={text.suggestions}>
            <ul className={styles.suggestions}>
              {poll.allow_anonymous_link && <Suggestion title={text.share.title}>{text.share.text}</Suggestion>}
              <Suggestion title={text.tell.title}>{text.tell.text}</Suggestion>
              {frame.deadline === null && <Suggestion title={text.deadline.title}>{text.deadline.text}</Suggestion>}
            </ul>
          </Card>
        )}
        {because === 'asked-few' && (
          <Card title={text.instead}>
            <ul className={styles.suggestions}>
              {Object.values(text.ways).map((way) => (
                <Suggestion key={way.title} title={way.title}>
                  {way.text}
                </Suggestion>
              ))}
            </ul>
          </Card>
        )}
        <RunBefore frame={frame} pollId={summary.poll.id} onChoose={onChoose} />
      </div>
    </>
  );
}

function Suggestion({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

/** The newest run before this one whose eNPS is known. */
function RunBefore({
  frame,
  pollId,
  onChoose,
}: {
  readonly frame: Frame;
  readonly pollId: string;
  readonly onChoose: (frameId: string) => void;
}) {
  const { data } = useTrend(pollId);
  const before = comparable(data?.runs ?? []).findLast(
    (run) => run.enps !== null && run.frame.id !== frame.id && run.frame.created_at < frame.created_at,
  );
  if (!before?.enps) return null;
  return (
    <Card
      title={text.before(runName(before.frame))}
      aside={
        <Button variant="subtle" className={styles.aside} onClick={() => onChoose(before.frame.id)}>
          {text.open}
        </Button>
      }
    >
      <EnpsFigures enps={before.enps} />
    </Card>
  );
}
