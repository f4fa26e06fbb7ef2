import { ActionIcon } from '@mantine/core';
import { appText } from '#text/common/app.ts';
import { SearchIcon } from '#web/ui/icons.tsx';
import styles from './find-button.module.css';

interface FindButtonProps {
  readonly compact: boolean;
  readonly onFind: () => void;
}

/** Opens the palette for whoever does not know its keys, and says them. */
export function FindButton({ compact, onFind }: FindButtonProps) {
  if (compact) {
    return (
      <ActionIcon onClick={onFind} aria-label={appText.find} title={appText.find} aria-haspopup="dialog">
        <SearchIcon />
      </ActionIcon>
    );
  }
  return (
    <button type="button" className={styles.find} aria-haspopup="dialog" onClick={onFind}>
      <SearchIcon size={18} />
      <span>{appText.find}</span>
      <kbd aria-hidden="true">{appText.findKeys}</kbd>
    </button>
  );
}
