import type { CheckedRecord, WholeRecord } from '#shared/ballots/check.ts';
import { shownFingerprint } from '#shared/ballots/manifest.ts';
import { verifyText as text } from '#text/verify-page.ts';
import { recordFile, saveFile } from './files.ts';

interface AsideProps {
  readonly record: WholeRecord;
  readonly checked: CheckedRecord | null;
}

/** What a record does not prove, and what it takes to do without this page. */
export function Aside({ record, checked }: AsideProps) {
  const { head } = record;
  const of = text.notProvenOf;
  const limits = [
    of.people(head.invited),
    of.silent,
    ...(head.others > 0 ? [of.others(head.others)] : []),
    ...(head.waiting > 0 ? [of.waiting(head.waiting)] : []),
    ...(head.openings.length > 1 ? [of.reopened] : []),
    of.style,
    of.network,
    of.page,
  ];
  const openings = checked?.openings ?? [];
  const file = recordFile(record);
  const saveScript = async () => {
    const { default: code } = await import('../../../scripts/verify-run-record.ts?raw');
    saveFile('verify-run-record.ts', code);
  };
  return (
    <aside>
      <section>
        <h2>{text.notProven}</h2>
        <ul className="limits">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{text.ourselves}</h2>
        <ul className="tools">
          <li>
            <button type="button" onClick={() => saveFile(`tonus-${head.run}.json`, file)}>
              {text.record}
            </button>
            <span>{text.kilobytes(file.length)}</span>
          </li>
          <li>
            <button type="button" onClick={() => void saveScript()}>
              {text.script}
            </button>
            <span>{text.scriptNote}</span>
          </li>
          <li>
            <a href="/.well-known/page-hashes.json">{text.pages}</a>
            <span>{text.pagesNote}</span>
          </li>
        </ul>
      </section>
      {openings.map(({ fingerprint }, index) => (
        <section key={index} className="fingerprint">
          <h2>{openings.length > 1 ? text.fingerprintOf(index + 1) : text.fingerprint}</h2>
          <p className="signs">{shownFingerprint(fingerprint)}</p>
          <p className="note">{text.fingerprintHint}</p>
        </section>
      ))}
    </aside>
  );
}
