import { useEffect } from 'react';
import { commonText } from '#text/common/common.ts';

/** Names the browser tab: “Polls – Tonus”. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = commonText.documentTitle(title);
  }, [title]);
}
