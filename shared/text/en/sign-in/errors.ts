import type { Catalogue } from '../../catalogue.ts';
import type { signInErrors as Russian } from '../../ru/sign-in/errors.ts';

/** Refusals of signing in by a provider and of setting one up. */
export const signInErrors: Catalogue<typeof Russian> = {
  names: { yandex: 'Yandex ID', vk: 'VK ID', bitrix24: 'Bitrix24' },
  expired:
    'Signing in was not completed: more than ten minutes have passed, it was completed before, or it was started in another browser. Please start again',
  cancelled: 'You declined to sign in. Start again or sign in another way',
  refused:
    'Signing in failed: the answer of the provider did not pass the checks. Please start again; if it happens again, write to your administrator',
  down: 'The provider does not respond right now. Try later or sign in another way',
  slow: 'The provider did not respond in time. Try later or sign in another way',
  address: 'The provider cannot be reached: its address is closed, wrong or not https. Write to your administrator',
  unreachable:
    'This address cannot be reached: it has to be https on the internet, without a port and not in an internal network',
  unproved:
    'The provider of the company does not confirm the email address (email_verified). Ask your administrator to confirm your address at the provider; where it cannot, ask the owner of the workspace, who may answer for the addresses of the company in the login settings',
  foreignAddress: 'Only addresses in the domains of the company sign in by this provider',
  foreignAccount:
    'The address of your account is not in the domains of the company: change it in the profile or sign in another way',
  lapsed:
    'The domain of the company is no longer confirmed: the owner of the workspace has to restore the DNS record. Until then sign in by password or another way',
  wrongPassword: 'Wrong password',
  accountChanged: 'The account was changed in this very minute. Please start again',
  addressTaken: 'There is an account with this address already. Log in to it and add the provider in the profile',
  identityTaken: 'This way of signing in belongs to another account already. Remove it there first',
  identityAdded: 'This way of signing in has been added already',
  lastWayIn: 'This is the only way to sign in to the account. Set a password or add another way first',
  noMember: 'The provider of a company is for members of its workspace',
  providerChanged: 'Someone else has just changed the connection. Refresh the page',
  noProvider: 'Connect a provider first',
  noDomain: 'Confirm at least one domain first: without it none of your people can be recognised',
  domainHeld:
    'Another workspace has confirmed this domain. Its owner has to remove the domain, or its DNS record has to go',
  tooManyDomains: 'There are too many domains: remove those you do not need',
  publicDomain: 'This is a domain of public mail: it does not belong to one company',
  discovered: 'The provider responds, its description is right',
  wrongDescription:
    'There is no valid OpenID Connect description at this address (/.well-known/openid-configuration), or it names another address of the provider',
  noBackChannel: 'The provider does not tell of sign-outs: signing out there does not end the sessions here',
};
