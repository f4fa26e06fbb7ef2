import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '#web/lib/use-action.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { exportText as text } from '#text/common/export.ts';
import { DownloadIcon, PrintIcon } from './icons.tsx';
import { Notice } from './notice.tsx';
import { toast } from './toast.ts';

export type ExportFormat = 'csv' | 'xlsx';

interface ExportProps {
  /** Everything as a file; null where reading it was stopped. */
  readonly onCollect: (format: ExportFormat) => Promise<Blob | null>;
  readonly nameOf: (format: ExportFormat) => string;
  readonly onPrint: () => void;
}

/** Saves results as a file, or prints them: the button, and what became of it. */
export function useExport({ onCollect, nameOf, onPrint }: ExportProps) {
  const { busy, error, run, reset } = useAction();
  const [stopped, setStopped] = useState(false);

  function save(format: ExportFormat) {
    setStopped(false);
    void run(async () => {
      const file = await onCollect(format);
      if (file === null) return setStopped(true);
      const name = nameOf(format);
      saveFile(file, name);
      toast(text.done(name));
    });
  }
  const problem = error === null ? stopped && text.stopped : `${text.failed}: ${messageOf(error)}`;

  return {
    button: (
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<DownloadIcon size={18} />} loading={busy}>
            {text.save}
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
