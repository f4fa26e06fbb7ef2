import { Button } from '@mantine/core';
import type { TaskSource } from '#shared/models/task.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { commonText } from '#text/common/common.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import { useTaskEffect } from '../../api.ts';
import { effectWords } from '../lib/effect-words.ts';
import { detailsText } from '#text/tasks/details.ts';
import styles from './effect.module.css';

const text = detailsText.effect;

interface EffectProps {
  readonly taskId: string;
  readonly source: TaskSource;
}

/** Whether what a task was made for has changed since, and whether that may be chance. */
export function Effect({ taskId, source }: EffectProps) {
  const { data, error, mutate } = useTaskEffect(taskId);
  if (data === null) return null;
  const words = data && effectWords(data, source.kind);
  return (
    <div className={styles.effect} aria-busy={data === undefined && error === undefined}>
      <Text as="h4" below="2" size="note" tone="ink">
        {text.title}
      </Text>
      {words ? (
        <p>
          {words.figures} <strong>{words.certainty}</strong>
        </p>
      ) : error === undefined ? (
        <p>{text.loading}</p>
      ) : (
        <p role="alert">
          {text.failed(messageOf(error))}{' '}
          <Button variant="subtle" size="sm" onClick={() => void mutate()}>
            {commonText.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
