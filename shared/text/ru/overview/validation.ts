/** What is wrong with what is decided of a team. */
export const overviewValidation = {
  teamWanted: 'Укажите команду',
  dayWanted: 'Укажите день, до которого отложить',
  unknownSource: 'Неизвестный источник решения',
  textWanted: 'Укажите, о чём решение',
  textTooLong: 'Текст решения — не длиннее 300 символов',
} as const;
