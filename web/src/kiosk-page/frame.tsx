import type { ReactNode } from 'react';
import { kioskText as text } from '#text/kiosk-page.ts';
import { Icon, Mark } from './icons.tsx';
import type { Tablet } from './tablet.ts';

interface FrameProps {
  readonly workspace: string;
  readonly title: string;
  readonly tablet: Tablet;
  /** Null where nobody can leave by the PIN. */
  readonly onLeave: (() => void) | null;
  /** Where it is asked in several. */
  readonly languages: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every screen of a kiosk: whose it is, which tablet this is, what waits to be sent, the way out. */
export function Frame({ workspace, title, tablet, onLeave, languages, children }: FrameProps) {
  return (
    <div className="kiosk">
      <header className="kiosk-head">
        <Mark />
        <p>
          <strong>{workspace}</strong> <span>{title}</span>
        </p>
        {languages}
      </header>
      <main className="kiosk-main">{children}</main>
      <footer className="kiosk-foot">
        <p role="status">
          <Icon name="tablet" />
          <span>{footWords(tablet)}</span>
        </p>
        {onLeave && (
          <button type="button" onClick={onLeave}>
            <Icon name="lock" />
            {text.leave}
          </button>
        )}
      </footer>
    </div>
  );
}

function footWords({ known, connected, stale, waiting }: Tablet): string {
  const name = known?.kiosk.name ?? '';
  const refused = known?.refused ?? 0;
  const { foot } = text;
  const queue = waiting === 0 ? null : foot.waiting(waiting);
  const said = connected ? queue : queue === null ? foot.offline : foot.offlineWaiting(queue);
  const parts = [name, said, stale ? foot.stale : null, refused === 0 ? null : foot.refused(refused)];
  return parts.filter(Boolean).join(' · ');
}
