import type { signInText as Russian } from '../../ru/accounts/sign-in.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

/** Words of coming in by a provider: the buttons of the login, and the page that a provider leads back to. */
export const signInText: Catalogue<typeof Russian> = {
  or: 'or',
  named: (name, isCompany) => (isCompany ? quoted(name) : name),
  by: (provider) => `Continue with ${provider}`,
  byCompany: 'Log in through your company',
  leaving: 'Opening the login page…',
  startFailed: 'Could not open the login page. Try again',
  ownerAlone:
    'By any other way only the owner can open the company’s workspace: they can log in with a password and allow other ways for everyone for a while.',
  nothingKept:
    'This browser keeps no site data, so you could not come back from the login page. Allow it to, or log in with your password',
  company: {
    title: 'Log in through your company',
    text: 'Enter your work address: it tells us where the people of your company log in.',
    email: 'Work email',
    submit: 'Continue',
    searching: 'Searching…',
    failed: 'Could not find the login of your company. Try again',
    none: (domain) => `Addresses at ${domain} have no company login. Check the address, or log in with your password`,
  },
  portal: {
    title: 'Log in through Bitrix24',
    about: 'Enter the address of your company’s portal. We will remember it on this device.',
    address: 'Address of the portal',
    placeholder: 'company.bitrix24.com',
    wrong: 'Enter the address of your portal, for example company.bitrix24.com',
    submit: 'Go to the portal',
  },
  captured: {
    text: (provider) => `With this address you log in through ${quoted(provider)}: you need no Tonus password.`,
    textOnly: (provider) =>
      `With this address you enter the company’s workspace through ${quoted(provider)} only: a Tonus password does not open it.`,
    action: (provider) => `Log in through ${quoted(provider)}`,
  },
  page: {
    title: 'Login',
    progress: 'Logging you in…',
    connected: (name) => `You can now log in through ${name}`,
    again: 'Try again',
    otherWay: 'Log in another way',
    toProfile: 'Back to settings',
    registration: {
      title: 'Create your account',
      text: (provider) => `This came from ${provider}. Check it, add what is missing and give your consent.`,
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      emailNote: 'The address is confirmed. It stays as it is here; later you can change it in your profile',
      emailAsked: 'The address is not confirmed yet: we will send an email to it to make sure that it is yours',
      joins: (company) => `You will be in the workspace ${quoted(company)} at once.`,
      submit: 'Create account',
      submitting: 'Creating…',
      failed: 'Could not create the account. Try again',
      have: 'Already have an account with another address? Log in to it and connect this login in your profile.',
    },
    join: {
      title: 'Is this your account?',
      text: (email, provider) =>
        `There is an account with the address ${email}. Enter its password once, and from then on you will log in through ${provider}.`,
      why: 'We ask for the password so that no one can get into your account with a login of their own that has the same address.',
      password: 'Tonus password',
      submit: 'Log in and connect',
      submitting: 'Checking…',
      failed: 'Could not log in. Try again',
    },
    failures: {
      refused: {
        title: 'Login cancelled',
        text: (provider) =>
          `You did not confirm the login, and ${provider} has given us nothing. Try again, or log in another way.`,
      },
      provider: {
        title: 'The login did not work',
        text: (provider) =>
          `${provider} answered with an error. It usually passes: try again in a minute, or log in another way.`,
      },
      down: {
        title: 'The login page does not answer',
        text: (provider) =>
          `${provider} does not answer at the moment. Wait a minute and try again, or log in another way.`,
      },
      late: {
        title: 'The time to log in is over',
        text: (_provider) => 'You have ten minutes to log in, and each attempt works once. Start again.',
      },
      elsewhere: {
        title: 'This login began elsewhere',
        text: (_provider) =>
          'A login can only be finished in the browser and the tab where it began. Go back there, or start again here.',
      },
      lapsed: {
        title: 'The company login has stopped',
        text: (_provider) =>
          'The company no longer confirms its domain, so its login does not work for it. Tell whoever sets up Tonus in your company. If you have a password, log in with it.',
      },
      refusedHere: { title: 'Could not log you in' },
    },
  },
};
