import type { Catalogue } from '../../catalogue.ts';
import type { signInErrors as Russian } from '../../ru/sign-in/errors.ts';

/** Refusals of signing in by a provider and of setting one up. */
export const signInErrors: Catalogue<typeof Russian> = {
  names: { yandex: 'Yandex ID', vk: 'VK ID', bitrix24: 'Bitrix24' },
  expired:
    'The login was not completed: more than ten minutes have passed, it was completed before, or it was started in another browser. Start again',
  cancelled: 'You declined to log in. Start again, or log in another way',
  refused:
    'The login failed: the provider’s answer did not pass our checks. Start again; if it happens again, contact your administrator',
  down: 'The provider does not answer at the moment. Try later, or log in another way',
  slow: 'The provider did not answer in time. Try later, or log in another way',
  address: 'The provider cannot be reached: its address is closed, wrong or not https. Contact your administrator',
  unreachable:
    'This address cannot be reached: it has to be https on the internet, without a port and not in an internal network',
  unproved:
    'The company’s provider does not confirm the email address (email_verified). Ask your administrator to confirm your address at the provider; if the provider cannot do that, ask the owner of the workspace, who can vouch for the company’s addresses in the login settings',
  foreignAddress: 'Only addresses at the company’s domains can log in through this provider',
  foreignAccount:
    'The address of your account is not at the company’s domains: change it in the profile, or log in another way',
  lapsed:
    'The company’s domain is no longer confirmed: the owner of the workspace has to restore the DNS record. Until then log in with a password or another way',
  wrongPassword: 'Wrong password',
  accountChanged: 'The account has just been changed. Start again',
  addressTaken: 'There is an account with this address already. Log in to it and add the provider in the profile',
  identityTaken: 'This way to log in already belongs to another account. Remove it there first',
  identityAdded: 'This way to log in has been added already',
  lastWayIn: 'This is the only way to log in to the account. Set a password or add another way first',
  noMember: 'The provider of a company is for members of its workspace',
  providerChanged: 'Someone else has just changed the connection. Refresh the page',
  noProvider: 'Connect a provider first',
  noDomain: 'Confirm at least one domain first: without it none of your people can be recognised',
  domainHeld:
    'Another workspace has confirmed this domain. Its owner has to remove the domain, or its DNS record has to go',
  tooManyDomains: 'There are too many domains: remove those you do not need',
  publicDomain: 'This is a domain of public mail: it does not belong to one company',
  discovered: 'The provider answers, and its description is right',
  wrongDescription:
    'There is no valid OpenID Connect description at this address (/.well-known/openid-configuration), or it names another address of the provider',
  noBackChannel: 'The provider does not report logouts: logging out there does not end the sessions here',
};
