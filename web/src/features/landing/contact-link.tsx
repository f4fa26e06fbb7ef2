import type { ReactNode } from 'react';
import { useSiteFacts } from '#web/lib/site-facts.ts';
import { landingText as text } from '#text/site/landing.ts';
import { contactWay } from './contact-way.ts';

interface ContactLinkProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to whoever answers questions on this deployment. */
export function ContactLink({ className, children }: ContactLinkProps) {
  const { href, away = false } = contactWay(useSiteFacts());
  return (
    <a className={className} href={href} {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {away && <span className="visually-hidden"> ({text.inNewTab})</span>}
    </a>
  );
}
