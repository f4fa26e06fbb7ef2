import { useEffect, useRef, useState, type RefObject } from 'react';
import { PREFIX } from '#text/format.ts';
import { picturesText as text } from '#text/site/landing-pictures.ts';
import { Caption } from '#web/ui/layout/layout.tsx';
import { PICTURES, PICTURE_HEIGHT, PICTURE_WIDTH } from './pictures.ts';
import styles from './product-pictures.module.css';

/** The product itself, as a demo company has it, in the colours of whoever looks. */
export function ProductPictures() {
  const [place, scheme] = useSchemeWhenNear();
  return (
    <div ref={place} className={styles.pictures}>
      <h3 className={styles.title}>{text.title}</h3>
      {PICTURES.map((name) => {
        const { title, text: words, alt } = text.pictures[name];
        return (
          <figure key={name} className={styles.figure}>
            <img
              {...(scheme && { src: `${PREFIX}/pictures/${name}-${scheme}.webp` })}
              alt={alt}
              width={PICTURE_WIDTH}
              height={PICTURE_HEIGHT}
              decoding="async"
              className={styles.picture}
            />
            <figcaption className={styles.words}>
              <h4>{title}</h4>
              <p>{words}</p>
            </figcaption>
          </figure>
        );
      })}
      <Caption>{text.note}</Caption>
    </div>
  );
}

/**
 * The colours of the page once a place has come near the window; null before. A browser's own `lazy` begins two screens
 * and more before: whoever reads the first screen alone would load what they never see.
 */
function useSchemeWhenNear(): readonly [RefObject<HTMLDivElement | null>, 'light' | 'dark' | null] {
  const place = useRef<HTMLDivElement>(null);
  const [scheme, setScheme] = useState<'light' | 'dark' | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting)
          setScheme(getComputedStyle(place.current!).colorScheme === 'dark' ? 'dark' : 'light');
      },
      { rootMargin: '200px' },
    );
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return [place, scheme];
}
