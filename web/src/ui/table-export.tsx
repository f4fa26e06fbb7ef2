import { messageOf } from '#web/lib/api-error.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { exportText } from '#text/common/export.ts';
import { Caption } from './layout/layout.tsx';
import { SaveMenu, type ExportFormat } from './save-menu.tsx';
import { toast } from './toast.ts';
import styles from './table-export.module.css';

interface TableExportProps {
  /** What the table holds; its file is called so, with today's date. */
  readonly name: string;
  /** All rows, also those that no page has loaded yet. */
  readonly collect: () => ExportTable | Promise<ExportTable>;
  /** Beside other buttons it is one of them; else it is small, as beside a title. */
  readonly asButton?: boolean;
}

/** Saves a table as CSV or XLSX; what writes files comes when one is wanted. */
export function TableExport({ name, collect, asButton = false }: TableExportProps) {
  const { busy, error, run } = useAction();

  function save(format: ExportFormat) {
    void run(async () => {
      const table = await collect();
      const file =
        format === 'csv'
          ? (await import('#web/lib/csv.ts')).csvOf(table)
          : (await import('#web/lib/export-xlsx.ts')).workbookOf(name, table);
      const fileName = exportFileName(name, new Date().toISOString(), format, name);
      saveFile(file, fileName);
      toast(exportText.done(fileName));
    });
  }

  return (
    <>
      <SaveMenu
        busy={busy}
        onSave={save}
        name={name}
        {...(asButton ? {} : { variant: 'subtle', ...(styles.button && { className: styles.button }) })}
      />
      {error !== null && (
        <Caption as="span" role="alert" tone="coral">
          {exportText.failed}: {messageOf(error)}
        </Caption>
      )}
    </>
  );
}
