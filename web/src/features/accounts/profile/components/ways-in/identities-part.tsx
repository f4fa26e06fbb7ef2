import { waysInText } from '#text/accounts/ways-in.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useIdentities, type WaysIn } from '../../identities-api.ts';
import { ConnectProvider } from './connect-provider.tsx';
import { IdentityRow } from './identity-row.tsx';
import { WayPart } from './way-part.tsx';

const text = waysInText.providers;

/** The providers by which somebody comes in, and those they could connect. */
export function IdentitiesPart() {
  const { data, error, mutate } = useIdentities();
  return (
    <WayPart title={text.title}>
      {data ? (
        <Providers ways={data} />
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={1} />
      ) : (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      )}
    </WayPart>
  );
}

function Providers({ ways: { identities, available, has_password: hasPassword } }: { readonly ways: WaysIn }) {
  const others = available.filter(({ id }) => identities.every(({ provider }) => provider.id !== id));
  return (
    <>
      {identities.length === 0 && (
        <Text tone="ink-2" pretty>
          {others.length === 0 ? text.none : text.purpose}
        </Text>
      )}
      {identities.length > 0 && (
        <Stack as="ul">
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} isLast={!hasPassword && identities.length === 1} />
          ))}
        </Stack>
      )}
      {others.length > 0 && <ConnectProvider providers={others} />}
    </>
  );
}
