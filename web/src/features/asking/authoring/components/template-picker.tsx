import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { commonText } from '#web/text/common.ts';
import { POLL_TEMPLATES, type PollTemplate } from '../templates-text.ts';
import { authoringText } from '../text.ts';
import { Card } from '#web/ui/card.tsx';
import modals from '#web/features/asking/components/modals.module.css';
import { PollOutline } from './poll-outline.tsx';
import styles from './template-picker.module.css';

const text = authoringText.templates;

interface TemplatePickerProps {
  /** Something is typed that a template would replace. */
  readonly replaces: boolean;
  readonly locked: boolean;
  readonly onPick: (template: PollTemplate) => void;
  /** Makes a poll of it as it is and goes on to open it; null where that is not offered. */
  readonly onOpen: ((template: PollTemplate) => void) | null;
}

/** Ready polls; each is read whole before it is taken. One that the address names is open at once. */
export function TemplatePicker({ replaces, locked, onPick, onOpen }: TemplatePickerProps) {
  const [named] = useSearchParams();
  const [shown, setShown] = useState(() => POLL_TEMPLATES.find(({ id }) => id === named.get('template')) ?? null);
  function choose(then: (template: PollTemplate) => void) {
    setShown(null);
    if (shown) then(shown);
  }
  return (
    <Card title={text.title}>
      <div className={styles.picker}>
        <p className={styles.hint}>{text.hint}</p>
        <div className={styles.templates}>
          {POLL_TEMPLATES.map((template) => (
            <button
              key={template.id}
              type="button"
              className={styles.template}
              disabled={locked}
              aria-haspopup="dialog"
              onClick={() => setShown(template)}
            >
              <span className={styles.name}>{template.name}</span>
              <span className={styles.about}>{template.about}</span>
            </button>
          ))}
        </div>
      </div>
      {shown && (
        <Modal opened onClose={() => setShown(null)} title={shown.name} size={560}>
          <div className={modals.text}>
            <p>{shown.about}</p>
            <PollOutline {...shown} publicLink={shown.anonymous} />
            <p>{shown.anonymity}</p>
            {replaces && <p className={styles.replaces}>{text.replaces}</p>}
          </div>
          <div className={modals.actions}>
            <Button variant="default" onClick={() => setShown(null)}>
              {commonText.cancel}
            </Button>
            {onOpen && (
              <Button variant="default" onClick={() => choose(onOpen)}>
                {text.open}
              </Button>
            )}
            <Button data-autofocus onClick={() => choose(onPick)}>
              {text.take}
            </Button>
          </div>
        </Modal>
      )}
    </Card>
  );
}
