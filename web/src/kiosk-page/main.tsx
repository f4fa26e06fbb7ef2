import { openPage } from '#web/poll-page/open-page.tsx';
import '#web/ui/layout/layout.css';
import './kiosk.css';
import { kioskText as text } from '#text/kiosk-page.ts';
import { Kiosk } from './kiosk.tsx';
import { readKioskToken } from './link.ts';
import { Message } from './message.tsx';
import { openStore } from './store.ts';
import { openTablet } from './tablet.ts';
import { keepPage } from './worker.ts';

void openPage(async () => {
  const token = readKioskToken(window.location.pathname);
  if (token === null) return alone(text.gone, text.goneHint);
  keepPage();
  const store = await openStore().catch(() => null);
  if (store === null) return alone(text.noStore, text.noStoreHint);
  return <Kiosk tablet={await openTablet(token, store)} />;
});

function alone(title: string, hint: string) {
  return (
    <main className="kiosk kiosk-left">
      <Message title={title}>
        <p>{hint}</p>
      </Message>
    </main>
  );
}
