import { shortRubles } from '#text/finance/money.ts';
import { monthShort } from '#text/finance/months.ts';
import type { DepartmentMoney } from '#shared/models/finance/departments.ts';
import styles from './department.module.css';

const [WIDTH, HEIGHT, ROOM] = [240, 44, 4];

/** What a department cost month by month, from nothing up: its figures stand in the table below. */
export function CostLine({ months }: Pick<DepartmentMoney, 'months'>) {
  const most = Math.max(...months.map(({ cost }) => cost));
  if (most === 0) return null;
  const step = (WIDTH - 2 * ROOM) / (months.length - 1);
  const at = (cost: number, index: number) => [
    ROOM + index * step,
    HEIGHT - ROOM - ((HEIGHT - 2 * ROOM) * cost) / most,
  ];
  const points = months.map(({ cost }, index) => at(cost, index));
  const [first, last] = [months[0]!, months.at(-1)!];
  const [x, y] = points.at(-1)!;
  return (
    <div className={styles.line} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
        <path className={styles.ground} d={`M${ROOM} ${HEIGHT - ROOM}H${WIDTH - ROOM}`} />
        <polyline className={styles.cost} points={points.map((point) => point.join(',')).join(' ')} />
        <circle className={styles.dot} cx={x} cy={y} r="3.5" />
      </svg>
      <div className={styles.ends}>
        <span>
          {monthShort(first.period)} · {shortRubles(first.cost)}
        </span>
        <span>
          {monthShort(last.period)} · {shortRubles(last.cost)}
        </span>
      </div>
    </div>
  );
}
