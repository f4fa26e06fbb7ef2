import { authText } from '#text/accounts/login.ts';
import { signInText } from '#text/accounts/sign-in.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { landingText } from '#text/site/landing.ts';
import { DESKTOP } from '#tests/e2e/browser.ts';
import { paths } from '#web/lib/paths.ts';
import { openNotice } from './notice.ts';
import type { Screen } from './screen.ts';
import { press, asDialog, at, onlyOn } from './steps.ts';

/** Dialogs with what leads to them, for whoever has no account. */
export const OPENED_FOR_GUESTS: readonly Screen[] = [
  at('/', 'logging in', asDialog(press(landingText.login)), onlyOn(DESKTOP)),
  at(
    '/',
    'a login that is refused',
    asDialog(press(landingText.login), (page) =>
      page.getByRole('dialog').getByRole('button', { name: authText.login, exact: true }).click(),
    ),
    onlyOn(DESKTOP),
  ),
  at('/', 'a forgotten password', asDialog(press(landingText.login), press(authText.forgotPassword)), onlyOn(DESKTOP)),
  at(
    '/',
    'coming in through a company',
    asDialog(press(landingText.login), press(signInText.byCompany)),
    onlyOn(DESKTOP),
  ),
  at(
    '/',
    'coming in through Bitrix24',
    asDialog(press(landingText.login), press(signInText.by(signInErrors.names.bitrix24))),
    onlyOn(DESKTOP),
  ),
  at('/', 'registering', asDialog(press(landingText.login), press(authText.toRegistration)), onlyOn(DESKTOP)),
  {
    ...at('/p/:code', 'the notice about data', openNotice),
    path: ({ pulse }) => paths.publicPoll(pulse.poll.id, pulse.open.public_token!),
  },
  {
    ...at('/s/:link', 'the text of a consent', openNotice),
    path: ({ survey }) => paths.publicSurvey(survey.share_link!),
  },
];
