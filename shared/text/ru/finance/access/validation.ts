/** What is wrong with the money that is opened to a member. */
export const financeAccessValidation = {
  chooseTeam: 'Выберите хотя бы одну команду',
  tooManyTeams: (most: number) =>
    `За\u00A0одним участником\u00A0— не\u00A0больше ${most} команд: дальше проще открыть финансы всей компании`,
  teamTwice: 'Одна команда встречается дважды',
  chooseOpened: 'Укажите, что открыть: none, company или departments',
} as const;
