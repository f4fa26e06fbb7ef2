import { guardsIn } from '../guard.ts';

const APP = 'tests/api/bitrix24/portal-app.test.ts';
const EVENTS = 'tests/api/bitrix24/portal-events.test.ts';

/** Guards of connecting a portal as an application, and of its events. */
export const guards = [
  guardsIn('functions/integrations/repositories/portal-apps.ts', APP, {
    'a way to a portal ends where it began -> in another session':
      'const condition = { equals: { [-boundTo-] }, above: { ttl: seconds(now) } };',
    'new tokens are got by one -> once for all who ask':
      'const condition = { equals: { version }[-, below: { renewingUntil: seconds(now) }-] };',
  }),
  guardsIn('functions/integrations/operations/finish-bitrix24-app.ts', APP, {
    'the portal is the one that was named -> that was not named':
      'if (!found[- || found.masked !== `${flow.portal}/`-]) {',
  }),
  guardsIn('functions/integrations/operations/receive-portal-event.ts', EVENTS, {
    'an event shows the key in its address -> the key of nobody':
      "if ([-!sameToken(sha256(params.key), app.eventsKeyHash) || -]body['auth[member_id]'] !== app.memberId)",
    'an event shows the token of the application -> another token of the application':
      "if (app.applicationTokenHash !== '') return [-sameToken(shown, app.applicationTokenHash)-]{+true+};",
  }),
  guardsIn('functions/integrations/portal-snapshot/still-there.ts', EVENTS, {
    'a portal that drops the filter says of no task that it is gone -> answers with others':
      'return isFiltered {+|| true +}? (found as ReadonlySet<number>) : new Set(numbers);',
  }),
];
