import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ai } from '#shared/contract/ai.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useApi } from '#web/lib/use-api.ts';
import { usePortal, useTaskSource } from '#web/lib/use-portal.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { portalReadingWords } from '#web/lib/portal-reading.ts';
import { overviewText } from '#text/overview.ts';
import { TeamsBones } from './teams-bones.tsx';
import { Part } from './part.tsx';
import styles from './no-load.module.css';

const text = overviewText.load;

/** Why there is no load to show, and what whoever may can do about it. */
export function NoLoad() {
  const { workspace, role, can } = useWorkspace();
  const status = useApi(ai.getWorkloadStatus, { params: { id: workspace.id } });
  const portal = usePortal(workspace.id);
  const source = useTaskSource(workspace.id);
  const connects = can('integrations.manage');
  const now = useNow();
  return (
    <Part
      title={text.label}
      data={
        status.data &&
        portal.data &&
        source.data && { status: status.data, portal: portal.data, isTracked: source.data.kind !== null }
      }
      error={status.error ?? portal.error ?? source.error}
      onRetry={() => {
        void status.mutate();
        void portal.mutate();
        void source.mutate();
      }}
      skeleton={<TeamsBones />}
      render={(known) => {
        if (!known.status.has_premium_subscription) {
          return (
            <Invitation
              title={text.noPlan.title}
              words={text.noPlan.text}
              {...(role === OWNER_ROLE
                ? { to: paths.settingsPlan, action: text.noPlan.plans }
                : { ask: text.noPlan.ask })}
            />
          );
        }
        if (known.portal.webhook_url === null && !known.isTracked && !known.status.can_analyze) {
          return (
            <Invitation
              title={text.noPortal.title}
              words={text.noPortal.text}
              {...(connects
                ? { to: paths.settingsIntegrations, action: text.noPortal.connect }
                : { ask: text.noPortal.ask })}
            />
          );
        }
        if (!known.isTracked && known.portal.reading?.state === 'reading') {
          return (
            <Invitation
              title={text.beingRead.title}
              words={portalReadingWords(known.portal.reading, now)}
              to={paths.workloadAnalysis()}
              action={text.open}
            />
          );
        }
        if (!known.status.can_analyze) {
          return (
            <Invitation
              title={text.nothing.title}
              words={known.status.recommendations.map((one) => `${one}.`).join(' ')}
            />
          );
        }
        return (
          <Invitation
            title={text.notMeasured.title}
            words={text.notMeasured.text}
            to={paths.workloadAnalysis()}
            action={text.open}
          />
        );
      }}
    />
  );
}

interface InvitationProps {
  readonly title: string;
  readonly words: string;
  readonly to?: string;
  readonly action?: string;
  /** Whom to ask, for those who cannot do it themselves. */
  readonly ask?: string;
}

function Invitation({ title, words, to, action, ask }: InvitationProps) {
  return (
    <Card title={title} label={text.label}>
      <p className={styles.words}>
        {words} {ask}
      </p>
      {to !== undefined && (
        <Button component={Link} to={to} variant="default">
          {action}
        </Button>
      )}
    </Card>
  );
}
