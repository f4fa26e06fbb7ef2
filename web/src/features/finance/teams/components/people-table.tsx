import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DepartmentPerson } from '#shared/models/finance/departments.ts';
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';
import { ExportedTable } from '../../components/exported-table.tsx';
import { rubles } from '#text/finance/money.ts';
import { payTable } from '../lib/export.ts';
import { calledOf, PAY_COLUMNS, payOf, sortAfterPress, sortPeople, type PaySort } from '../lib/sort-people.ts';
import { teamsText } from '#text/finance/teams.ts';
import styles from './people-table.module.css';

const text = teamsText.people;
/** More people than these are shown on demand. */
const SHOWN = 12;

interface PeopleTableProps {
  readonly department: string;
  readonly people: readonly DepartmentPerson[];
  /** How many there are; the server sends the first of very many. */
  readonly all: number;
}

/** Who is in a department and what each is paid, in the order of a column. */
export function PeopleTable({ department, people, all }: PeopleTableProps) {
  const [sort, setSort] = useState<PaySort>({ by: 'name', descending: false });
  const [whole, setWhole] = useState(false);
  const sorted = sortPeople(people, sort);
  const shown = whole ? sorted : sorted.slice(0, SHOWN);
  const Arrow = sort.descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <ExportedTable name={text.table(department)} collect={() => payTable(sorted)}>
      <div
        className={styles.frame}
        role="group"
        aria-label={text.table(department)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <table className={styles.table} aria-label={text.table(department)}>
          <thead>
            <tr>
              {PAY_COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={sort.by !== column ? 'none' : sort.descending ? 'descending' : 'ascending'}
                >
                  <button type="button" onClick={() => setSort(sortAfterPress(sort, column))}>
                    {text.columns[column]}
                    {sort.by === column && <Arrow size={14} />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < people.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {text.showAll(people.length)}
        </Button>
      )}
      {people.length < all && <Caption above="8">{text.cut(people.length, all)}</Caption>}
    </ExportedTable>
  );
}

function Row({ person }: { readonly person: DepartmentPerson }) {
  return (
    <tr>
      <th scope="row" dir="auto">
        {calledOf(person) ?? text.nameless}
        {person.left_on !== null && <Caption as="span">{text.left(person.left_on)}</Caption>}
      </th>
      {PAY_COLUMNS.map(
        (column) =>
          column !== 'name' && (
            <td key={column} className={column === 'cost' ? styles.main : undefined}>
              {rubles(payOf(person, column))}
            </td>
          ),
      )}
    </tr>
  );
}
