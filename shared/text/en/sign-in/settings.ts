import type { signInSettingsText as Russian } from '../../ru/sign-in/settings.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

/** Words of the settings by which people of a workspace come in through a provider of its own. */
export const signInSettingsText: Catalogue<typeof Russian> = {
  noPermission: 'The owner of the workspace decides how people log in to Tonus. Ask them to open this page.',
  loadFailed: 'Could not load the login settings',
  copy: 'Copy',
  copyOf: (what) => `Copy: ${what}`,
  copied: 'Copied',
  copyByHand: 'The browser did not allow copying. Select the text and copy it yourself',
  provider: {
    title: 'Login through your own provider',
    on: 'connected',
    off: 'not connected',
    purpose:
      'People log in to Tonus as they do to the other services of the company: through Keycloak, Blitz, ADFS or another OpenID Connect provider. It works on every plan.',
    connect: 'Connect a provider',
    first: 'First create a client (an application) at the provider and give it these addresses:',
    redirect: 'Return address (redirect URI)',
    backChannel: 'Logout address (back-channel logout)',
    told: 'Then enter what the provider tells you:',
    name: 'Name on the login button',
    namePlaceholder: 'Acme',
    nameHint: 'The button will say “Log in through …”',
    issuer: 'Address of the provider (issuer)',
    issuerHint: 'For example https://sso.company.com/realms/staff, without .well-known',
    check: 'Check',
    checkAgain: 'Check the connection',
    checking: 'Checking…',
    checkFailed: 'Could not check the address. Try again',
    clientId: 'Client ID',
    secret: 'Client secret',
    secretKeep: 'Leave empty to keep the one there is',
    secretHint: 'We keep it encrypted and show it to no one again, not even to you',
    showSecret: 'Show the secret',
    save: 'Save',
    saving: 'Checking and saving…',
    saveFailed: 'Could not save the provider. Try again',
    saved: 'The provider is connected',
    cancel: 'Cancel',
    edit: 'Edit',
    since: 'Connected',
    remove: 'Disconnect',
    removeTitle: 'Disconnect the provider?',
    removeAction: 'Disconnect the provider',
    removeText:
      'No one will be able to log in through it any more. Accounts, roles and answers stay: anyone who has used nothing but the provider can set a password with “Forgot your password?”.',
    removed: 'The provider is disconnected',
  },
  domains: {
    title: 'Email domains',
    purpose:
      'Confirm the email domains your people use. The provider vouches for addresses at these domains only, and on the login page such an address leads straight to it.',
    later: 'Domains are added once a provider is connected.',
    domain: 'Email domain',
    placeholder: 'company.com',
    add: 'Add',
    adding: 'Adding…',
    addFailed: 'Could not add the domain. Try again',
    states: { waiting: 'waiting for the record', proved: 'confirmed', lapsed: 'the record is gone' },
    checked: (moment) => `Checked ${moment}`,
    neverChecked: 'Not checked yet',
    how: {
      waiting:
        'Add this TXT record to the DNS of the domain: usually an administrator does that. It appears within minutes, sometimes within a day. Leave it there for good: we look for it when someone logs in through the provider.',
      proved: 'The record is there, and we look for it when someone logs in through the provider. Do not remove it.',
      lapsed:
        'The record is gone, so no one can log in through the provider with an address at this domain. Put it back and press “Check the record”.',
    },
    recordName: 'Name of the record',
    recordValue: 'Value',
    showRecord: 'Show the record',
    check: 'Check the record',
    checkOf: (domain) => `Check the record of ${domain}`,
    checking: 'Checking…',
    checkFailed: 'Could not check the record. Try again',
    found: (domain) => `The domain ${domain} is confirmed`,
    notFound: 'The record cannot be seen yet. If you have only just added it, check again in a few minutes',
    remove: 'Remove',
    removeOf: (domain) => `Remove the domain ${domain}`,
    question: (domain) =>
      `Remove ${domain}? No one will be able to log in through the provider with an address there, and to bring the domain back you will need a new record.`,
    removeAction: 'Remove the domain',
    keep: 'Keep it',
    removeFailed: 'Could not remove the domain. Try again',
  },
  rules: {
    title: 'Who comes in through the provider',
    joins: 'New people join the workspace automatically',
    joinsAbout: 'Whoever logs in for the first time becomes a member at once. Otherwise they need an invitation first.',
    role: 'Role of new people',
    team: 'Team of new people',
    teamPlaceholder: 'No team',
    groups: 'Rules for groups',
    groupsAbout:
      'If the provider sends groups (the “groups” field), role and team can depend on them. The first rule that matches applies.',
    group: 'Group at the provider',
    groupOf: (place) => `Rule ${place}: group`,
    roleOf: (place) => `Rule ${place}: role`,
    teamOf: (place) => `Rule ${place}: team`,
    removeRule: (place) => `Remove rule ${place}`,
    addRule: 'Add a rule',
    vouches: 'The company vouches for addresses',
    vouchesAbout: (domains) =>
      domains.length === 0
        ? 'Confirm at least one domain first.'
        : `For providers that do not say whether an address is verified (Microsoft Entra, for example). We will treat addresses at ${domains.join(', ')} as verified. Turn it on if people cannot change the address of their own account at the provider.`,
    only: 'Login through the provider only',
    onlyAbout: (domains) =>
      domains.length === 0
        ? 'No domain is confirmed yet, so for now this affects no one.'
        : `Members with addresses at ${domains.join(', ')} will enter this workspace through the provider only, including those already logged in with a password. Their other workspaces stay open to them.`,
    onlyBut:
      'A Tonus password still works for you as the owner, should the provider not answer, and for members with addresses at other domains.',
    onlyTitle: 'Allow login through the provider only?',
    onlyAction: 'Yes, through the provider only',
    onlyCheck: 'Before you turn it on, log in through the provider yourself to make sure that everything works.',
    save: 'Save the rules',
    saving: 'Saving…',
    saved: 'The rules are saved',
    saveFailed: 'Could not save the rules. Try again',
    unsaved: 'There are unsaved changes',
    leaveTitle: 'Leave without saving?',
    leaveText: (name) =>
      `The changes to the rules of the login through ${quoted(name)} are not saved and will be lost.`,
    leaveAction: 'Leave',
  },
};
