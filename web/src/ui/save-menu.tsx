import { Button, Menu, type ButtonProps } from '@mantine/core';
import { exportText as text } from '#text/common/export.ts';
import { DownloadIcon, PrintIcon } from './icons.tsx';

export type ExportFormat = 'csv' | 'xlsx';

interface SaveMenuProps extends Pick<ButtonProps, 'variant' | 'className'> {
  readonly busy: boolean;
  readonly onSave: (format: ExportFormat) => void;
  readonly onPrint?: () => void;
  /** What is saved, for whoever hears the button and does not see where it stands. */
  readonly name?: string;
}

/** The one menu by which anything of the product becomes a file. */
export function SaveMenu({ busy, onSave, onPrint, name, variant = 'default', className }: SaveMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant={variant}
          className={className ?? ''}
          leftSection={<DownloadIcon size={variant === 'subtle' ? 16 : 18} />}
          loading={busy}
          {...(name === undefined ? {} : { 'aria-label': `${text.save}: ${name}` })}
        >
          {text.save}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onSave('xlsx')}>{text.xlsx}</Menu.Item>
        <Menu.Item onClick={() => onSave('csv')}>{text.csv}</Menu.Item>
        {onPrint && (
          <Menu.Item leftSection={<PrintIcon size={18} />} onClick={onPrint}>
            {text.print}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
