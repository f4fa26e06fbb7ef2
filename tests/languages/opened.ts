import { apiKeysText } from '#text/api-keys.ts';
import { factorsText } from '#text/accounts/factors.ts';
import { paletteText } from '#text/app/palette.ts';
import { ballotText } from '#text/asking/ballot.ts';
import { builderText as askingText } from '#text/asking/builder.ts';
import { surveyText as buildingText } from '#text/asking/builder/surveys.ts';
import { languagesText } from '#text/asking/languages.ts';
import { listText } from '#text/asking/list.ts';
import { surveyText } from '#text/asking/list/survey.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { kiosksText } from '#text/asking/kiosks.ts';
import { codeSheetsText } from '#text/asking/code-sheets.ts';
import { openText } from '#text/asking/runs/open.ts';
import { runText } from '#text/asking/runs/run.ts';
import { answerFormText } from '#text/answer-form.ts';
import { scheduleText } from '#text/asking/runs/schedule.ts';
import { runsText } from '#text/asking/runs.ts';
import { builderText as ruleText, rulesText } from '#text/automations/rules.ts';
import { appText } from '#text/common/app.ts';
import { importText } from '#text/finance/import.ts';
import { employeesText } from '#text/finance/main/employees.ts';
import { offersText } from '#text/offers.ts';
import { taskSourceText } from '#text/integrations/task-source.ts';
import { peopleSourceText } from '#text/integrations/people-source.ts';
import { directoryText } from '#text/integrations/directory.ts';
import { integrationsText } from '#text/integrations.ts';
import { webhooksText } from '#text/integrations/webhooks.ts';
import { peopleText } from '#text/people.ts';
import { personalDataText } from '#text/personal-data.ts';
import { ownRequestsText } from '#text/personal-data/own-requests.ts';
import { dataRequestsText } from '#text/personal-data/requests.ts';
import { signInSettingsText } from '#text/sign-in/settings.ts';
import { boardText } from '#text/tasks.ts';
import { workspacesText } from '#text/workspaces.ts';
import { DESKTOP, PHONE } from '#tests/e2e/browser.ts';
import { paths } from '#web/lib/paths.ts';
import type { Screen } from './screen.ts';
import { steps, press, pressWith, choose, key, appears, asDialog, asMenu, at, onlyOn, type Step } from './steps.ts';

const { actionsOf: ofPoll } = listText.list;
const { actionsOf: ofSurvey, menu: surveyMenu } = surveyText;
const results = {
  address: '/app/poll/:pollId/results',
  path: ({ pulse }) => paths.pollResults(pulse.poll.id),
} satisfies Pick<Screen, 'address' | 'path'>;
const ofResults = (named: string, open: Step): Screen => ({ ...at('', named, open), ...results });
const ofBallots = (named: string, open: Step): Screen => ({
  ...at(results.address, named, open),
  path: ({ byBallots }) => paths.pollResults(byBallots.id),
});
const ofLanguages = (named: string, open: Step): Screen => ({
  ...at('/app/poll/:pollId/languages', named, open),
  path: ({ draft }) => paths.pollLanguages(draft.id),
});

/** It says whether polls wait. */
const pressBell: Step = (page) => {
  const [quiet, waiting] = [appText.bell, appText.bellWaits].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  return quiet!.or(waiting!).filter({ visible: true }).click();
};
const WORKSPACES = steps(pressWith(`, ${appText.switchWorkspace}`), appears('menu'));
const SHELL: readonly Screen[] = [
  at('/app', 'the bell', asDialog(pressBell)),
  at('/app', 'the palette', asDialog(key('Control+KeyK'))),
  at(
    '/app',
    'the palette without a find',
    asDialog(key('Control+KeyK'), (page) =>
      page.getByRole('combobox', { name: paletteText.field }).fill('Otium Negotium'),
    ),
  ),
  at('/app', 'the account', asDialog(pressWith(appText.openAccount))),
  at('/app', 'the workspaces', WORKSPACES, onlyOn(DESKTOP)),
  at('/app', 'a new workspace', asDialog(WORKSPACES, choose(appText.newWorkspace))),
  at('/app', 'the other theme and back', steps(press(appText.toDark), press(appText.toLight))),
  at('/app', 'the sections', asDialog(press(appText.openNavigation)), onlyOn(PHONE)),
];

const ASKING: readonly Screen[] = [
  at('/app/poll', 'the menu of a draft', asMenu(ofPoll('Festina lente'))),
  at('/app/poll', 'the menu of an open poll', asMenu(ofPoll('Tempus fugit'))),
  at('/app/poll', 'deleting a poll', asDialog(asMenu(ofPoll('Festina lente')), choose(listText.list.delete))),
  at('/app/poll', 'opening a poll', asDialog(pressWith(openText.button))),
  at('/app/poll', 'the menu of a survey', asMenu(ofSurvey('Carpe diem'))),
  at('/app/poll', 'the link of a survey', asDialog(asMenu(ofSurvey('Carpe diem')), choose(surveyMenu.link))),
  at('/app/poll', 'ending a survey', asDialog(asMenu(ofSurvey('Carpe diem')), choose(surveyMenu.complete))),
  at('/app/poll/create', 'the bank of questions', asDialog(press(askingText.add.bank))),
  ofLanguages('one more language', asMenu(languagesText.addLabel)),
  ofLanguages('a language to be removed', asDialog(press(languagesText.remove))),
  at('/app/surveys/create', 'importing questions', asDialog(press(buildingText.add.import))),
  ofResults('a run', asDialog(press(resultsText.run.manage))),
  ofResults('the QR code', asDialog(press(resultsText.run.manage), press(runsText.link.qr))),
  ofResults('a new kiosk', asDialog(press(resultsText.run.manage), press(kiosksText.make))),
  ofResults('a sheet of codes', asDialog(press(resultsText.run.manage), press(codeSheetsText.make))),
  ofResults('printing a sheet again', asDialog(press(resultsText.run.manage), pressWith(codeSheetsText.reprint))),
  ofResults('revoking a sheet', asDialog(press(resultsText.run.manage), pressWith(codeSheetsText.revoke))),
  ofBallots('a run with ballots', asDialog(press(resultsText.run.manage))),
  ofBallots('a reminder', asDialog(press(resultsText.run.manage), press(runText.reminders.byHand))),
  {
    ...at('/app/poll/:pollId/take', 'what becomes of answers by ballots', (page) =>
      page.getByText(answerFormText.statementMore, { exact: true }).click(),
    ),
    path: ({ byBallots }) => paths.pollTake(byBallots.id),
  },
  ofResults('a schedule', asDialog(press(resultsText.run.manage), press(scheduleText.button))),
];

const ofTaking = (named: string, open: Step): Screen => ({
  ...at('/app/poll/:pollId/take', named, open),
  path: ({ byBallots }) => paths.pollTake(byBallots.id),
});
/** Answers by a ballot, unless that was done before; the receipt. */
const ANSWERED: Step = async (page) => {
  const [five, receipt] = [
    page.getByRole('radio', { name: '5', exact: true }),
    page.getByRole('heading', { name: ballotText.sent.title }),
  ];
  await five.or(receipt).first().waitFor();
  if (await five.isVisible()) {
    await five.check();
    await press(answerFormText.send)(page);
  }
  await receipt.waitFor();
};
/** As in another browser. */
const ELSEWHERE: Step = async (page) => {
  await ANSWERED(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/^tonus:(by-)?ballot:/.test(key)) localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole('heading', { name: ballotText.elsewhere.title }).waitFor();
};
/** The keys are others than those of the run; they are asked for twice. */
const SUSPICIOUS: Step = async (page) => {
  await page.route(/\/api\/ballots\/[^/]+$/, (route) => route.fulfill({ json: { manifest: '{}' } }), { times: 2 });
  await page.reload();
  await page.getByRole('heading', { name: ballotText.suspicious.title }).waitFor();
};
const BALLOTS: readonly Screen[] = [
  ofTaking('a receipt', ANSWERED),
  ofTaking('the code of a receipt', asDialog(ANSWERED, press(ballotText.receipt.show))),
  ofTaking('forgetting an answer', asDialog(ANSWERED, press(ballotText.receipt.forget))),
  ofTaking('a ballot that another browser has', ELSEWHERE),
  ofTaking('one more ballot', asDialog(press(ballotText.elsewhere.again))),
  ofTaking('a check that has failed', SUSPICIOUS),
];

const WORK: readonly Screen[] = [
  at('/app/tasks', 'a new task', asDialog(press(boardText.create))),
  at('/app/tasks', 'a task that is refused', asDialog(press(boardText.create), key('Control+Enter'))),
  at('/app/tasks', 'the menu of a card', asMenu(boardText.menu('Lorem ipsum'))),
  at('/app/tasks', 'the keys', asDialog(press(boardText.keys.open))),
  at('/app/finance', 'how the cost of a person is worked out', asDialog(pressWith(employeesText.open))),
  at('/app/finance/rules', 'a new rule', asDialog(press(rulesText.add))),
  at('/app/finance/rules', 'a rule that is refused', asDialog(press(rulesText.add), press(ruleText.save))),
  at('/app/finance/offers', 'a request', asDialog(press(offersText.requestOf('Ludus')))),
];

const TEAM: readonly Screen[] = [
  at('/app?section=workspaces', 'inviting', asDialog(press(workspacesText.page.invite)), onlyOn(DESKTOP)),
  at('/app?section=workspaces', 'inviting on a phone', press(workspacesText.page.invite), onlyOn(PHONE)),
  at('/app?section=workspaces', 'the menu of a member', asMenu(workspacesText.members.actions('Livia Drusilla'))),
  ...(['editRole', 'finance', 'handOver', 'remove'] as const).map((entry) =>
    at(
      '/app?section=workspaces',
      `a member: ${entry}`,
      asDialog(asMenu(workspacesText.members.actions('Livia Drusilla')), choose(workspacesText.members[entry])),
    ),
  ),
  at('/app/settings/integrations', 'a new key of the API', asDialog(press(apiKeysText.create))),
  at('/app?section=workspaces', 'renaming', asDialog(press(workspacesText.page.rename))),
];

const { chats: botText } = integrationsText;
const BOTS: readonly Screen[] = [
  at('/app/settings/integrations', 'the form of a bot', (page) =>
    page
      .getByRole('region', { name: botText.names.max })
      .getByRole('button', { name: integrationsText.connect })
      .click(),
  ),
  at('/app/settings/integrations', 'disconnecting a bot', asDialog(press(botText.disconnect))),
  at(
    '/app/settings/profile',
    'a link to a bot',
    steps(press(botText.own.connect(botText.names.telegram)), (page) =>
      page.getByRole('link', { name: botText.own.open(botText.names.telegram) }).waitFor(),
    ),
  ),
];

const { consents: consentsText } = personalDataText;
const OWN_DATA: readonly Screen[] = [
  at(
    '/app/settings/my-data',
    'withdrawing a consent',
    asDialog(press(consentsText.withdrawNamed(consentsText.account))),
  ),
  at('/app/settings/my-data', 'a request to the company', asDialog(press(ownRequestsText.send))),
  at(
    '/app/settings/my-data',
    'withdrawing a request',
    asDialog(press(ownRequestsText.withdrawal.of(ownRequestsText.kinds.access))),
  ),
  at('/app/settings/data', 'an answer to a member', asDialog(press(dataRequestsText.answerOf('Plinius Gaius')))),
  ...(['answerOf', 'extendOf', 'refuseOf'] as const).map((what) =>
    at('/app/settings/data', what, asDialog(press(dataRequestsText[what]('Minor Seneca')))),
  ),
  ...(['endOf', 'removeOf'] as const).map((what) =>
    at('/app/settings/data', what, asDialog(press(dataRequestsText.block[what]('Minor Ovidius')))),
  ),
];

/** A file of people with a column of names. */
const chosen: Step = async (page) => {
  await page.getByRole('button', { name: importText.choose.choose, exact: true }).waitFor();
  const buffer = Buffer.from('Lorem\nSeneca Minor\n');
  await page.setInputFiles('input[type=file]', { name: 'lorem.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel(importText.columns.meaningOf('Lorem')).selectOption('name');
};
const mended: Step = async (page) => {
  await press(importText.columns.next)(page);
  const cell = page.getByRole('grid').getByText('Seneca Minor');
  await cell.click();
  await page.keyboard.press('F2');
  await page.keyboard.type('Ovidius');
  await page.keyboard.press('Enter');
  await press(`1. ${importText.page.steps.file}`)(page);
};
const IMPORT: readonly Screen[] = [
  at(
    '/app/employees/import',
    'leaving with a file',
    asDialog(chosen, (page) =>
      page.getByRole('link', { name: appText.sections.tasks, exact: true }).filter({ visible: true }).first().click(),
    ),
    onlyOn(DESKTOP),
  ),
  at(
    '/app/employees/import',
    'going over to another kind of data',
    asDialog(chosen, mended, (page) => page.getByText(importText.kinds.leavers, { exact: true }).click()),
    onlyOn(DESKTOP),
  ),
];

const FACTORS: readonly Screen[] = [
  at(
    '/app/settings/profile',
    'an app for codes',
    steps(press(factorsText.totp.add), (page) => page.getByRole('img', { name: factorsText.setup.qr }).waitFor()),
  ),
  at('/app/settings/profile', 'a new passkey', press(factorsText.passkeys.add)),
];

const { contacts: contactsText } = peopleText;
const CONTACTS: readonly Screen[] = [
  at('/app?section=employees', 'somebody without an account', asDialog(press(contactsText.add))),
  at(
    '/app?section=employees',
    'a list of people without an account',
    asDialog(press(contactsText.add), press(contactsText.several)),
  ),
  at('/app/settings/integrations', 'the form of SMS', (page) =>
    page
      .getByRole('region', { name: integrationsText.sms.title, exact: true })
      .getByRole('button', { name: integrationsText.connect })
      .click(),
  ),
];

const SIGN_IN: readonly Screen[] = [
  at('/app/settings/sign-in', 'a provider that is being connected', press(signInSettingsText.provider.connect)),
];

const CONNECTIONS: readonly Screen[] = [
  at('/app/settings/integrations', 'a new receiver of events', press(webhooksText.create)),
  at('/app/settings/integrations', 'how events are connected', async (page) => {
    const { help, tableTitle, chatTitle } = webhooksText;
    for (const part of [help, tableTitle, chatTitle]) await page.getByText(part, { exact: true }).click();
  }),
  ...[peopleSourceText, taskSourceText].map(({ title }) =>
    at('/app/settings/integrations', `the form of the panel “${title}”`, (page) =>
      page
        .getByRole('region', { name: title, exact: true })
        .getByRole('button', { name: integrationsText.connect })
        .click(),
    ),
  ),
  at(
    '/app/settings/integrations',
    'a token of the directory',
    steps(press(directoryText.make), (page) => page.getByLabel(directoryText.fresh, { exact: true }).waitFor()),
  ),
];

/** Dialogs, menus and drawers, with what leads to them, for the owner. */
export const OPENED: readonly Screen[] = [
  ...SHELL,
  ...ASKING,
  ...BALLOTS,
  ...WORK,
  ...TEAM,
  ...BOTS,
  ...OWN_DATA,
  ...FACTORS,
  ...CONTACTS,
  ...SIGN_IN,
  ...CONNECTIONS,
  ...IMPORT,
];
