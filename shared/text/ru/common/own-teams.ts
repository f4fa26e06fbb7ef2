/** Words for a manager who sees their own teams alone, wherever something is of the company. */
export const ownTeamsText = {
  title: 'Открыто владельцу и HR',
  text: 'В этом пространстве руководители видят только свои команды: так решил владелец. Итоги и нагрузка ваших команд — в «Обзоре», итоги закрытых опросов — в списке опросов.',
  toTeams: 'К моим командам',
} as const;
