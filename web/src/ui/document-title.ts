import { useEffect } from 'react';
import { commonText } from '#text/common/common.ts';

/** Names the browser tab: «Опросы — Тонус». */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — ${commonText.brand}`;
  }, [title]);
}
