import { Button } from '@mantine/core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { csvOf } from '#web/lib/csv.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { DownloadIcon } from '#web/ui/icons.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import type { ImportKind } from '../lib/kinds.ts';
import { rowsMaxOf } from '../lib/open-file.ts';
import { templateOf } from '#web/lib/import-template.ts';
import type { Import } from '../lib/use-import.ts';
import { importText } from '#text/finance/import.ts';
import styles from './import.module.css';

const text = importText.choose;

interface FileStepProps {
  readonly kind: ImportKind;
  readonly load: Import;
}

/** A file is chosen or dropped, or a template taken to fill in. */
export function FileStep({ kind, load }: FileStepProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [over, setOver] = useState(false);
  const now = useNow();
  const { file, problem, reading, last } = load;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) void load.choose(dropped);
  }
  return (
    <Card title={text.title} lead={importText.page.about[kind]}>
      <Stack fit gap="16">
        {last && (
          <Inline gap="12" rowGap="8">
            <span>{importText.people.last(last.log.added + last.log.changed, formatDayAndTime(last.at, now))}</span>
            <Button variant="subtle" onClick={() => load.showWritten(last)}>
              {importText.people.openLast}
            </Button>
          </Inline>
        )}
        <div
          className={over ? `${styles.drop} ${styles.over}` : styles.drop}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <p>{text.drop}</p>
          <Button aria-describedby={hint} loading={reading} onClick={() => chooser.current?.click()}>
            {problem === null && file === null ? text.choose : text.another}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv"
            className={styles.hidden}
            aria-hidden="true"
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.files?.[0];
              // The same file, mended meanwhile, may be chosen again.
              if (chosen) void load.choose(chosen).finally(() => (currentTarget.value = ''));
            }}
          />
          <p id={hint} className={styles.hint}>
            {text.hint(rowsMaxOf(kind))}
          </p>
        </div>
        {problem !== null && (
          <Note tone="attention">
            {text.failed}. {problem}
          </Note>
        )}
        {file !== null && (
          <Inline gap="12" rowGap="8">
            <Button variant="light" onClick={() => load.goTo('columns')}>
              {text.goOn}
            </Button>
            <span className={styles.hint}>{text.chosen(file.name)}</span>
          </Inline>
        )}
        <Inline gap="12" rowGap="8">
          <Button
            variant="default"
            leftSection={<DownloadIcon size={18} />}
            onClick={() => saveFile(csvOf(templateOf(kind)), importText.templateNames[kind])}
          >
            {text.template}
          </Button>
          <span className={styles.hint}>{text.templateNote}</span>
        </Inline>
        <p className={styles.hint}>{text.local}</p>
      </Stack>
    </Card>
  );
}
