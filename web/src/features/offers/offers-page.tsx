import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { FinanceHeader } from '#web/ui/finance/finance-header.tsx';
import { financeText } from '#text/common/finance.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useOffers } from './api.ts';
import { Catalogue } from './components/catalogue.tsx';
import { Requests } from './components/requests.tsx';
import { offersText as text } from '#text/offers.ts';

/** What partners offer for the people of a company, and what the company has asked them for. */
export default function OffersPage() {
  const { workspace, can } = useWorkspace();
  const mayRequest = can('offers.request');
  return (
    <Stack fit gap="20">
      <FinanceHeader title={financeText.tabs.offers} note={mayRequest ? text.note : text.noteMember} />
      {mayRequest && <Requests key={workspace.id} workspaceId={workspace.id} />}
      <Offers />
    </Stack>
  );
}

function Offers() {
  const { data, error, mutate } = useOffers();
  if (data === undefined) {
    if (error === undefined) return <SkeletonCards count={6} />;
    return <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />;
  }
  return data.length > 0 ? (
    <Catalogue offers={data} />
  ) : (
    <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
  );
}
