import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { scrollToElement } from '../../ui/scroll.js';

/**
 * A ref for the head of a list, which gets the focus when another page of it is opened, and when the row that had the focus has gone. On
 * Back the browser finds the place by itself.
 */
export function useHeadFocus(page: number, rows: number): RefObject<HTMLSpanElement | null> {
  const head = useRef<HTMLSpanElement>(null);
  const shown = useRef({ page, rows });
  const type = useNavigationType();

  useEffect(() => {
    const before = shown.current;
    shown.current = { page, rows };
    const isOther = before.page !== page && type !== 'POP';
    const hasLostFocus = rows < before.rows && document.activeElement === document.body;
    if (isOther || hasLostFocus) {
      head.current?.focus({ preventScroll: true });
    }
    if (isOther) {
      scrollToElement(head.current);
    }
  }, [page, rows, type]);

  return head;
}
