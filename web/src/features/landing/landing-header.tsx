import { useState } from 'react';
import type { User } from '#shared/models/user.ts';
import { landingText as text } from '#text/site/landing.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { CrossIcon, MenuIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './landing-header.module.css';

export interface LandingActions {
  /** Into the app, or to the registration when nobody is logged in. */
  readonly onStart: () => void;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
  /** A hint that one of the above is near: time to fetch what it needs. */
  readonly onIntent: () => void;
}

/** The head of the landing: the way around the page and the way in. */
export function LandingHeader({ visitor, ...actions }: LandingActions & { readonly visitor: User | null }) {
  const [open, setOpen] = useState(false);
  const closing = (action: () => void) => () => {
    setOpen(false);
    action();
  };
  const ways = { ...actions, onLogin: closing(actions.onLogin), onStart: closing(actions.onStart) };
  return (
    <header className={styles.header}>
      <div className={`landing-wrap ${styles.row}`}>
        <a href={siteAddress('/')} className={styles.home}>
          <Logo />
          <Tag>{text.beta}</Tag>
        </a>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="landing-menu"
          aria-label={open ? text.closeMenu : text.openMenu}
          onClick={() => setOpen(!open)}
        >
          {open ? <CrossIcon size={24} /> : <MenuIcon size={24} />}
        </button>
        <div id="landing-menu" className={open ? styles.menuOpen : styles.menu}>
          <Inline
            as="nav"
            aria-label={text.navLabel}
            align="stretch"
            justify="center"
            nowrap
            gap="4"
            className={styles.nav}
          >
            {Object.entries(text.nav).map(([id, name]) => (
              <a key={id} href={`#${id}`} className={styles.anchor} onClick={() => setOpen(false)}>
                {name}
              </a>
            ))}
          </Inline>
          <Inline nowrap gap="10" className={styles.actions}>
            {visitor ? <Known visitor={visitor} {...ways} /> : <Guest {...ways} />}
          </Inline>
        </div>
      </div>
    </header>
  );
}

function Guest({ onLogin, onStart, onIntent }: LandingActions) {
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <div className={styles.guest}>
      <button type="button" className="button button-outline" onClick={onLogin} {...intent}>
        {text.login}
      </button>
      <button type="button" className="button" onClick={onStart} {...intent}>
        {text.start}
      </button>
    </div>
  );
}

function Known({ visitor, onStart, onLogout, onIntent }: LandingActions & { readonly visitor: User }) {
  return (
    <>
      <span className={styles.person}>
        {visitor.first_name} {visitor.last_name}
      </span>
      <button type="button" className="button button-outline" onClick={onLogout}>
        {text.logout}
      </button>
      <button type="button" className="button" onClick={onStart} onPointerEnter={onIntent} onFocus={onIntent}>
        {text.start}
      </button>
    </>
  );
}
