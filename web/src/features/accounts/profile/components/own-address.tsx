import { workspaces } from '#shared/contract/workspaces.ts';
import { useApi } from '#web/lib/use-api.ts';
import { UnprovedAddress } from '#web/ui/unproved-address.tsx';

/** What is to be done about the address of the account until it is known to be its own; nothing afterwards. */
export function OwnAddress({ email }: { readonly email: string }) {
  const { data } = useApi(workspaces.listMyInvitations, {});
  if (data?.email_verified !== false) return null;
  return <UnprovedAddress email={email} letter_sent_at={data.letter_sent_at} />;
}
