import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { Moving } from '#shared/models/moving.ts';
import { MOVING_FILE_MAX_MEGABYTES } from '#shared/rules/moving.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useBringIn } from '../api.ts';
import type { OpenedFile } from '../lib/moving-zip.ts';
import styles from '../moving.module.css';
import { WhatStays } from './what-moves.tsx';
import { movingText as text } from '#text/moving.ts';

interface BringInProps {
  readonly workspaceId: string;
  readonly moving: z.infer<typeof Moving>;
}

/** Brings a company in from a file: it is chosen, looked at, and then sent part by part. */
export function BringIn({ workspaceId, moving }: BringInProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const reading = useAction();
  const bringing = useAction();
  const bringIn = useBringIn(workspaceId);

  if (moving.state === 'done') {
    return (
      <Stack as="section" align="start" gap="10" aria-label={text.bring}>
        <Note tone="good">{text.done(moving.space ?? '', formatDate(moving.finished_at ?? ''))}</Note>
        <Text size="note">{text.invited}</Text>
        <Link to={paths.section('workspaces')}>{text.next}</Link>
      </Stack>
    );
  }
  if (moving.state === 'none' && !moving.empty) {
    return (
      <Text size="note" tone="ink-2" pretty>
        {text.onlyNew}
      </Text>
    );
  }

  const open = async (file: File): Promise<void> => {
    const { openMove } = await import('../lib/moving-zip.ts');
    setOpened(await openMove(file));
  };

  return (
    <Stack as="section" align="start" gap="10" aria-label={text.bring}>
      <h3>{text.bring}</h3>
      {moving.state === 'moving' && !bringing.busy && (
        <Note tone="warning">{text.stopped(moving.done, moving.parts)}</Note>
      )}
      {opened === null ? (
        <>
          <Text size="note" tone="ink-2" pretty>
            {moving.state === 'none' && text.bringNote} {text.limit(MOVING_FILE_MAX_MEGABYTES)}
          </Text>
          <Button loading={reading.busy} onClick={() => chooser.current?.click()}>
            {reading.busy ? text.reading : text.choose}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-hidden="true"
            tabIndex={-1}
            accept=".zip"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void reading.run(() => open(file)).finally(() => (currentTarget.value = ''));
            }}
          />
          {reading.error !== null && <FailureNote error={reading.error} fallback={messageOf(reading.error)} />}
        </>
      ) : (
        <>
          <Stack gap="6" className={styles.file}>
            <h4>{text.preview(opened.manifest.space)}</h4>
            <Text size="note">{text.madeAt(formatDate(opened.manifest.made_at))}</Text>
            <ul className={styles.lines}>
              <li>{text.counts.people(opened.counts.people)}</li>
              <li>{text.counts.polls(opened.counts.polls)}</li>
              <li>{text.counts.runs(opened.counts.runs)}</li>
              {opened.counts.surveys > 0 && <li>{text.counts.surveys(opened.counts.surveys)}</li>}
              {opened.counts.tasks > 0 && <li>{text.counts.tasks(opened.counts.tasks)}</li>}
              {opened.counts.rules > 0 && <li>{text.counts.rules(opened.counts.rules)}</li>}
              {opened.counts.contacts > 0 && <li>{text.counts.contacts(opened.counts.contacts)}</li>}
              {opened.counts.money > 0 && <li>{text.counts.money}</li>}
              {opened.counts.pay > 0 && <li>{text.counts.pay}</li>}
            </ul>
          </Stack>
          <Text>{text.letters}</Text>
          <WhatStays />
          {bringing.busy && done !== null && (
            <div role="status">
              <p>
                {text.underWay}: {text.parts(done, opened.manifest.parts.length)}
              </p>
              <ProgressBar label={text.progress} value={done} max={opened.manifest.parts.length} />
            </div>
          )}
          <Inline gap="10">
            <Button disabled={bringing.busy} onClick={() => void bringing.run(() => bringIn(opened, setDone))}>
              {text.start}
            </Button>
            <Button variant="default" disabled={bringing.busy} onClick={() => setOpened(null)}>
              {text.other}
            </Button>
          </Inline>
          {bringing.error !== null && <FailureNote error={bringing.error} />}
        </>
      )}
    </Stack>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : text.damaged;
}
