import { type ComponentType, useEffect, useState } from 'react';
import type { LanguageMenuProps } from './language-menu.tsx';
import { type Offer, offeredBy } from './wanted.ts';
import './language-bar.css';

interface LanguageBarProps extends Omit<LanguageMenuProps, 'languages'> {
  /** What is shown. */
  readonly of: Offer;
}

/** The place of the language of the page, which is to be changed there at any moment; nothing where there is no other. */
export function LanguageBar({ of, onChange }: LanguageBarProps) {
  const [Menu, setMenu] = useState<ComponentType<LanguageMenuProps> | null>(null);
  const languages = offeredBy(of);
  const isChoice = languages?.length !== 1;
  useEffect(() => {
    if (isChoice) {
      import('./language-menu.tsx').then(
        ({ LanguageMenu }) => setMenu(() => LanguageMenu),
        () => {},
      );
    }
  }, [isChoice]);
  return (
    isChoice && <header className="language-bar">{Menu && <Menu languages={languages} onChange={onChange} />}</header>
  );
}
