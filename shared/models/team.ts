import { titleLine } from './common.ts';

/** The team or department a member belongs to, as the workspace calls it. */
export const TEAM_MAX_LENGTH = 80;
export const Team = titleLine(TEAM_MAX_LENGTH, 'Введите название команды', 'Название команды не длиннее 80 символов');
