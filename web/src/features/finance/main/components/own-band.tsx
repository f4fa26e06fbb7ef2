import type { finance } from '#shared/contract/finance.ts';
import type { Reply } from '#shared/contract/route.ts';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { monthSpan } from '#text/finance/months.ts';
import { ledgerView } from '../lib/ledger-view.ts';
import { financeMainText } from '#text/finance/main.ts';
import { EmptyPart } from './empty-part.tsx';
import styles from './finance-cards.module.css';
import { LedgerBand } from './ledger-band.tsx';

const text = financeMainText.ledger;

interface OwnBandProps {
  readonly ledger: Reply<typeof finance.getLedger>['ledger'];
}

/** The ledger of the company; before it has employees or history, which file brings it. */
export function OwnBand({ ledger }: OwnBandProps) {
  if (ledger === null) {
    return (
      <Card title={financeMainText.band.name}>
        <EmptyPart kind="leavers">{text.empty}</EmptyPart>
      </Card>
    );
  }
  const { from, to } = ledger.since ?? ledger.period;
  return (
    <LedgerBand
      span={monthSpan([from.slice(0, 7), to.slice(0, 7)])}
      mark={null}
      {...ledgerView(ledger)}
      assumptions={ledger.assumptions}
      action={
        <Link to={paths.turnover} className={styles.link}>
          {text.toTurnover}
        </Link>
      }
    />
  );
}
