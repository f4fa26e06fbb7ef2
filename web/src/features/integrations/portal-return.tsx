import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { workspaceOfState } from '#shared/rules/portal-address.ts';
import { LANGUAGE } from '#text/format.ts';
import { portalAppText } from '#text/integrations/portal-app.ts';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { addressIn } from '#web/lib/page-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { MessagePage } from '#web/ui/message-page.tsx';
import { toast } from '#web/ui/toast.ts';
import { takeLanguage } from './lib/kept-language.ts';

const text = portalAppText.page;

/** Where a portal sends somebody back to who has let the application in: connects it, or says why not. */
export function PortalReturn({ waiting }: { readonly waiting: ReactNode }) {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  useDocumentTitle(text.title);

  useEffect(() => {
    let here = true;
    finish(query).then(
      (warnings) => {
        if (!here || warnings === null) return;
        if (warnings === 'refused') return setFailure(text.refused);
        toast([text.connected, ...warnings].join('. '));
        void navigate(paths.settingsIntegrations, { replace: true });
      },
      (error: unknown) => here && setFailure(messageOf(error)),
    );
    return () => {
      here = false;
    };
  }, [query, navigate]);

  if (failure === null) return waiting;
  return (
    <MessagePage title={text.failed} text={failure}>
      <Link to={paths.connect('bitrix24')} className="button">
        {text.back}
      </Link>
    </MessagePage>
  );
}

/** What will not work, in words; null where the page goes on in another language. */
type End = readonly string[] | 'refused' | null;

/** Each answer of a portal is handed on once, however often the page is drawn. */
const answers = new Map<string, Promise<End>>();

function finish(query: URLSearchParams): Promise<End> {
  const key = query.toString();
  const known = answers.get(key);
  if (known) return known;
  const answer = connect(query);
  answers.set(key, answer);
  return answer;
}

async function connect(query: URLSearchParams): Promise<End> {
  const language = takeLanguage();
  if (language !== LANGUAGE) {
    window.location.replace(addressIn(language));
    return null;
  }
  // A code is worth nothing any more, and no history needs to keep it.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
  const id = workspaceOfState(state);
  if (id === null || code === '') return 'refused';
  const { warnings } = await callApi(bitrix24.finishBitrix24App, { params: { id }, body: { code, state } });
  return warnings;
}
