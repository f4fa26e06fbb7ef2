/** What is wrong with what tasks are to be read from. */
export const taskSourceValidation = {
  kind: 'Выберите источник: tracker, youtrack, jira-cloud или jira-server',
  organization: 'Укажите идентификатор организации: латинские буквы и цифры',
  address: 'Укажите адрес, он начинается с https://, например https://romashka.atlassian.net',
  login: 'Укажите почту, с которой входят в Jira',
  token: 'Вставьте токен целиком, без пробелов',
};
