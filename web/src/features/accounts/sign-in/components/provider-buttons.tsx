import { Button } from '@mantine/core';
import { PORTAL_PROVIDER } from '#shared/rules/sign-in.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { signInText as text } from '#text/accounts/sign-in.ts';
import { Note } from '#web/ui/note.tsx';
import type { Leaving } from '../lib/use-leaving.ts';
import { failureOfError } from '../lib/failure.ts';
import { NothingKept, type ProviderButton } from '../api.ts';
import { ProviderMark } from './provider-mark.tsx';
import styles from './providers.module.css';

interface ProviderButtonsProps {
  readonly providers: readonly ProviderButton[];
  readonly leaving: Leaving;
  readonly returnTo: string | undefined;
  readonly onCompany: () => void;
  /** Bitrix24 is one provider for many portals: which is asked first. */
  readonly onPortal: (provider: ProviderButton) => void;
}

/** The ways in that need no password: the providers of everybody, and the company's own. */
export function ProviderButtons({ providers, leaving, returnTo, onCompany, onPortal }: ProviderButtonsProps) {
  return (
    <div className={styles.providers}>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="default"
          leftSection={<ProviderMark provider={provider.id} />}
          aria-label={text.by(provider.name)}
          disabled={leaving.to !== null}
          onClick={() => (provider.id === PORTAL_PROVIDER ? onPortal(provider) : leaving.leave(provider, { returnTo }))}
        >
          {provider.name}
        </Button>
      ))}
      <Button
        className={styles.company}
        variant="default"
        leftSection={<ProviderMark provider="company" />}
        disabled={leaving.to !== null}
        onClick={onCompany}
      >
        {text.byCompany}
      </Button>
    </div>
  );
}

/** A line between two kinds of ways in. */
export function Or() {
  return <p className={styles.or}>{text.or}</p>;
}

/** That a page of a provider is being opened, or why it could not be. */
export function LeavingNote({ leaving: { to, error, only } }: { readonly leaving: Leaving }) {
  if (to !== null) return <Note tone="good">{text.leaving}</Note>;
  if (error === null) return null;
  const why = error instanceof NothingKept ? error.message : messageOf(error, text.startFailed);
  return <Note tone="attention">{only && failureOfError(error) === 'down' ? `${why}. ${text.ownerAlone}` : why}</Note>;
}
