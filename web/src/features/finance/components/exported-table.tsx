import { type ReactNode, use } from 'react';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { CardMark } from '#web/ui/card-mark.ts';
import { TableExport } from '#web/ui/table-export.tsx';
import styles from './exported-table.module.css';

interface ExportedTableProps {
  readonly name: string;
  readonly collect: () => ExportTable;
  readonly children: ReactNode;
}

/** The table of a chart with the way to save it; an example is not to be saved. */
export function ExportedTable({ name, collect, children }: ExportedTableProps) {
  const isExample = use(CardMark) !== null;
  return (
    <>
      {children}
      {!isExample && (
        <div className={styles.below}>
          <TableExport name={name} collect={collect} />
        </div>
      )}
    </>
  );
}
