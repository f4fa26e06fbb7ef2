import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '#web/lib/use-action.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { resultsText } from '../text.ts';
import { DownloadIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import { exportFileName } from '#web/features/polls/lib/file-name.ts';
import type { ExportTable } from '../lib/export-table.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Notice } from '#web/features/polls/components/notice.tsx';

const text = resultsText.actions;
type Format = 'csv' | 'xlsx';

interface ExportProps {
  readonly title: string;
  /** When the frame was created. */
  readonly createdAt: string;
  /** Everything, as the screen orders and names it; null where reading it was stopped. */
  readonly onCollect: () => Promise<ExportTable | null>;
}

/** Saves all answers of a frame as a file: the button, and what became of it. */
export function useExport({ title, createdAt, onCollect }: ExportProps) {
  const { busy, error, run, reset } = useAction();
  const [stopped, setStopped] = useState(false);

  function save(format: Format) {
    setStopped(false);
    void run(async () => {
      const table = await onCollect();
      if (table === null) return setStopped(true);
      const name = exportFileName(title, createdAt, format, resultsText.sheet.file);
      saveFile(await fileOf(format, table), name);
      toast(text.exportDone(name));
    });
  }
  const problem = error === null ? stopped && text.exportStopped : `${text.exportFailed}: ${messageOf(error)}`;

  return {
    button: (
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={busy}>
            {text.export}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save('xlsx')}>{text.xlsx}</Menu.Item>
          <Menu.Item onClick={() => save('csv')}>{text.csv}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    ),
    problem: problem !== false && (
      <Notice
        tone="attention"
        onClose={() => {
          reset();
          setStopped(false);
        }}
      >
        {problem}
      </Notice>
    ),
  };
}

/** What writes files comes when one is wanted. */
async function fileOf(format: Format, table: ExportTable): Promise<Blob> {
  if (format === 'csv') return (await import('../lib/export-csv.ts')).csvOf(table);
  return (await import('../lib/export-xlsx.ts')).xlsxOf(table, resultsText.sheet.name);
}
