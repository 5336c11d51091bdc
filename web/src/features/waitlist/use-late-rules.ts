import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { WaitlistRulesProps } from './WaitlistRules.js';
import type { WaitlistDraft } from './waitlist-view.js';

export type LoadRules = () => Promise<ComponentType<WaitlistRulesProps>>;

const nearby = '300px';

function textsOf(form: HTMLFormElement | null): Omit<WaitlistDraft, 'pressed'> {
  const data = form ? new FormData(form) : new FormData();
  const text = (name: string) => String(data.get(name) ?? '');
  return { name: text('name'), email: text('email'), city: text('city'), choice: text('choice') };
}

/**
 * Fetches a form's rules when somebody touches it or, with `early`, when it comes near the window. `onFailure`: they didn't come
 * although the button was pressed.
 */
export function useLateRules(form: RefObject<HTMLFormElement | null>, load: LoadRules, early: boolean, onFailure: () => void) {
  const [arrival, setArrival] = useState<{ Rules: ComponentType<WaitlistRulesProps> } | null>(null);
  const [isPressed, setPressed] = useState(false);
  const pressed = useRef(false);

  const mark = (is: boolean) => {
    pressed.current = is;
    setPressed(is);
  };

  const fetchRules = async () => {
    try {
      const Rules = await load();
      setArrival((before) => before ?? { Rules });
    } catch {
      // Whoever only passed by needn't know; the next touch tries again.
      if (pressed.current) {
        mark(false);
        onFailure();
      }
    }
  };

  const latestFetch = useRef(fetchRules);
  useEffect(() => {
    latestFetch.current = fetchRules;
  });
  useEffect(() => {
    if (!form.current || !early || typeof IntersectionObserver === 'undefined') {
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          void latestFetch.current();
        }
      },
      { rootMargin: nearby },
    );
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form, early]);

  // Read by the rules while they move in, not before: letters typed until then would be lost.
  const readDraft = useCallback(() => ({ ...textsOf(form.current), pressed: pressed.current }), [form]);

  return {
    Rules: arrival?.Rules,
    readDraft,
    isPressed,
    touch: () => {
      if (!arrival) {
        void fetchRules();
      }
    },
    press: () => {
      mark(true);
      void fetchRules();
    },
  };
}
