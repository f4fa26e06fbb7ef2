import { useNavigate, useParams } from 'react-router-dom';
import { auth } from '#shared/contract/auth.ts';
import { callApi } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { joiningText } from '#text/common/joining.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { MessagePage } from '#web/ui/message-page.tsx';
import { AcceptWithAccount } from './accept-with-account.tsx';

const text = joiningText.verification;

/** Behind the link that shows whose an address is: a press says it, of the account that asked, not the visit. */
export default function VerifyEmailRoute() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  useDocumentTitle(text.title);
  return (
    <MessagePage title={text.title} text={text.text}>
      <AcceptWithAccount
        words={text}
        accept={() => callApi(auth.verifyEmail, { body: { token } })}
        onAccepted={() => navigate(paths.app)}
      />
    </MessagePage>
  );
}
