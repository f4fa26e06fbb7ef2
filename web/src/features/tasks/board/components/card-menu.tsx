import { Menu } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { BoardTask, OwnBoardTask } from '#shared/models/task.ts';
import { TASK_STATUSES } from '#shared/rules/tasks.ts';
import { MoreIcon } from '#web/ui/icons.tsx';
import { boardText } from '#text/tasks.ts';
import type { MoveTarget } from '../../lib/task-moves.ts';
import styles from './card.module.css';

interface CardMenuProps {
  readonly task: OwnBoardTask;
  readonly onOpen: (task: BoardTask) => void;
  readonly onMove: (task: OwnBoardTask, target: MoveTarget) => void;
}

/** What can be done with a card without dragging. The menu is made when it is first opened: there are many cards. */
export function CardMenu({ task, onOpen, onMove }: CardMenuProps) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const button = (
    <button
      type="button"
      className={styles.more}
      aria-label={boardText.menu(task.title)}
      aria-haspopup="menu"
      onMouseDown={stop}
      onTouchStart={stop}
      onClick={() => setOpened(true)}
    >
      <MoreIcon size={18} />
    </button>
  );
  if (opened === null) return button;
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpen(task)}>{boardText.open}</Menu.Item>
        <Menu.Divider />
        <Menu.Label>{boardText.move}</Menu.Label>
        {TASK_STATUSES.filter((status) => status !== task.status).map((status) => (
          <Menu.Item key={status} onClick={() => onMove(task, { status })}>
            {boardText.moveTo[status]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A press on the menu takes no card. */
function stop(event: SyntheticEvent) {
  event.stopPropagation();
}
