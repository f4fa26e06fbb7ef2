import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Suspicion } from '#web/answer-form/ballot/collect.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { NoPermission } from '#web/ui/states.tsx';
import { ballotText } from '#text/asking/ballot.ts';

const text = ballotText.suspicious;

interface SuspiciousProps {
  readonly why: Suspicion;
  readonly title: string;
  readonly runId: string;
  readonly onRetry: () => void;
}

/** Whoever answers is shown something else than everybody: nothing is sent, and it is said plainly why. */
export function Suspicious({ why, title, runId, onRetry }: SuspiciousProps) {
  const [copying, setCopying] = useState<'no' | 'done' | 'failed'>('no');
  const copy = async () => setCopying((await copyText(text.message(title, text.why[why], runId))) ? 'done' : 'failed');
  return (
    <div role="alert">
      <NoPermission
        title={text.title}
        action={
          <>
            <Button onClick={() => void copy()}>{copying === 'done' ? text.copied : text.copy}</Button>
            <Button variant="default" onClick={onRetry}>
              {text.retry}
            </Button>
          </>
        }
      >
        <p>{text.why[why]}</p>
        <p>{text.text}</p>
        {copying === 'failed' && <p>{text.copyFailed}</p>}
      </NoPermission>
    </div>
  );
}
