import { useRef, useState, type KeyboardEvent } from 'react';
import { featuresText as text } from '#text/site/landing-features.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { ContactLink } from './contact-link.tsx';
import { FeatureDrawing } from './feature-drawing.tsx';
import { FEATURE_TABS, type FeatureTab } from './feature-tabs.ts';
import { ProductPictures } from './product-pictures.tsx';
import styles from './features-section.module.css';

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** What Tonus can do, in three tabs; arrows move between them. */
export function FeaturesSection() {
  const [tab, setTab] = useState<FeatureTab>('analytics');
  const buttons = useRef<Partial<Record<FeatureTab, HTMLButtonElement | null>>>({});

  function move(event: KeyboardEvent) {
    const step = MOVES[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = FEATURE_TABS.at((FEATURE_TABS.indexOf(tab) + step) % FEATURE_TABS.length) ?? 'analytics';
    setTab(next);
    buttons.current[next]?.focus();
  }

  return (
    <section id="features" className={`landing-section ${styles.section}`} aria-labelledby="features-title">
      <div className="landing-wrap">
        <h2 id="features-title" className="landing-title">
          {text.title}
        </h2>
        <Inline role="tablist" aria-label={text.tabsLabel} align="stretch" gap="8" className={styles.tabs}>
          {FEATURE_TABS.map((id) => (
            <button
              key={id}
              ref={(button) => {
                buttons.current[id] = button;
              }}
              type="button"
              role="tab"
              id={`features-tab-${id}`}
              aria-selected={id === tab}
              aria-controls={`features-panel-${id}`}
              tabIndex={id === tab ? 0 : -1}
              className={styles.tab}
              onClick={() => setTab(id)}
              onKeyDown={move}
            >
              {text.tabs[id].name}
            </button>
          ))}
        </Inline>
        {FEATURE_TABS.map((id) => (
          <Panel key={id} tab={id} shown={id === tab} />
        ))}
        <ProductPictures />
      </div>
    </section>
  );
}

/** What a tab shows. All of them stand in the page: for search engines, and without a script one below the other. */
function Panel({ tab, shown }: { readonly tab: FeatureTab; readonly shown: boolean }) {
  const words = text.tabs[tab];
  return (
    <div
      role="tabpanel"
      id={`features-panel-${tab}`}
      aria-labelledby={`features-tab-${tab}`}
      hidden={!shown}
      className={styles.panel}
    >
      <div className={styles.words}>
        <h3 className={styles.title}>{words.title}</h3>
        <p className={styles.text}>{words.text}</p>
        <ContactLink className="button">{text.demo}</ContactLink>
        <FeatureDrawing tab={tab} />
      </div>
      <ul className={styles.cards}>
        {words.items.map((item) => (
          <li key={item.title} className={styles.card}>
            <Text as="h4" below="8" size="title" tone="ink">
              {item.title}
            </Text>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
