import type { Page } from 'playwright-core';

/** What a screen says to whoever looks at it or has it read aloud. */
export interface Look {
  readonly language: string;
  /** Texts, names and hints, each once. */
  readonly said: readonly string[];
  /** Texts that do not fit where they stand. */
  readonly cut: readonly string[];
  /** How many pixels of the page stick out sideways. */
  readonly sticksOut: number;
}

/** Looks at a page as it is. Runs within it: nothing outside the function is there. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'alt'];
    const ATTRIBUTES = [...SPOKEN, 'title', 'label'];
    const said = new Set([document.title]);
    const cut = new Set<string>();
    const root = document.documentElement;
    const own = (element: Element) => (element.closest('[lang]') ?? root) === root;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

    for (const element of document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
      if (!own(element) || !isSeen(element)) continue;
      for (const name of ATTRIBUTES) said.add(element.getAttribute(name) ?? '');
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement!;
      // A word that may break in the middle is one word.
      const words = (element.querySelector(':scope > wbr') ? element.textContent : text.data).trim();
      if (words === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue;
      if (!own(element) || !(isSeen(element) || element.tagName === 'OPTION')) continue;
      // Code that is copied is in no language.
      if (element.closest('pre')) continue;
      said.add(words);
      if (isCut(text, element)) cut.add(words);
    }
    said.delete('');
    return {
      language: root.lang,
      said: [...said],
      cut: [...cut],
      sticksOut: root.scrollWidth - root.clientWidth,
    };

    /** Whether something hides a part of a text for good: what can be scrolled to is not hidden. */
    function isCut(text: Text, parent: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      if (place.width <= 1 || place.height <= 1) return false;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // For readers aloud alone.
        if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') return false;
        if (hides(style.overflowX) && (place.right > box.right + 1 || place.left < box.left - 1)) return true;
        // Lines are higher than their letters.
        const slack = Number.parseFloat(style.fontSize) * 0.4;
        if (hides(style.overflowY) && (place.bottom > box.bottom + slack || place.top < box.top - slack)) return true;
        if (/auto|scroll/.test(style.overflow) || style.position === 'fixed') return false;
      }
      return false;
    }

    function hides(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip';
    }
  });
}
