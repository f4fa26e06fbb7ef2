import { lazy, useState } from 'react';
import { whenConnected } from '#web/lib/connection.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { appText } from '#text/common/app.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import styles from './workspace-switcher.module.css';

const load = whenConnected(() => import('./workspace-menu.tsx'));
const WorkspaceMenu = lazy(load);
/** Somebody comes near: whoever presses then asks again, and is told where it does not arrive. */
const fetchMenu = () => void load().catch(() => undefined);

interface WorkspaceSwitcherProps {
  readonly compact?: boolean;
  readonly onCreate: () => void;
  readonly onChoose?: () => void;
}

/** Which workspace we are in, the others, and a new one. */
export function WorkspaceSwitcher({ compact = false, onCreate, onChoose }: WorkspaceSwitcherProps) {
  const { workspace } = useAccount();
  const [asked, setAsked] = useState(false);
  const name = workspace?.name ?? '—';
  const button = (
    <button
      type="button"
      className={compact ? styles.mark : styles.switcher}
      title={compact ? name : undefined}
      aria-haspopup="menu"
      {...(!asked && {
        'aria-expanded': false,
        onPointerEnter: fetchMenu,
        onFocus: fetchMenu,
        onClick: () => setAsked(true),
      })}
    >
      {compact && <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>}
      <span className={compact ? 'visually-hidden' : styles.words}>
        <span className={styles.label}>{appText.workspace}</span>
        <span className={styles.name}>{name}</span>
        <span className="visually-hidden">, {appText.switchWorkspace}</span>
      </span>
      {!compact && <ChevronDownIcon size={18} />}
    </button>
  );
  if (!asked) return button;
  return (
    <Arrival waiting={button} failed={appText.connection.partFailed}>
      <WorkspaceMenu width={compact ? 240 : 'target'} onCreate={onCreate} onChoose={onChoose}>
        {button}
      </WorkspaceMenu>
    </Arrival>
  );
}
