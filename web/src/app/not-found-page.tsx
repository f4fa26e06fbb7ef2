import { Link, useNavigate } from 'react-router-dom';
import { appText } from '#text/common/app.ts';
import { commonText } from '#text/common/common.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { MessagePage } from '#web/ui/message-page.tsx';
import { paths } from '#web/lib/paths.ts';

/** Any address the product does not know. */
export function NotFoundPage() {
  const navigate = useNavigate();
  useDocumentTitle(appText.notFound.title);
  return (
    <MessagePage title={appText.notFound.title} text={appText.notFound.text}>
      <Link to={paths.home} className="button">
        {commonText.toHome}
      </Link>
      <button type="button" className="button button-outline" onClick={() => navigate(-1)}>
        {commonText.back}
      </button>
    </MessagePage>
  );
}
