import { formatNumber } from '#text/format.ts';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { workspacesText } from '#text/workspaces.ts';
import type { ImportReport } from '../lib/import-report.ts';
import styles from './dialogs.module.css';

const text = workspacesText.importing;
/** So many are named for one reason. */
const NAMED = 5;

/** How far an import has got. */
export function ImportProgress({ report }: { readonly report: ImportReport }) {
  const { total, left } = report;
  return (
    <Stack gap="8">
      <Caption breaks role="status">
        {text.left(left)}
      </Caption>
      <ProgressBar label={text.running} value={total - left} max={total} />
      <ImportCounts report={report} />
    </Stack>
  );
}

/** How many were invited, passed over and not invited. */
export function ImportCounts({ report }: { readonly report: ImportReport }) {
  return (
    <Stack as="dl" gap="2" above="6" className={styles.counts}>
      <Count name={text.imported} value={report.imported} />
      <Count name={text.skipped} value={report.skipped} />
      <Count name={text.notImported} value={report.failed} />
    </Stack>
  );
}

/** Whom an import could not invite, by the reason. */
export function ImportFailures({ members }: { readonly members: ImportReport['failures'] }) {
  const reasons = [...new Set(members.map(({ reason }) => reason))];
  const named = (reason: string) => members.filter((member) => member.reason === reason);
  return (
    <div className={styles.failure}>
      <Text as="h4" size="body">
        {text.whyTitle}
      </Text>
      <Stack as="ul" gap="4" above="4">
        {reasons.map((reason) => {
          const people = named(reason);
          const names = people.slice(0, NAMED).map(({ full_name }) => full_name);
          return (
            <Caption as="li" key={reason} breaks>
              {text.why(reason, names, people.length - names.length)}
            </Caption>
          );
        })}
      </Stack>
    </div>
  );
}

function Count({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
