import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { pollResultsText } from '#web/text/poll-results.ts';
import { DownloadIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import { exportFileName, type ExportTable } from '../../lib/export-table.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Notice } from '../notice.tsx';

const text = pollResultsText.actions;
type Format = 'csv' | 'xlsx';

interface ExportProps {
  readonly title: string;
  /** When the run was created. */
  readonly createdAt: string;
  /** Everything, as the screen orders and names it; null where reading it was stopped. */
  readonly onCollect: () => Promise<ExportTable | null>;
}

/** Saves all answers of a run as a file: the button, and what became of it. */
export function useExport({ title, createdAt, onCollect }: ExportProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(format: Format) {
    setBusy(true);
    setProblem(null);
    try {
      const table = await onCollect();
      if (table === null) return setProblem(text.exportStopped);
      const file = await fileOf(format, table);
      const name = exportFileName(title, createdAt, format, pollResultsText.sheet.file);
      saveFile(file, name);
      toast(text.exportDone(name));
    } catch (error) {
      setProblem(`${text.exportFailed}: ${messageOf(error)}`);
    } finally {
      setBusy(false);
    }
  }

  return {
    button: (
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={busy}>
            {text.export}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save('xlsx')}>{text.xlsx}</Menu.Item>
          <Menu.Item onClick={() => void save('csv')}>{text.csv}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    ),
    problem: problem !== null && (
      <Notice tone="attention" onClose={() => setProblem(null)}>
        {problem}
      </Notice>
    ),
  };
}

/** What writes files comes when one is wanted. */
async function fileOf(format: Format, table: ExportTable): Promise<Blob> {
  if (format === 'csv') return (await import('../../lib/export-csv.ts')).csvOf(table);
  return (await import('../../lib/export-xlsx.ts')).xlsxOf(table, pollResultsText.sheet.name);
}
