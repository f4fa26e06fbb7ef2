import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { WorkspaceNotices as Notices } from '#shared/models/workspace.ts';
import { callApi } from '#web/lib/api-client.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import { planLimitsText } from '#text/common/plan-limits.ts';
import { appText } from '#text/common/app.ts';
import { Card } from '#web/ui/card.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { paths } from '#web/lib/paths.ts';
import { useAccount, useWorkspace } from '#web/lib/workspace-context.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';

const text = appText.offer;
const ASK_AGAIN_MILLISECONDS = 5_000;

/** What must be known of the workspace before anything is begun in it; above every section, usually nothing. */
export function WorkspaceNotices() {
  const { workspace, can } = useWorkspace();
  const { data } = useApi(
    workspaces.getNotices,
    { params: { id: workspace.id } },
    // Whoever has asked for an archive and gone on is told when it is there. Anew for each drawing: a function that
    // stays is not asked again.
    { refreshInterval: (notices) => (notices?.export_running ? ASK_AGAIN_MILLISECONDS : 0) },
  );
  if (!data) return null;
  return (
    <>
      {data.read_only !== null && can('polls.create') && (
        <Text as="div" below="20">
          <Note tone="warning">
            {data.read_only}
            {can('workspace.delete') && (
              <>
                {'. '}
                <Link to={paths.subscription}>{planLimitsText.toPlans}</Link>
              </>
            )}
          </Note>
        </Text>
      )}
      {data.factor_wanted_from !== null && (
        <Text as="div" below="20">
          <Note tone="warning">
            {appText.factorSoon(formatDate(data.factor_wanted_from))}{' '}
            <Link to={paths.settingsProfile}>{appText.toFactors}</Link>
          </Note>
        </Text>
      )}
      {data.export_ready && (
        <Text as="div" below="20">
          <Note tone="good">
            {appText.exportReady} <Link to={paths.section('settings')}>{appText.toExport}</Link>
          </Note>
        </Text>
      )}
      {data.ownership_offer && <OwnershipOffer offer={data.ownership_offer} />}
    </>
  );
}

/** The owner asks the person here to take the workspace over: they say yes or no. */
function OwnershipOffer({ offer }: { readonly offer: NonNullable<Notices['ownership_offer']> }) {
  const { workspace } = useWorkspace();
  const { update } = useAccount();
  const { refreshAbout } = useApiCache();
  const { busy, error, run } = useAction();
  const [agreeing, setAgreeing] = useState(false);
  const params = { id: workspace.id };

  function answer(agreed: boolean) {
    setAgreeing(agreed);
    void run(async () => {
      if (agreed) await update(await callApi(workspaces.acceptOwnership, { params }));
      else await callApi(workspaces.declineOwnership, { params });
      toast(agreed ? text.accepted : text.declined);
      await refreshAbout(workspace.id);
    });
  }

  return (
    <Text as="div" below="20">
      <Card title={text.title}>
        <Text tone="ink-2" pretty breaks>
          {text.text(offer.from, workspace.name, formatDate(offer.until))}
        </Text>
        {error !== null && <FailureNote error={error} />}
        <Inline align="stretch" gap="10" above="14">
          <Button onClick={() => answer(true)} disabled={busy}>
            {busy && agreeing ? text.accepting : text.accept}
          </Button>
          <Button variant="default" onClick={() => answer(false)} disabled={busy}>
            {text.decline}
          </Button>
        </Inline>
      </Card>
    </Text>
  );
}
