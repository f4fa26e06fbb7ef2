import { Button, Menu } from '@mantine/core';
import { messageOf } from '#web/lib/api-error.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { exportText } from '#text/common/export.ts';
import { DownloadIcon } from '#web/ui/icons.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './table-export.module.css';

interface TableExportProps {
  /** What the table holds; its file is called so, with today's date. */
  readonly name: string;
  readonly collect: () => ExportTable;
}

/** Saves a table as CSV or XLSX; what writes files comes when one is wanted. */
export function TableExport({ name, collect }: TableExportProps) {
  const { busy, error, run } = useAction();

  function save(format: 'csv' | 'xlsx') {
    void run(async () => {
      const table = collect();
      const file =
        format === 'csv'
          ? (await import('#web/lib/csv.ts')).csvOf(table)
          : (await import('#web/lib/export-xlsx.ts')).xlsxOf([{ name: name.slice(0, 31), table }]);
      const fileName = exportFileName(name, new Date().toISOString(), format, name);
      saveFile(file, fileName);
      toast(exportText.done(fileName));
    });
  }

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="subtle"
            className={styles.button}
            aria-label={`${exportText.save}: ${name}`}
            leftSection={<DownloadIcon size={16} />}
            loading={busy}
          >
            {exportText.save}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save('xlsx')}>{exportText.xlsx}</Menu.Item>
          <Menu.Item onClick={() => save('csv')}>{exportText.csv}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {error !== null && (
        <Caption as="span" role="alert" tone="coral">
          {exportText.failed}: {messageOf(error)}
        </Caption>
      )}
    </>
  );
}
