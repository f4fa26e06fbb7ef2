import type { DepartmentMoney } from '#shared/models/finance/departments.ts';
import { Card } from '#web/ui/card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import { formatNumber } from '#text/format.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { ExportedTable } from '../../components/exported-table.tsx';
import { rubles, shortRubles } from '#text/finance/money.ts';
import { monthLong } from '#text/finance/months.ts';
import { changeWords } from '../lib/change-words.ts';
import { monthsTable } from '../lib/export.ts';
import { teamsText } from '#text/finance/teams.ts';
import { CostLine } from './cost-line.tsx';
import { Expenses, Leaving } from './department-parts.tsx';
import styles from './department.module.css';
import { PeopleTable } from './people-table.tsx';

const { months: text, ...words } = teamsText;

interface DepartmentCardProps {
  readonly money: DepartmentMoney;
  readonly year: number;
}

/** A department: what it costs and how that has changed, who is in it, what was spent on it, what leaving would cost. */
export function DepartmentCard({ money, year }: DepartmentCardProps) {
  const { department, months, people } = money;
  const newest = months.at(-1);
  const change = changeWords(months);
  return (
    <Card title={department}>
      {newest && (
        <Inline justify="between" align="end" gap="20" rowGap="12" below="12">
          <div>
            <Text weight="560">{words.head(newest.people, shortRubles(newest.cost), newest.period)}</Text>
            {change !== null && <Caption>{change}</Caption>}
          </div>
          {months.length > 1 && <CostLine months={months} />}
        </Inline>
      )}
      <PeopleTable department={department} people={people} all={newest?.people ?? people.length} />
      <div className={styles.parts}>
        <Leaving leaving={money.leaving} />
        <Expenses money={money} year={year} />
      </div>
      {months.length > 1 && (
        <Disclosure about={department} show={text.show}>
          <ExportedTable name={`${department}: ${text.title}`} collect={() => monthsTable(months)}>
            <FiguresTable
              caption={text.title}
              head={[text.month, text.people, text.cost]}
              rows={months.toReversed().map(({ period, people: count, cost }) => ({
                key: period,
                cells: [monthLong(period), formatNumber(count), rubles(cost)],
              }))}
            />
          </ExportedTable>
        </Disclosure>
      )}
    </Card>
  );
}
