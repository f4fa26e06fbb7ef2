import { speakOf } from '#web/poll-page/language/language.ts';
import { openPage } from '#web/poll-page/open-page.tsx';
import '#web/ui/layout/layout.css';
import './kiosk.css';
import { kioskText as text } from '#text/kiosk-page.ts';
import { offerOf } from './asked-run.ts';
import { Kiosk } from './kiosk.tsx';
import { readKioskToken } from './link.ts';
import { Message } from './message.tsx';
import { openStore } from './store.ts';
import { openTablet } from './tablet.ts';
import { keepPage } from './worker.ts';

void openPage(async () => {
  const token = readKioskToken(window.location.pathname);
  if (token !== null) keepPage();
  const store = token === null ? null : await openStore().catch(() => null);
  const tablet = token === null || store === null ? null : await openTablet(token, store);
  const { language } = offerOf(tablet?.now().known?.kiosk ?? null);
  await speakOf(language === undefined ? {} : { language });
  if (tablet) return () => <Kiosk tablet={tablet} />;
  return () =>
    token === null ? (
      <Alone title={text.gone} hint={text.goneHint} />
    ) : (
      <Alone title={text.noStore} hint={text.noStoreHint} />
    );
});

function Alone({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <main className="kiosk kiosk-left">
      <Message title={title}>
        <p>{hint}</p>
      </Message>
    </main>
  );
}
