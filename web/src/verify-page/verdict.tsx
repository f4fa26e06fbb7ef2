import { useEffect, useRef } from 'react';
import { type Check, CHECKS, type CheckedRecord } from '#shared/ballots/check.ts';
import { formatNumber, LOCALE } from '#text/format.ts';
import { verifyText as text } from '#text/verify-page.ts';
import { SECOND_MS } from '#shared/rules/durations.ts';
import { Bars } from './bars.tsx';
import { FindingRow } from './finding-row.tsx';
import { ReceiptRow } from './receipt-row.tsx';
import { RecountRow } from './recount-row.tsx';
import { Aside } from './aside.tsx';
import type { Looked } from './look.ts';

const ROOT_SIGNS = 8;

/** What came of looking through a record, in plain words: the verdict first, then what it rests on. */
export function Verdict({ run, looked }: { readonly run: string; readonly looked: Looked }) {
  const { record, checked, milliseconds } = looked;
  const { head } = record;
  const isFine = checked !== null && checked.findings.every(({ wrong }) => wrong === 0);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titleRef.current?.focus();
  }, []);
  const seconds = (Math.max(1, Math.round((milliseconds * 10) / SECOND_MS)) / 10).toLocaleString(LOCALE);
  return (
    <div className="columns">
      <main>
        <p className="note about">
          {[head.workspace_name, head.title, daysOf(head.opened_on, head.closed_on)].join(' · ')}
        </p>
        <h1 ref={titleRef} tabIndex={-1} className={isFine ? undefined : 'broken'}>
          {isFine ? text.allHolds(head.counted) : text.broken}
        </h1>
        <p className="lead">{isFine ? text.checkedIn(seconds) : text.brokenHint}</p>
        {isFine && head.others > 0 && <p className="lead">{text.others(head.others)}</p>}
        {checked && <Bars head={head} ballots={checked.ballots.length} />}
        <h2 className="unseen">{text.checks}</h2>
        <ul className="findings">
          <Findings {...looked} />
          {checked && <ReceiptRow {...{ run, checked }} waiting={head.waiting} first={looked.receipt} />}
          {checked && <RecountRow checked={checked} />}
        </ul>
      </main>
      <Aside record={record} checked={checked} />
    </div>
  );
}

/** The checks, each with the figures that it rests on; of what is no record all together fail. */
function Findings({ record: { head }, checked }: Looked) {
  const wrong = wrongOf(checked);
  const { signatures, repeats, limits, whole } = text;
  const ballots = checked?.ballots.length ?? 0;
  const sum = (of: 'issued' | 'again') => head.openings.reduce((total, opening) => total + opening[of], 0);
  const isReopened = head.openings.length > 1;
  const most = head.invited + (head.openings[0]?.again ?? 0);
  const numbers = [ballots, sum('issued'), most].map((number) => formatNumber(number)).join(' ≤ ');
  const wholes = (['whole', 'manifests', 'root'] as const).filter((check) => wrong[check] > 0);
  return (
    <>
      <FindingRow
        fine={wrong.signatures === 0}
        title={wrong.signatures === 0 ? signatures.title : signatures.failed}
        hint={wrong.signatures === 0 ? signatures.hint : signatures.wrong(wrong.signatures)}
        figure={signatures.figure(ballots - wrong.signatures, ballots)}
        unit={signatures.unit}
      />
      <FindingRow
        fine={wrong.repeats === 0}
        title={wrong.repeats === 0 ? repeats.title : repeats.failed}
        hint={wrong.repeats === 0 ? repeats.hint : repeats.wrong(wrong.repeats)}
        figure={formatNumber(wrong.repeats)}
        unit={repeats.unit(wrong.repeats)}
      />
      <FindingRow
        fine={wrong.limits === 0}
        title={wrong.limits === 0 ? limits.title : limits.failed}
        hint={
          wrong.limits > 0
            ? limits.wrong
            : isReopened
              ? limits.reopened
              : limits.hint(most, head.invited, head.openings[0]?.again ?? 0)
        }
        figure={isReopened ? null : numbers}
      />
      <FindingRow
        fine={wholes.length === 0}
        title={wholes.length === 0 ? whole.title : whole.failed}
        hint={wholes.length === 0 ? whole.hint : wholes.map((check) => whole.wrong[check]).join(' ')}
        figure={head.root.slice(0, ROOT_SIGNS)}
        unit={whole.unit}
      />
    </>
  );
}

function wrongOf(checked: CheckedRecord | null): Readonly<Record<Check, number>> {
  const found = new Map(checked?.findings.map(({ check, wrong }) => [check, wrong]));
  return Object.fromEntries(CHECKS.map((check) => [check, found.get(check) ?? 1])) as Record<Check, number>;
}

/** The days on which a run was open, “9–16 November 2026”. */
function daysOf(from: string, to: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
  const [first, last] = [new Date(from), new Date(to)];
  return Number.isNaN(first.getTime()) || Number.isNaN(last.getTime()) ? '' : format.formatRange(first, last);
}
