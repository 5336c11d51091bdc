import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { guideParts } from '../paths.js';
import { arriveAt } from '../use-route-focus.js';

/** Goes to the part of the guide that the address asks for: rendered with the guide, which isn't there yet when its page is shown. */
export function ArriveLate() {
  const { hash } = useLocation();
  const asked = useRef(hash);
  useEffect(() => {
    if (guideParts.some((part) => `#${part}` === asked.current)) {
      arriveAt(asked.current);
    }
  }, []);
  return null;
}
