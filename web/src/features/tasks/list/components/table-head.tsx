import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import { SORT_KEYS, sortAfterPress, type Sort } from '../lib/sort-tasks.ts';
import { listText as text } from '#text/tasks/list.ts';
import styles from './task-table.module.css';

interface SortProps {
  readonly sort: Sort;
  readonly onChange: (sort: Sort) => void;
}

/** The names of the columns; a press sorts by one, another press the other way round. */
export function TableHead({ sort, onChange }: SortProps) {
  const Arrow = sort.descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <thead {...ROLES.rowgroup} className={styles.head}>
      <tr {...ROLES.row} aria-rowindex={1}>
        {SORT_KEYS.map((key) => {
          const chosen = sort.by === key;
          const direction = sort.descending ? 'descending' : 'ascending';
          return (
            <th key={key} {...ROLES.columnheader} scope="col" aria-sort={chosen ? direction : 'none'}>
              <button type="button" className={styles.sort} onClick={() => onChange(sortAfterPress(sort, key))}>
                {text.columns[key]}
                {chosen && <Arrow size={15} />}
              </button>
            </th>
          );
        })}
        <th {...ROLES.columnheader} scope="col">
          <span className={styles.plain}>{text.actions}</span>
        </th>
      </tr>
    </thead>
  );
}
