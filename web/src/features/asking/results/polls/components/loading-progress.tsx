import { Button } from '@mantine/core';
import { messageOf } from '#web/lib/api-error.ts';
import { pollsText } from '#text/asking.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { resultsText } from '#text/asking/results/polls.ts';
import type { LoadedResults, ResultsLoader } from '../lib/results-loader.ts';
import styles from './loading-progress.module.css';

const text = resultsText.loading;

interface LoadingProgressProps {
  readonly results: LoadedResults;
  readonly loader: ResultsLoader;
  readonly total: number;
}

/** How much of a large run is here, and how to get the rest; nothing when all of it is. */
export function LoadingProgress({ results, loader, total }: LoadingProgressProps) {
  const { status, loaded, error } = results;
  if (status === 'complete' || (status === 'reading' && loaded === 0)) return null;
  return (
    <div className={styles.progress}>
      <Stack size="small" tone="ink-2">
        <Text as="span" size="body" tone="ink" nums role="status">
          {text.progress(loaded, total)}
        </Text>
        {status === 'failed' ? (
          <Text as="span" role="alert" tone="coral">
            {text.failed}: {messageOf(error)}
          </Text>
        ) : (
          <span>{text.partly}</span>
        )}
      </Stack>
      <div className={styles.bar}>
        <ProgressBar label={text.progress(loaded, total)} value={loaded} max={Math.max(loaded, total)} />
      </div>
      {status === 'reading' && (
        <Button variant="default" onClick={loader.stop}>
          {text.stop}
        </Button>
      )}
      {status === 'paused' && (
        <Button variant="default" onClick={() => void loader.readAll()}>
          {text.rest}
        </Button>
      )}
      {status === 'failed' && (
        <Button variant="default" onClick={loader.refresh}>
          {pollsText.tryAgain}
        </Button>
      )}
    </div>
  );
}
