import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { FrameSummary } from '#shared/models/poll.ts';
import { useAction } from '#web/lib/use-action.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { resultsText } from '../text.ts';
import { DownloadIcon, PrintIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Notice } from '#web/features/polls/components/notice.tsx';

const text = resultsText.actions;
type Format = 'csv' | 'xlsx';

interface ExportProps {
  readonly summary: FrameSummary;
  /** Everything, as the screen orders and names it; null where reading it was stopped. */
  readonly onCollect: () => Promise<ExportTable | null>;
  readonly onPrint: () => void;
}

/** Saves all answers of a frame as a file, or prints them: the button, and what became of it. */
export function useExport({ summary, onCollect, onPrint }: ExportProps) {
  const { busy, error, run, reset } = useAction();
  const [stopped, setStopped] = useState(false);

  function save(format: Format) {
    setStopped(false);
    void run(async () => {
      const table = await onCollect();
      if (table === null) return setStopped(true);
      const name = exportFileName(summary.poll.title, summary.frame.created_at, format, resultsText.sheet.file);
      saveFile(await fileOf(format, table, summary), name);
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
          <Menu.Item leftSection={<PrintIcon size={18} />} onClick={onPrint}>
            {text.print}
          </Menu.Item>
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
async function fileOf(format: Format, table: ExportTable, summary: FrameSummary): Promise<Blob> {
  if (format === 'csv') return (await import('#web/lib/csv.ts')).csvOf(table);
  const [{ xlsxOf }, { sumsOf }] = await Promise.all([
    import('../lib/export-xlsx.ts'),
    import('../lib/export-sums.ts'),
  ]);
  return xlsxOf(table, sumsOf(summary), resultsText.sheet);
}
