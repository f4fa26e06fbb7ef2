import { Button, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { PAST_ANSWERS_MAX, PAST_RUNS_MAX, PAST_SOURCES, type PastSource } from '#shared/rules/past-import.ts';
import { FILE_MAX_MEGABYTES } from '#web/lib/tables/read-table.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { pastText as text } from '#text/asking/past.ts';
import { openPast, type Opened } from '../lib/open-past.ts';

/** Where the past comes from, and its file. */
export function ChoosePast({ onOpened }: { readonly onOpened: (opened: Opened) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<PastSource>('limesurvey');
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(files: readonly File[]) {
    setReading(true);
    setProblem(null);
    try {
      const opened = await openPast(files, source);
      if ('problem' in opened) setProblem(opened.problem);
      else onOpened(opened);
    } finally {
      setReading(false);
    }
  }
  return (
    <Card title={text.choose} lead={text.intro}>
      <Stack fit gap="16">
        <NativeSelect
          label={text.sourceLabel}
          value={source}
          data={PAST_SOURCES.map((value) => ({ value, label: text.sources[value] }))}
          onChange={({ currentTarget }) => setSource(currentTarget.value as PastSource)}
        />
        <Text>{text.howTo[source]}</Text>
        <div>
          <Button loading={reading} onClick={() => chooser.current?.click()}>
            {text.choose}
          </Button>
        </div>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-hidden="true"
          tabIndex={-1}
          accept=".lss,.lsa,.lsr,.json,.csv,.tsv,.txt,.xlsx,.xlsm"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            if (files.length > 0) void choose(files).finally(() => (currentTarget.value = ''));
          }}
        />
        <Text>{text.limits(FILE_MAX_MEGABYTES, PAST_ANSWERS_MAX, PAST_RUNS_MAX)}</Text>
        {problem !== null && <Note tone="attention">{problem}</Note>}
      </Stack>
    </Card>
  );
}
