import { useState } from 'react';
import { useSiteFacts } from '#web/lib/site-facts.ts';
import { faqText as text } from '#text/site/landing-faq.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { Text } from '#web/ui/layout/layout.tsx';
import { ContactLink } from './contact-link.tsx';
import styles from './faq-section.module.css';
import { questionsOf } from './questions.ts';

/** Questions and answers, one open at a time. */
export function FaqSection() {
  const [open, setOpen] = useState<number | null>(0);
  const items = questionsOf(useSiteFacts());
  return (
    <section id="faq" className={`landing-section ${styles.section}`} aria-labelledby="faq-title">
      <div className={`landing-wrap ${styles.columns}`}>
        <div>
          <h2 id="faq-title" className="landing-title">
            {text.title}
          </h2>
          <ContactLink className={`button button-outline ${styles.contact}`}>{text.contact}</ContactLink>
        </div>
        <div>
          {items.map(({ question, answer }, index) => (
            <div key={question} className={styles.item}>
              <Text as="h3" size="title">
                <button
                  type="button"
                  id={`faq-question-${index}`}
                  className={styles.button}
                  aria-expanded={open === index}
                  aria-controls={`faq-answer-${index}`}
                  onClick={() => setOpen(open === index ? null : index)}
                >
                  {question}
                  <ChevronDownIcon className={styles.chevron} />
                </button>
              </Text>
              <div
                id={`faq-answer-${index}`}
                role="region"
                aria-labelledby={`faq-question-${index}`}
                hidden={open !== index}
                className={styles.answer}
              >
                {answer}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
