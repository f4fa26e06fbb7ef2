import ExportPart from '#web/features/export/export-part.tsx';
import { appText } from '#web/text/app.ts';
import { sectionsText } from '#web/text/sections.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import styles from './sections.module.css';

const text = sectionsText.settings;

/** Names the workspace and the role; to its owner it gives out everything there is. */
export default function SettingsSection() {
  const { workspace, role } = useWorkspace();
  return (
    <>
      <PageHeader title={appText.sections.settings} />
      <Card>
        <dl className={styles.facts}>
          <div>
            <dt>{text.workspace}</dt>
            <dd>{workspace.name}</dd>
          </div>
          <div>
            <dt>{text.role}</dt>
            <dd>{role}</dd>
          </div>
        </dl>
        <p className={styles.note}>{text.note}</p>
      </Card>
      <ExportPart />
    </>
  );
}
